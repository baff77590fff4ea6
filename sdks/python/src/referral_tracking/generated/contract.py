# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""What a client must know of the contract beside its types."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

VERSION: Final = "0.1.0"
REQUEST_ID_HEADER: Final = "X-Request-ID"
RETRY_AFTER_HEADER: Final = "Retry-After"


class ErrorCode(StrEnum):
    """The stable codes that the document knows. A newer service may send others."""

    API_KEY_ROTATION_REQUIRED = "api_key_rotation_required"
    DUPLICATE_TRANSACTION = "duplicate_transaction"
    FORBIDDEN = "forbidden"
    INTERNAL_ERROR = "internal_error"
    INVALID_KEY = "invalid_key"
    INVALID_REQUEST = "invalid_request"
    LINK_DISABLED = "link_disabled"
    METHOD_NOT_ALLOWED = "method_not_allowed"
    NO_ATTRIBUTION = "no_attribution"
    NOT_FOUND = "not_found"
    RATE_LIMITED = "rate_limited"
    UNAUTHORIZED = "unauthorized"
    UNSUPPORTED_CURRENCY = "unsupported_currency"


@dataclass(frozen=True)
class Mark:
    """How an error is recognised: by its code where that is the only one of its status, else by its message."""

    status: int
    code: str | None
    message: str | None


ALREADY_RECORDED_SALE: Final = Mark(status=409, code="duplicate_transaction", message=None)
ALREADY_RECORDED_LEAD: Final = Mark(
    status=400, code=None, message="^Customer status cannot be updated to lead\\. Current status: .*$"
)
COMMISSION_FAILED: Final = Mark(status=500, code=None, message="^Failed to create commission$")
