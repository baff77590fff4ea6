# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of health."""

from __future__ import annotations

from dataclasses import dataclass

from ..._model import Model


@dataclass
class Health(Model):
    status: str
    """Always `ok`. Known values: ok."""
