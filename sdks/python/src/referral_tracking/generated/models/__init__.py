"""Contains all the data models used in inputs/outputs"""

from .additional_data import AdditionalData
from .cli_auth_callback_request import CliAuthCallbackRequest
from .cli_auth_callback_response import CliAuthCallbackResponse
from .cli_auth_callback_response_data import CliAuthCallbackResponseData
from .cli_auth_poll_response import CliAuthPollResponse
from .cli_auth_poll_response_data import CliAuthPollResponseData
from .cli_auth_start_response import CliAuthStartResponse
from .cli_auth_start_response_data import CliAuthStartResponseData
from .cli_init_request import CliInitRequest
from .cli_init_request_commission_type import CliInitRequestCommissionType
from .cli_init_response import CliInitResponse
from .cli_init_response_data import CliInitResponseData
from .cli_programs_response import CliProgramsResponse
from .cli_programs_response_data_item import CliProgramsResponseDataItem
from .cli_programs_response_data_item_commission import CliProgramsResponseDataItemCommission
from .cli_status_response import CliStatusResponse
from .cli_status_response_data import CliStatusResponseData
from .cli_status_response_data_key import CliStatusResponseDataKey
from .cli_status_response_data_recent_events import CliStatusResponseDataRecentEvents
from .cli_test_event_request import CliTestEventRequest
from .cli_test_event_request_event_type import CliTestEventRequestEventType
from .cli_test_event_response import CliTestEventResponse
from .cli_test_event_response_data_type_0 import CliTestEventResponseDataType0
from .cli_test_event_response_data_type_1 import CliTestEventResponseDataType1
from .cli_test_event_response_data_type_1_verdict import CliTestEventResponseDataType1Verdict
from .click_request import ClickRequest
from .click_response import ClickResponse
from .health import Health
from .lead_request import LeadRequest
from .lead_response import LeadResponse
from .readiness import Readiness
from .readiness_counts_24h import ReadinessCounts24H
from .readiness_gate import ReadinessGate
from .readiness_gates import ReadinessGates
from .readiness_last_event_at import ReadinessLastEventAt
from .readiness_poll import ReadinessPoll
from .refund_request import RefundRequest
from .refund_request_reason import RefundRequestReason
from .refund_response import RefundResponse
from .rotation_warning import RotationWarning
from .sale_request import SaleRequest
from .sale_request_currency import SaleRequestCurrency
from .sale_request_provider import SaleRequestProvider
from .sale_response import SaleResponse
from .test_event import TestEvent

__all__ = (
    "AdditionalData",
    "CliAuthCallbackRequest",
    "CliAuthCallbackResponse",
    "CliAuthCallbackResponseData",
    "CliAuthPollResponse",
    "CliAuthPollResponseData",
    "CliAuthStartResponse",
    "CliAuthStartResponseData",
    "ClickRequest",
    "ClickResponse",
    "CliInitRequest",
    "CliInitRequestCommissionType",
    "CliInitResponse",
    "CliInitResponseData",
    "CliProgramsResponse",
    "CliProgramsResponseDataItem",
    "CliProgramsResponseDataItemCommission",
    "CliStatusResponse",
    "CliStatusResponseData",
    "CliStatusResponseDataKey",
    "CliStatusResponseDataRecentEvents",
    "CliTestEventRequest",
    "CliTestEventRequestEventType",
    "CliTestEventResponse",
    "CliTestEventResponseDataType0",
    "CliTestEventResponseDataType1",
    "CliTestEventResponseDataType1Verdict",
    "Health",
    "LeadRequest",
    "LeadResponse",
    "Readiness",
    "ReadinessCounts24H",
    "ReadinessGate",
    "ReadinessGates",
    "ReadinessLastEventAt",
    "ReadinessPoll",
    "RefundRequest",
    "RefundRequestReason",
    "RefundResponse",
    "RotationWarning",
    "SaleRequest",
    "SaleRequestCurrency",
    "SaleRequestProvider",
    "SaleResponse",
    "TestEvent",
)
