"""A revoke that is established: under the laws of today a matter of its own, which its side's next act has brought up."""

from referee.core.expect import Revoke

ESTABLISHED_REVOKE = Revoke("established", name="established-revoke", says="a revoke that is established")
