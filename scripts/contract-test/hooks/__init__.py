"""The hooks for Schemathesis: this service's records and credentials, and the document's x- keys."""

from . import allowances, checks, coverage, formats, live  # noqa: F401  (importing registers hooks and checks)
