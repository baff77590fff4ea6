"""Contains all the data models used in inputs/outputs"""

from .additional_data import AdditionalData
from .cli_auth_callback_answer import CliAuthCallbackAnswer
from .cli_auth_callback_answer_data import CliAuthCallbackAnswerData
from .cli_auth_callback_request import CliAuthCallbackRequest
from .cli_auth_poll_answer import CliAuthPollAnswer
from .cli_auth_poll_answer_data import CliAuthPollAnswerData
from .cli_auth_start_answer import CliAuthStartAnswer
from .cli_auth_start_answer_data import CliAuthStartAnswerData
from .cli_init_answer import CliInitAnswer
from .cli_init_answer_data import CliInitAnswerData
from .cli_init_request import CliInitRequest
from .cli_init_request_commission_type import CliInitRequestCommissionType
from .cli_programs_answer import CliProgramsAnswer
from .cli_programs_answer_data_item import CliProgramsAnswerDataItem
from .cli_programs_answer_data_item_commission import CliProgramsAnswerDataItemCommission
from .cli_status_answer import CliStatusAnswer
from .cli_status_answer_data import CliStatusAnswerData
from .cli_status_answer_data_key import CliStatusAnswerDataKey
from .cli_status_answer_data_recent_events import CliStatusAnswerDataRecentEvents
from .cli_test_event_answer import CliTestEventAnswer
from .cli_test_event_answer_data_type_0 import CliTestEventAnswerDataType0
from .cli_test_event_answer_data_type_1 import CliTestEventAnswerDataType1
from .cli_test_event_answer_data_type_1_verdict import CliTestEventAnswerDataType1Verdict
from .cli_test_event_request import CliTestEventRequest
from .cli_test_event_request_event_type import CliTestEventRequestEventType
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
    "CliAuthCallbackAnswer",
    "CliAuthCallbackAnswerData",
    "CliAuthCallbackRequest",
    "CliAuthPollAnswer",
    "CliAuthPollAnswerData",
    "CliAuthStartAnswer",
    "CliAuthStartAnswerData",
    "ClickRequest",
    "ClickResponse",
    "CliInitAnswer",
    "CliInitAnswerData",
    "CliInitRequest",
    "CliInitRequestCommissionType",
    "CliProgramsAnswer",
    "CliProgramsAnswerDataItem",
    "CliProgramsAnswerDataItemCommission",
    "CliStatusAnswer",
    "CliStatusAnswerData",
    "CliStatusAnswerDataKey",
    "CliStatusAnswerDataRecentEvents",
    "CliTestEventAnswer",
    "CliTestEventAnswerDataType0",
    "CliTestEventAnswerDataType1",
    "CliTestEventAnswerDataType1Verdict",
    "CliTestEventRequest",
    "CliTestEventRequestEventType",
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
