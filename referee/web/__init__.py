"""The desk in a browser: asking, checking, a table told as it is played at, and the books; served on this machine.

    app         addresses, what every answer carries, who may ask
    pages       what stands at each address, as text: made in a worker, which has limits of time and of memory
    work        those workers
    uploads     texts that somebody gave to be checked, for a while
    addresses   where a page finds another, served or as a file
    site        the books as files, for a club's own server

Whatever somebody asks is in the address or in the form that he sends; nothing is kept but texts to be checked, and these only
as long as the desk runs. All pages are whole and work without their script.
"""
