# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of health."""

from __future__ import annotations

from dataclasses import dataclass

from ..._model import Model


@dataclass(slots=True)
class Health(Model):
    status: str
    """Always `ok`. Known values: ok."""
