"""Tells Schemathesis about this service's records and credentials, and about the document's x- keys."""

from . import allowances, checks, coverage, formats, live  # noqa: F401  (importing registers hooks and checks)
