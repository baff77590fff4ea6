# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of keys."""

from __future__ import annotations

import datetime
from dataclasses import dataclass

from ..._model import UNSET, Model, Unset
from .shared import Page, ProgramKey, RotationWarning


@dataclass(slots=True)
class ProgramKeyList(Model):
    data: list[ProgramKey]
    """The keys of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class RotateByRequest(Model):
    rotate_by: datetime.datetime
    """The deadline after which the old key is refused."""


@dataclass(slots=True)
class RotateKeyAnswerData(Model):
    """The new key."""

    key: ProgramKey
    """An API key of a program, without its text."""
    api_key: str
    """The new key, in plain text only here."""


@dataclass(slots=True)
class RotateKeyAnswer(Model):
    data: RotateKeyAnswerData
    """The new key."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class ProgramKeyAnswer(Model):
    data: ProgramKey
    """An API key of a program, without its text."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""
