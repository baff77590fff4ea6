"""What Schemathesis cannot know of this service: its records, its credentials, and what the document says in x- keys."""

from . import allowances, checks, coverage, formats, live  # noqa: F401  (importing registers hooks and checks)
