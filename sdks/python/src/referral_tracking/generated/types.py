# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""What a field has that is absent."""

from .._model import UNSET as UNSET
from .._model import Unset as Unset
