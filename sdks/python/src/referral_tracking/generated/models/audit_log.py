# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of audit log."""

from __future__ import annotations

import datetime
from dataclasses import dataclass

from ..._model import UNSET, Model, Unset
from .shared import Page, RotationWarning


@dataclass(slots=True)
class AuditEntryList(Model):
    data: list[AuditEntry]
    """The entries of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class AuditEntryActor(Model):
    """Who made it."""

    kind: str
    """`operator` is a person with a shell on the server, and `system` the service itself. Known values: account, partner, operator, system."""
    id: int | None
    """The account or partner; null for the operator and the system."""
    email: str | None
    """The e-mail address of the account, or null."""


@dataclass(slots=True)
class AuditEntryTarget(Model):
    """The record that was changed."""

    kind: str
    """Its kind."""
    id: int | None
    """Its identifier."""


@dataclass(slots=True)
class AuditEntryBefore(Model):
    """The fields that changed, as they were before."""


@dataclass(slots=True)
class AuditEntryAfter(Model):
    """The same fields afterwards."""


@dataclass(slots=True)
class AuditEntry(Model):
    """A change of a record."""

    id: int
    """The entry."""
    created_at: datetime.datetime
    """When the change was made."""
    actor: AuditEntryActor
    """Who made it."""
    credential: str | None
    """The kind and identifier of the credential, such as `token 7`, or null."""
    request_id: str | None
    """The `X-Request-ID` of the request, or null."""
    action: str
    """What was done, such as `program.update`."""
    target: AuditEntryTarget
    """The record that was changed."""
    before: AuditEntryBefore
    """The fields that changed, as they were before."""
    after: AuditEntryAfter
    """The same fields afterwards."""
