"""Client of a referral-tracking service: click, lead, sale, refund, an outbox, and the management API.

``Client`` and ``AsyncClient`` make calls; ``Outbox`` tracks in the background. ``ManagementClient`` and
``AsyncManagementClient`` manage programs. Their models and other operations are in ``referral_tracking.generated``.
"""

from ._retry import RetryPolicy
from .async_client import AsyncClient
from .client import Client
from .errors import ReferralError
from .generated.contract import VERSION, ErrorCode, ErrorKind
from .generated.models.additional_data import AdditionalData
from .generated.models.cli_status_answer import CliStatusAnswer
from .generated.models.cli_test_event_answer import CliTestEventAnswer
from .generated.models.cli_test_event_request import CliTestEventRequest
from .generated.models.click_request import ClickRequest
from .generated.models.click_response import ClickResponse
from .generated.models.lead_request import LeadRequest
from .generated.models.lead_response import LeadResponse
from .generated.models.notice import Notice
from .generated.models.readiness import Readiness
from .generated.models.refund_request import RefundRequest
from .generated.models.refund_response import RefundResponse
from .generated.models.rotation_warning import RotationWarning
from .generated.models.sale_request import SaleRequest
from .generated.models.sale_response import SaleResponse
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
