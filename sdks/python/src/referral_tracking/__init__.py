"""Client of a referral-tracking service: click, lead, sale, refund, an outbox, and the management API.

``Client`` and ``AsyncClient`` make calls; ``Outbox`` tracks in the background. ``ManagementClient`` and
``AsyncManagementClient`` manage programs. Their models and other operations are in ``referral_tracking.generated``.
"""

from ._retry import RetryPolicy
from .async_client import AsyncClient
from .client import Client
from .errors import ReferralError
from .generated.contract import VERSION, ErrorCode, ErrorKind
from .generated.models import (
    AdditionalData,
    ClickRequest,
    ClickResponse,
    CliStatusAnswer,
    CliTestEventAnswer,
    CliTestEventRequest,
    LeadRequest,
    LeadResponse,
    Notice,
    Readiness,
    RefundRequest,
    RefundResponse,
    RotationWarning,
    SaleRequest,
    SaleResponse,
)
from .management import AsyncManagementClient, ManagementClient
from .outbox import Dropped, Outbox, OutboxEntry, OutboxStore
from .results import LeadResult, SaleResult
from .webhooks import UnknownEvent, WebhookEvent, WebhookVerificationError, verify_webhook

__version__ = VERSION

__all__ = [
    "AdditionalData",
    "AsyncClient",
    "AsyncManagementClient",
    "CliStatusAnswer",
    "CliTestEventRequest",
    "CliTestEventAnswer",
    "ClickRequest",
    "ClickResponse",
    "Client",
    "Dropped",
    "ErrorCode",
    "ErrorKind",
    "LeadRequest",
    "LeadResponse",
    "LeadResult",
    "ManagementClient",
    "Notice",
    "Outbox",
    "OutboxEntry",
    "OutboxStore",
    "Readiness",
    "ReferralError",
    "RefundRequest",
    "RefundResponse",
    "RetryPolicy",
    "RotationWarning",
    "SaleRequest",
    "SaleResponse",
    "SaleResult",
    "UnknownEvent",
    "WebhookEvent",
    "WebhookVerificationError",
    "verify_webhook",
]
