"""`python -m referee`, the same as `referee`: whenever it is stopped, it says so in a sentence."""

import gc
import sys


def main() -> None:
    """Run the command line, whose loading may be stopped too."""
    try:
        from referee import cli

        cli.main()
    except KeyboardInterrupt:
        sys.stderr.write("referee: stopped\n")
        sys.exit(130)
    finally:
        gc.freeze()  # what is there goes with the process; to look through it for garbage takes long


if __name__ == "__main__":
    main()
