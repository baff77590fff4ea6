"""Contains all the data models used in inputs/outputs"""

from .additional_data import AdditionalData
from .api_token import ApiToken
from .api_token_answer import ApiTokenAnswer
from .api_token_list import ApiTokenList
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
from .create_program_answer import CreateProgramAnswer
from .create_program_answer_data import CreateProgramAnswerData
from .create_program_request import CreateProgramRequest
from .create_program_request_commission_type import CreateProgramRequestCommissionType
from .create_program_request_currency import CreateProgramRequestCurrency
from .create_program_request_join_policy import CreateProgramRequestJoinPolicy
from .create_program_request_lead_auth import CreateProgramRequestLeadAuth
from .create_token_answer import CreateTokenAnswer
from .create_token_answer_data import CreateTokenAnswerData
from .create_token_request import CreateTokenRequest
from .health import Health
from .lead_request import LeadRequest
from .lead_response import LeadResponse
from .list_keys_order import ListKeysOrder
from .list_programs_order import ListProgramsOrder
from .list_tokens_order import ListTokensOrder
from .managed_program import ManagedProgram
from .managed_program_answer import ManagedProgramAnswer
from .managed_program_list import ManagedProgramList
from .origins_request import OriginsRequest
from .page import Page
from .program_key import ProgramKey
from .program_key_answer import ProgramKeyAnswer
from .program_key_list import ProgramKeyList
from .readiness import Readiness
from .readiness_counts_24h import ReadinessCounts24H
from .readiness_gate import ReadinessGate
from .readiness_gates import ReadinessGates
from .readiness_last_event_at import ReadinessLastEventAt
from .readiness_poll import ReadinessPoll
from .refund_request import RefundRequest
from .refund_request_reason import RefundRequestReason
from .refund_response import RefundResponse
from .rotate_by_request import RotateByRequest
from .rotate_key_answer import RotateKeyAnswer
from .rotate_key_answer_data import RotateKeyAnswerData
from .rotation_warning import RotationWarning
from .sale_request import SaleRequest
from .sale_request_currency import SaleRequestCurrency
from .sale_request_provider import SaleRequestProvider
from .sale_response import SaleResponse
from .scope import Scope
from .session_answer import SessionAnswer
from .session_answer_data import SessionAnswerData
from .session_answer_data_account import SessionAnswerDataAccount
from .test_event import TestEvent
from .update_program_request import UpdateProgramRequest
from .update_program_request_commission_type import UpdateProgramRequestCommissionType
from .update_program_request_currency import UpdateProgramRequestCurrency
from .update_program_request_join_policy import UpdateProgramRequestJoinPolicy
from .update_program_request_lead_auth import UpdateProgramRequestLeadAuth

__all__ = (
    "AdditionalData",
    "ApiToken",
    "ApiTokenAnswer",
    "ApiTokenList",
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
    "CreateProgramAnswer",
    "CreateProgramAnswerData",
    "CreateProgramRequest",
    "CreateProgramRequestCommissionType",
    "CreateProgramRequestCurrency",
    "CreateProgramRequestJoinPolicy",
    "CreateProgramRequestLeadAuth",
    "CreateTokenAnswer",
    "CreateTokenAnswerData",
    "CreateTokenRequest",
    "Health",
    "LeadRequest",
    "LeadResponse",
    "ListKeysOrder",
    "ListProgramsOrder",
    "ListTokensOrder",
    "ManagedProgram",
    "ManagedProgramAnswer",
    "ManagedProgramList",
    "OriginsRequest",
    "Page",
    "ProgramKey",
    "ProgramKeyAnswer",
    "ProgramKeyList",
    "Readiness",
    "ReadinessCounts24H",
    "ReadinessGate",
    "ReadinessGates",
    "ReadinessLastEventAt",
    "ReadinessPoll",
    "RefundRequest",
    "RefundRequestReason",
    "RefundResponse",
    "RotateByRequest",
    "RotateKeyAnswer",
    "RotateKeyAnswerData",
    "RotationWarning",
    "SaleRequest",
    "SaleRequestCurrency",
    "SaleRequestProvider",
    "SaleResponse",
    "Scope",
    "SessionAnswer",
    "SessionAnswerData",
    "SessionAnswerDataAccount",
    "TestEvent",
    "UpdateProgramRequest",
    "UpdateProgramRequestCommissionType",
    "UpdateProgramRequestCurrency",
    "UpdateProgramRequestJoinPolicy",
    "UpdateProgramRequestLeadAuth",
)
