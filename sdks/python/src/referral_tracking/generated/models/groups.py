# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of groups."""

from __future__ import annotations

import datetime
from dataclasses import dataclass

from ..._model import UNSET, Model, Unset
from .shared import ManagedTerms, Page


@dataclass(slots=True)
class GroupList(Model):
    """A page of groups."""

    data: list[Group]
    """The groups."""
    page: Page
    """Where the list continues."""


@dataclass(slots=True)
class Group(Model):
    """A group of partners."""

    id: int
    """The group."""
    name: str
    """Its name."""
    slug: str
    """Its name in URLs, unique in the program: its first name in lower case, with hyphens."""
    default: bool
    """Whether partners are in it unless somebody moves them."""
    terms: ManagedTerms | None
    """Its present terms; `null`: the terms of the program hold."""
    minimum_payout_cents: int | None
    """The least amount of a payout, in the smallest unit of the program's currency; `null`: as the program says."""
    partner_links: bool | None
    """Whether its partners may create links; `null`: as the program says."""
    partners: int
    """The number of its partners."""
    created_at: datetime.datetime
    """When it was created."""


@dataclass(slots=True)
class CreateGroupRequest(Model):
    name: str
    """Its name."""
    minimum_payout_cents: int | Unset = UNSET
    """The least amount of a payout, in the smallest unit of the program's currency; `null`: as the program says."""
    partner_links: bool | Unset = UNSET
    """Whether its partners may create links; `null`: as the program says."""


@dataclass(slots=True)
class GroupAnswer(Model):
    """A group."""

    data: Group
    """A group of partners."""


@dataclass(slots=True)
class UpdateGroupRequest(Model):
    name: str | Unset = UNSET
    """Its name."""
    minimum_payout_cents: int | None | Unset = UNSET
    """The least amount of a payout, in the smallest unit of the program's currency; `null`: as the program says."""
    partner_links: bool | None | Unset = UNSET
    """Whether its partners may create links; `null`: as the program says."""
    default: bool | Unset = UNSET
    """Whether partners are in it unless somebody moves them."""


@dataclass(slots=True)
class MovePartnersRequest(Model):
    partner_ids: list[int]
    """The partners."""


@dataclass(slots=True)
class MovedPartnersAnswerData(Model):
    """The group and the partners."""

    group: Group
    """A group of partners."""
    moved_partner_ids: list[int]
    """The partners who were in another group before."""


@dataclass(slots=True)
class MovedPartnersAnswer(Model):
    """Partners that were moved into a group."""

    data: MovedPartnersAnswerData
    """The group and the partners."""
