# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of sign in."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Literal, TypeAlias

from ..._model import UNSET, Model, Unset
from .shared import Notice, RotationWarning


@dataclass(slots=True)
class CliAuthStartAnswerData(Model):
    """The session."""

    state: str
    """Identifies the session."""
    user_code: str
    """Also shown on the page, so that the person can compare the two."""
    auth_url: str
    """The page on which the person signs in."""
    poll_url: str
    """The address to poll for the result."""
    expires_at: datetime.datetime
    """When the session expires, five minutes after its start."""
    interval_seconds: int
    """How long to wait between two polls."""


@dataclass(slots=True)
class CliAuthStartAnswer(Model):
    data: CliAuthStartAnswerData
    """The session."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class CliAuthCallbackRequest(Model):
    state: str
    """The session's `state`."""
    id_token: str
    """The issuer's ID token, with the nonce of the confirmed session."""


@dataclass(slots=True)
class CliAuthCallbackAnswerData(Model):
    """The session."""

    status: str
    """Always `complete`. Known values: complete."""


@dataclass(slots=True)
class CliAuthCallbackAnswer(Model):
    data: CliAuthCallbackAnswerData
    """The session."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class CliAuthPollAnswerData(Model):
    """The session."""

    status: str
    """The state of the session. Known values: pending, complete, expired."""
    token: str | Unset = UNSET
    """With `complete`: the login token, in plain text only here."""
    email: str | Unset = UNSET
    """With `complete`: the address of the account."""
    advertiser_id: int | None | Unset = UNSET
    """With `complete`: the account's advertiser, or null."""


@dataclass(slots=True)
class CliAuthPollAnswer(Model):
    data: CliAuthPollAnswerData
    """The session."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class CliAuthLogoutAnswerData(Model):
    """The login token."""

    status: str
    """The token is no longer accepted. Known values: signed_out."""


@dataclass(slots=True)
class CliAuthLogoutAnswer(Model):
    data: CliAuthLogoutAnswerData
    """The login token."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


CliInitRequestCommissionType: TypeAlias = Literal["percent", "fixed", "recurring_percent", "recurring_fixed"]


@dataclass(slots=True)
class CliInitRequest(Model):
    commission_type: CliInitRequestCommissionType
    """`percent` and `fixed` pay only the first sale of a subscription; the `recurring_*` types pay every sale."""
    commission_rate: float
    """Percent of the amount, at most 100, or major units of the program's currency, at most 1000000."""
    name: str
    """The name of the program."""
    domain: str
    """The brand's host name."""
    advertiser_id: int | Unset = UNSET
    """The account's own advertiser."""


@dataclass(slots=True)
class CliInitAnswerData(Model):
    """The program and its key."""

    program_id: int
    """The program."""
    program_slug: str
    """Its name in URLs, unique in the service: its first name in lower case, with hyphens, without accents."""
    name: str
    """Its name."""
    domain: str
    """Its domain."""
    api_key: str
    """Its API key, in plain text only here."""


@dataclass(slots=True)
class CliInitAnswer(Model):
    data: CliInitAnswerData
    """The program and its key."""
    notices: list[Notice] | Unset = UNSET
    """Hints about a request that was accepted: something in it is probably a mistake."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class CliProgramsAnswerDataItemCommission(Model):
    """The commission of partners."""

    type_: str
    """The commission type. Known values: percent, fixed, recurring_percent, recurring_fixed."""
    rate: float
    """Percent, or major units of the currency."""
    currency: str
    """The currency of the fixed types. Known values: USD, EUR, VND."""


@dataclass(slots=True)
class CliProgramsAnswerDataItem(Model):
    id: int
    """The program."""
    name: str
    """Its name."""
    slug: str
    """Its name in URLs, unique in the service: its first name in lower case, with hyphens, without accents."""
    domain: str
    """Its domain."""
    status: str
    """The state of its integration: the `state` of its readiness. Known values: draft, configuring, ready, integration_verified, live_verified."""
    commission: CliProgramsAnswerDataItemCommission
    """The commission of partners."""
    partners: int
    """Partners who have joined."""
    created_at: datetime.datetime
    """When it was created."""


@dataclass(slots=True)
class CliProgramsAnswer(Model):
    data: list[CliProgramsAnswerDataItem]
    """The programs, oldest first."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""
