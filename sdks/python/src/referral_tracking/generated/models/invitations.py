# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of invitations."""

from __future__ import annotations

import datetime
from dataclasses import dataclass

from ..._model import UNSET, Model, Unset
from .shared import Page, RotationWarning


@dataclass(slots=True)
class PartnerInvitationList(Model):
    data: list[PartnerInvitation]
    """The invitations of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class PartnerInvitation(Model):
    """An invitation to become a partner of a program, without its link."""

    id: int
    """The invitation."""
    email: str
    """Who is invited: the person must sign in with this address."""
    name: str | None
    """The name that was given for the partner."""
    message: str | None
    """The line of its own that it was sent with."""
    status: str
    """Only a `pending` invitation can be accepted. Known values: pending, accepted, declined, revoked, expired."""
    created_at: datetime.datetime
    """When it was created."""
    sent_at: datetime.datetime
    """When its present link was made."""
    resends: int
    """How often it was sent again."""
    expires_at: datetime.datetime
    """Until when it can be accepted."""
    accepted_at: datetime.datetime | None
    """When it was accepted."""
    declined_at: datetime.datetime | None
    """When it was declined."""
    revoked_at: datetime.datetime | None
    """When it was revoked."""
    mail_status: str | None
    """What became of the mail with the present link. Known values: queued, sent, failed, canceled."""


@dataclass(slots=True)
class InvitePartnersRequest(Model):
    invitations: list[Invitee]
    """The people to invite, each e-mail address once."""
    message: str | Unset = UNSET
    """A line of your own for each of them, in the mail and on the page of the invitation."""


@dataclass(slots=True)
class Invitee(Model):
    """A person to invite."""

    email: str
    """Their e-mail address alone, without a name or any of `,;:<>()[]\\"`."""
    name: str | Unset = UNSET
    """The name of the partner, which they can change."""


@dataclass(slots=True)
class InvitePartnersAnswerDataItem(Model):
    """What was done for a person."""

    email: str
    """The e-mail address, in lower case."""
    result: str
    """`unchanged`: there is a pending invitation already. Known values: done, unchanged, failed."""
    reason: str | None
    """Why it failed. Known values: already_partner, daily_limit."""
    invitation_url: str | None
    """The link for the person, if the result is `done`."""
    invitation: PartnerInvitation | Unset = UNSET
    """The new or the pending invitation."""


@dataclass(slots=True)
class InvitePartnersAnswer(Model):
    data: list[InvitePartnersAnswerDataItem]
    """A result for each person, in the order of the request."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class ResendInvitationAnswerData(Model):
    """The invitation and its new link."""

    invitation: PartnerInvitation
    """An invitation to become a partner of a program, without its link."""
    invitation_url: str
    """The new link for the person."""


@dataclass(slots=True)
class ResendInvitationAnswer(Model):
    data: ResendInvitationAnswerData
    """The invitation and its new link."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class PartnerInvitationAnswer(Model):
    data: PartnerInvitation
    """An invitation to become a partner of a program, without its link."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""
