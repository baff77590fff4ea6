# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of account."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Literal, TypeAlias

from ..._model import UNSET, Model, Unset
from .shared import MailKind, Page, RotationWarning


@dataclass(slots=True)
class SessionAnswerDataAccount(Model):
    """Who signed in."""

    id: int
    """The account."""
    email: str
    """Its e-mail address."""
    may_create_programs: bool
    """Whether it may create programs."""


@dataclass(slots=True)
class SessionAnswerData(Model):
    """The session."""

    reach: str
    """What the session may do: everything that the account may, or only what partners do. Known values: account, partner."""
    account: SessionAnswerDataAccount
    """Who signed in."""
    currencies: list[str]
    """The currencies that this deployment records and pays, by their codes (ISO 4217)."""
    signed_in_at: datetime.datetime
    """When the person signed in."""
    expires_at: datetime.datetime
    """When the session ends at the latest."""
    ended_at: datetime.datetime | None
    """When the person signed out."""
    sign_out_url: str | Unset = UNSET
    """Where the browser goes next, so that the issuer signs the person out, too."""


@dataclass(slots=True)
class SessionAnswer(Model):
    data: SessionAnswerData
    """The session."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class ApiTokenList(Model):
    data: list[ApiToken]
    """The tokens of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class ApiToken(Model):
    """An API token, without its text."""

    id: int
    """The token."""
    name: str
    """What it is for."""
    masked: str
    """Its prefix and its last four characters."""
    scopes: list[Scope]
    """Its rights."""
    program_ids: list[int]
    """Its programs; empty for a token for all programs."""
    all_programs: bool
    """Whether it is for all programs of the account, also future ones."""
    created_at: datetime.datetime
    """When it was created."""
    expires_at: datetime.datetime
    """When it expires."""
    revoked_at: datetime.datetime | None
    """When it was revoked."""
    last_used_at: datetime.datetime | None
    """When it was last used, to five minutes."""


Scope: TypeAlias = Literal[
    "programs.read",
    "programs.write",
    "keys.read",
    "keys.write",
    "events.read",
    "events.write",
    "processors.read",
    "processors.write",
    "payments.write",
    "webhooks.read",
    "webhooks.write",
    "stats.read",
    "members.read",
    "members.write",
    "audit-log.read",
    "links.read",
    "links.write",
    "link-hosts.read",
    "link-hosts.write",
    "codes.read",
    "codes.write",
    "partners.read",
    "partners.write",
    "terms.read",
    "terms.write",
    "groups.read",
    "groups.write",
    "invitations.read",
    "invitations.write",
    "customers.read",
    "customers.write",
    "commissions.read",
    "commissions.write",
    "payouts.read",
    "payouts.write",
    "payouts.export",
    "statements.read",
    "portal.read",
    "portal.write",
]


@dataclass(slots=True)
class CreateTokenRequest(Model):
    name: str
    """What the token is for."""
    scopes: list[Scope]
    """Its rights."""
    expires_at: datetime.datetime
    """When it expires."""
    program_ids: list[int] | Unset = UNSET
    """Its programs, of each of which the account is a member."""
    all_programs: bool | Unset = UNSET
    """Whether it is for all programs of the account, also future ones."""


@dataclass(slots=True)
class CreateTokenAnswerData(Model):
    """The new token."""

    token: ApiToken
    """An API token, without its text."""
    api_token: str
    """The new token, in plain text only here."""


@dataclass(slots=True)
class CreateTokenAnswer(Model):
    data: CreateTokenAnswerData
    """The new token."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class ApiTokenAnswer(Model):
    data: ApiToken
    """An API token, without its text."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class LoginTokenList(Model):
    data: list[LoginToken]
    """The tokens of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class LoginToken(Model):
    """A login token of the command line, without its text."""

    id: int
    """The login token."""
    masked: str | None
    """Its prefix and its last four characters; null for a token that an earlier version of the service issued."""
    reach: str
    """What it may do: act with the role of the account, or only call the operations of the command line. Known values: account, cli."""
    created_at: datetime.datetime
    """When the person signed in."""
    expires_at: datetime.datetime
    """When it expires."""
    revoked_at: datetime.datetime | None
    """When it was revoked."""
    last_used_at: datetime.datetime | None
    """When it was last used, to five minutes."""


@dataclass(slots=True)
class LoginTokenAnswer(Model):
    data: LoginToken
    """A login token of the command line, without its text."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class MailSettingsAnswer(Model):
    data: MailSettings
    """Which mails the person gets."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class MailSettings(Model):
    """Which mails the person gets."""

    off: list[MailKind]
    """The kinds that are switched off, for all programs."""


@dataclass(slots=True)
class MailSettingsRequest(Model):
    off: list[MailKind]
    """The kinds that are switched off; the others are switched on."""


@dataclass(slots=True)
class EmailChangeAnswerDataPendingType0(Model):
    """The change that waits for its confirmation; null if none waits."""

    email: str
    """The new address."""
    mailed: bool
    """Whether the service sends mail."""
    expires_at: datetime.datetime
    """Until when it can be confirmed."""


@dataclass(slots=True)
class EmailChangeAnswerData(Model):
    """The e-mail address of the account, and its change."""

    email: str
    """The present address."""
    bound: bool
    """Whether the account signs in with an identity provider or manages programs, so that its address is not changed here."""
    pending: EmailChangeAnswerDataPendingType0 | None
    """The change that waits for its confirmation; null if none waits."""
    taken_back_until: datetime.datetime | None
    """Until when the last change can be taken back from the old address, and none can be requested; null if there is no such change."""


@dataclass(slots=True)
class EmailChangeAnswer(Model):
    data: EmailChangeAnswerData
    """The e-mail address of the account, and its change."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class EmailChangeRequest(Model):
    email: str
    """The new e-mail address."""


@dataclass(slots=True)
class InvitationTokenRequest(Model):
    token: str
    """The token of the invitation: the part after `#` of its link."""


@dataclass(slots=True)
class ReceivedInvitationAnswer(Model):
    data: ReceivedInvitation
    """An invitation, as the person sees it who has its link."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class ReceivedInvitationProgram(Model):
    """The program that invites."""

    id: int
    """The program."""
    name: str
    """Its name."""
    domain: str
    """Its domain."""


@dataclass(slots=True)
class ReceivedInvitation(Model):
    """An invitation, as the person sees it who has its link."""

    kind: str
    """Whether to refer customers to the program, or to manage it. Known values: partner, member."""
    status: str
    """Only a `pending` invitation can be accepted or declined. Known values: pending, accepted, declined, revoked, expired."""
    program: ReceivedInvitationProgram
    """The program that invites."""
    role: str | None
    """The role that a member gets. Known values: owner, admin, viewer."""
    addressed_to_you: bool
    """Whether the invitation is for the e-mail address of the session's account."""
    expires_at: datetime.datetime
    """Until when it can be accepted."""


@dataclass(slots=True)
class AcceptInvitationRequest(Model):
    token: str
    """The token of the invitation: the part after `#` of its link."""
    name: str | Unset = UNSET
    """The name that programs see, for an account that is no partner yet."""
    website: str | Unset = UNSET
    """Where the partner reaches people, such as a website, a channel or a profile."""
    consents: list[str] | Unset = UNSET
    """What the person agrees to: the addresses of the terms and of the privacy notice of the program."""
