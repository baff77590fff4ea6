# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of members."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Literal, TypeAlias

from ..._model import UNSET, Model, Unset
from .shared import Page, RotationWarning


@dataclass(slots=True)
class MemberList(Model):
    data: list[Member]
    """The members of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class Member(Model):
    """An account with a role in a program."""

    account_id: int
    """The account."""
    email: str
    """Its e-mail address."""
    role: Role
    """The rights of a member."""
    created_at: datetime.datetime
    """When it became a member."""


Role: TypeAlias = Literal["owner", "admin", "viewer"]


@dataclass(slots=True)
class MemberAnswer(Model):
    data: Member
    """An account with a role in a program."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class UpdateMemberRequest(Model):
    role: Role
    """The new role."""


@dataclass(slots=True)
class MemberInvitationList(Model):
    data: list[MemberInvitation]
    """The invitations of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class MemberInvitation(Model):
    """An invitation to become a member of a program, without its link."""

    id: int
    """The invitation."""
    email: str
    """Who is invited: the person must sign in with this address."""
    role: Role
    """The role that the person gets."""
    status: str
    """A `pending` invitation can be accepted; the other states are final. Known values: pending, accepted, declined, revoked, expired."""
    created_at: datetime.datetime
    """When it was created."""
    expires_at: datetime.datetime
    """Until when it can be accepted."""
    mail_status: str | None
    """What became of the mail with the present link. Known values: queued, sent, failed, canceled."""


@dataclass(slots=True)
class CreateMemberInvitationRequest(Model):
    email: str
    """The e-mail address of the person alone, without a name or any of `,;:<>()[]\\"`."""
    role: Role
    """The role that the person gets."""


@dataclass(slots=True)
class CreateMemberInvitationAnswerData(Model):
    """The invitation and its link."""

    invitation: MemberInvitation
    """An invitation to become a member of a program, without its link."""
    invitation_url: str
    """The link for the person."""


@dataclass(slots=True)
class CreateMemberInvitationAnswer(Model):
    data: CreateMemberInvitationAnswerData
    """The invitation and its link."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class MemberInvitationAnswer(Model):
    data: MemberInvitation
    """An invitation to become a member of a program, without its link."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""
