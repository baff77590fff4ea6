# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of link hosts."""

from __future__ import annotations

import datetime
from dataclasses import dataclass

from ..._model import UNSET, Model, Unset
from .shared import Page, RotationWarning


@dataclass(slots=True)
class LinkHostList(Model):
    data: list[LinkHost]
    """The hosts of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class LinkHost(Model):
    """A host of a program, with the records that its DNS needs."""

    id: int
    """The host."""
    host: str
    """Its name, as browsers send it."""
    is_domain: bool
    """Whether it is the program's own domain, which is proved and at which nothing is served."""
    status: str
    """`pending`: there is no proof yet, or no more. Known values: pending, verified, failing."""
    cname_target: str | None
    """The name that a CNAME record of the host leads to: the service."""
    txt_name: str
    """The name of the TXT record that proves the host."""
    txt_value: str
    """The value of this record."""
    verified_at: datetime.datetime | None
    """Since when it is proved."""
    checked_at: datetime.datetime | None
    """When the name servers last said whether the record is there."""
    failing_since: datetime.datetime | None
    """When the record was last found, if it is missing since."""
    created_at: datetime.datetime
    """When it was added."""


@dataclass(slots=True)
class AddLinkHostRequest(Model):
    host: str
    """The name, such as `go.brand.dev`, without scheme, port and path."""


@dataclass(slots=True)
class LinkHostAnswer(Model):
    data: LinkHost
    """A host of a program, with the records that its DNS needs."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""
