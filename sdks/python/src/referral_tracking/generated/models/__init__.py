"""Contains all the data models used in inputs/outputs"""

from .accept_invitation_request import AcceptInvitationRequest
from .additional_data import AdditionalData
from .amount_sum import AmountSum
from .api_token import ApiToken
from .api_token_answer import ApiTokenAnswer
from .api_token_list import ApiTokenList
from .application_type_0 import ApplicationType0
from .audit_entry import AuditEntry
from .audit_entry_actor import AuditEntryActor
from .audit_entry_after import AuditEntryAfter
from .audit_entry_before import AuditEntryBefore
from .audit_entry_list import AuditEntryList
from .audit_entry_target import AuditEntryTarget
from .balance import Balance
from .balance_answer import BalanceAnswer
from .balance_currencies_item import BalanceCurrenciesItem
from .balance_part import BalancePart
from .balance_part_commissions_item import BalancePartCommissionsItem
from .brand import Brand
from .brand_accent_shades_type_0 import BrandAccentShadesType0
from .brand_request import BrandRequest
from .cancel_items_request import CancelItemsRequest
from .cli_auth_callback_answer import CliAuthCallbackAnswer
from .cli_auth_callback_answer_data import CliAuthCallbackAnswerData
from .cli_auth_callback_request import CliAuthCallbackRequest
from .cli_auth_logout_answer import CliAuthLogoutAnswer
from .cli_auth_logout_answer_data import CliAuthLogoutAnswerData
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
from .cli_test_event_request import CliTestEventRequest
from .cli_test_event_request_event_type import CliTestEventRequestEventType
from .click_request import ClickRequest
from .click_response import ClickResponse
from .code_answer import CodeAnswer
from .code_event import CodeEvent
from .code_event_data import CodeEventData
from .code_event_data_previous import CodeEventDataPrevious
from .code_list import CodeList
from .code_status import CodeStatus
from .commission import Commission
from .commission_answer import CommissionAnswer
from .commission_base import CommissionBase
from .commission_customer import CommissionCustomer
from .commission_detail import CommissionDetail
from .commission_detail_data import CommissionDetailData
from .commission_detail_data_sale_type_0 import CommissionDetailDataSaleType0
from .commission_entry import CommissionEntry
from .commission_event import CommissionEvent
from .commission_event_data import CommissionEventData
from .commission_event_data_previous import CommissionEventDataPrevious
from .commission_list import CommissionList
from .commission_partner import CommissionPartner
from .commission_result import CommissionResult
from .commission_results import CommissionResults
from .commission_results_data import CommissionResultsData
from .commission_sum import CommissionSum
from .commission_totals import CommissionTotals
from .commission_totals_currencies_item import CommissionTotalsCurrenciesItem
from .commission_type import CommissionType
from .commissions_reason_request import CommissionsReasonRequest
from .commissions_request import CommissionsRequest
from .connect_processor_request import ConnectProcessorRequest
from .connect_processor_request_type import ConnectProcessorRequestType
from .create_adjustment_request import CreateAdjustmentRequest
from .create_adjustment_request_currency import CreateAdjustmentRequestCurrency
from .create_alias_request import CreateAliasRequest
from .create_code_request import CreateCodeRequest
from .create_group_request import CreateGroupRequest
from .create_link_request import CreateLinkRequest
from .create_member_invitation_answer import CreateMemberInvitationAnswer
from .create_member_invitation_answer_data import CreateMemberInvitationAnswerData
from .create_member_invitation_request import CreateMemberInvitationRequest
from .create_own_link_request import CreateOwnLinkRequest
from .create_payout_export_request import CreatePayoutExportRequest
from .create_payout_export_request_format import CreatePayoutExportRequestFormat
from .create_payout_method_request import CreatePayoutMethodRequest
from .create_payout_method_request_currency import CreatePayoutMethodRequestCurrency
from .create_payout_request import CreatePayoutRequest
from .create_payout_request_currency import CreatePayoutRequestCurrency
from .create_postback_request import CreatePostbackRequest
from .create_postback_request_method import CreatePostbackRequestMethod
from .create_program_answer import CreateProgramAnswer
from .create_program_answer_data import CreateProgramAnswerData
from .create_program_request import CreateProgramRequest
from .create_program_request_code_policy import CreateProgramRequestCodePolicy
from .create_program_request_commission_base import CreateProgramRequestCommissionBase
from .create_program_request_commission_type import CreateProgramRequestCommissionType
from .create_program_request_currency import CreateProgramRequestCurrency
from .create_program_request_join_policy import CreateProgramRequestJoinPolicy
from .create_program_request_lead_auth import CreateProgramRequestLeadAuth
from .create_terms_request import CreateTermsRequest
from .create_terms_request_commission_base import CreateTermsRequestCommissionBase
from .create_terms_request_commission_type import CreateTermsRequestCommissionType
from .create_token_answer import CreateTokenAnswer
from .create_token_answer_data import CreateTokenAnswerData
from .create_token_request import CreateTokenRequest
from .create_webhook_request import CreateWebhookRequest
from .create_webhook_request_header import CreateWebhookRequestHeader
from .create_webhook_request_status import CreateWebhookRequestStatus
from .customer import Customer
from .customer_answer import CustomerAnswer
from .customer_explanation import CustomerExplanation
from .customer_explanation_data import CustomerExplanationData
from .customer_explanation_data_customer import CustomerExplanationDataCustomer
from .customer_explanation_data_events_item import CustomerExplanationDataEventsItem
from .customer_explanation_data_now import CustomerExplanationDataNow
from .customer_explanation_data_partnership import CustomerExplanationDataPartnership
from .customer_explanation_data_program import CustomerExplanationDataProgram
from .customer_export import CustomerExport
from .customer_export_data import CustomerExportData
from .customer_export_data_clicks_item import CustomerExportDataClicksItem
from .customer_export_data_leads_item import CustomerExportDataLeadsItem
from .customer_export_data_payment_events_item import CustomerExportDataPaymentEventsItem
from .customer_export_data_processor_references_item import CustomerExportDataProcessorReferencesItem
from .customer_export_data_refunds_item import CustomerExportDataRefundsItem
from .customer_export_data_sales_item import CustomerExportDataSalesItem
from .customer_export_data_subscriptions_item import CustomerExportDataSubscriptionsItem
from .customer_list import CustomerList
from .decimal_or_null import DecimalOrNull
from .decline_partner_request import DeclinePartnerRequest
from .email_change_answer import EmailChangeAnswer
from .email_change_answer_data import EmailChangeAnswerData
from .email_change_answer_data_pending_type_0 import EmailChangeAnswerDataPendingType0
from .email_change_request import EmailChangeRequest
from .event import Event
from .event_list import EventList
from .export_commissions_decimal import ExportCommissionsDecimal
from .export_commissions_order import ExportCommissionsOrder
from .export_commissions_status import ExportCommissionsStatus
from .export_customers_decimal import ExportCustomersDecimal
from .export_customers_order import ExportCustomersOrder
from .export_customers_status import ExportCustomersStatus
from .export_events_decimal import ExportEventsDecimal
from .export_events_order import ExportEventsOrder
from .export_partners_decimal import ExportPartnersDecimal
from .export_partners_order import ExportPartnersOrder
from .fail_items_request import FailItemsRequest
from .get_commission_expand import GetCommissionExpand
from .get_own_statement_decimal import GetOwnStatementDecimal
from .get_own_stats_group_by import GetOwnStatsGroupBy
from .get_own_stats_order import GetOwnStatsOrder
from .get_statement_decimal import GetStatementDecimal
from .get_stats_group_by import GetStatsGroupBy
from .get_stats_order import GetStatsOrder
from .given_answer import GivenAnswer
from .group import Group
from .group_answer import GroupAnswer
from .group_list import GroupList
from .health import Health
from .invitation_token_request import InvitationTokenRequest
from .invite_partners_answer import InvitePartnersAnswer
from .invite_partners_answer_data_item import InvitePartnersAnswerDataItem
from .invite_partners_request import InvitePartnersRequest
from .invitee import Invitee
from .join_program_request import JoinProgramRequest
from .key_event import KeyEvent
from .key_event_data import KeyEventData
from .key_event_data_previous import KeyEventDataPrevious
from .lead import Lead
from .lead_answer import LeadAnswer
from .lead_event import LeadEvent
from .lead_event_data import LeadEventData
from .lead_event_data_previous import LeadEventDataPrevious
from .lead_request import LeadRequest
from .lead_response import LeadResponse
from .list_audit_log_order import ListAuditLogOrder
from .list_codes_order import ListCodesOrder
from .list_commissions_expand import ListCommissionsExpand
from .list_commissions_order import ListCommissionsOrder
from .list_commissions_status import ListCommissionsStatus
from .list_customers_order import ListCustomersOrder
from .list_customers_status import ListCustomersStatus
from .list_events_order import ListEventsOrder
from .list_groups_order import ListGroupsOrder
from .list_invitations_order import ListInvitationsOrder
from .list_keys_order import ListKeysOrder
from .list_links_order import ListLinksOrder
from .list_login_tokens_order import ListLoginTokensOrder
from .list_member_invitations_order import ListMemberInvitationsOrder
from .list_members_order import ListMembersOrder
from .list_own_codes_order import ListOwnCodesOrder
from .list_own_commissions_order import ListOwnCommissionsOrder
from .list_own_commissions_status import ListOwnCommissionsStatus
from .list_own_links_order import ListOwnLinksOrder
from .list_own_payouts_order import ListOwnPayoutsOrder
from .list_own_programs_order import ListOwnProgramsOrder
from .list_own_statements_currency import ListOwnStatementsCurrency
from .list_own_statements_order import ListOwnStatementsOrder
from .list_partners_order import ListPartnersOrder
from .list_payment_events_order import ListPaymentEventsOrder
from .list_payout_items_expand import ListPayoutItemsExpand
from .list_payout_items_order import ListPayoutItemsOrder
from .list_payout_items_status import ListPayoutItemsStatus
from .list_payout_methods_order import ListPayoutMethodsOrder
from .list_payouts_currency import ListPayoutsCurrency
from .list_payouts_order import ListPayoutsOrder
from .list_postback_deliveries_order import ListPostbackDeliveriesOrder
from .list_postbacks_order import ListPostbacksOrder
from .list_processors_order import ListProcessorsOrder
from .list_programs_order import ListProgramsOrder
from .list_sales_order import ListSalesOrder
from .list_statements_currency import ListStatementsCurrency
from .list_statements_order import ListStatementsOrder
from .list_terms_order import ListTermsOrder
from .list_tokens_order import ListTokensOrder
from .list_webhook_deliveries_expand import ListWebhookDeliveriesExpand
from .list_webhook_deliveries_order import ListWebhookDeliveriesOrder
from .list_webhooks_order import ListWebhooksOrder
from .login_token import LoginToken
from .login_token_answer import LoginTokenAnswer
from .login_token_list import LoginTokenList
from .mail_kind import MailKind
from .mail_settings import MailSettings
from .mail_settings_answer import MailSettingsAnswer
from .mail_settings_request import MailSettingsRequest
from .managed_code import ManagedCode
from .managed_link import ManagedLink
from .managed_link_answer import ManagedLinkAnswer
from .managed_link_list import ManagedLinkList
from .managed_partner import ManagedPartner
from .managed_partner_answer import ManagedPartnerAnswer
from .managed_partner_list import ManagedPartnerList
from .managed_program import ManagedProgram
from .managed_program_answer import ManagedProgramAnswer
from .managed_program_list import ManagedProgramList
from .managed_terms import ManagedTerms
from .member import Member
from .member_answer import MemberAnswer
from .member_invitation import MemberInvitation
from .member_invitation_answer import MemberInvitationAnswer
from .member_invitation_list import MemberInvitationList
from .member_list import MemberList
from .move_partners_request import MovePartnersRequest
from .moved_partners_answer import MovedPartnersAnswer
from .moved_partners_answer_data import MovedPartnersAnswerData
from .next_payout import NextPayout
from .notice import Notice
from .origins_request import OriginsRequest
from .own_balance import OwnBalance
from .own_balance_answer import OwnBalanceAnswer
from .own_balance_currencies_item import OwnBalanceCurrenciesItem
from .own_balance_part import OwnBalancePart
from .own_commission import OwnCommission
from .own_commission_list import OwnCommissionList
from .own_payout import OwnPayout
from .own_payout_list import OwnPayoutList
from .own_receipt import OwnReceipt
from .own_receipt_answer import OwnReceiptAnswer
from .own_receipt_lines_item import OwnReceiptLinesItem
from .page import Page
from .partner_event import PartnerEvent
from .partner_event_data import PartnerEventData
from .partner_event_data_previous import PartnerEventDataPrevious
from .partner_group import PartnerGroup
from .partner_invitation import PartnerInvitation
from .partner_invitation_answer import PartnerInvitationAnswer
from .partner_invitation_list import PartnerInvitationList
from .partner_profile import PartnerProfile
from .partner_profile_answer import PartnerProfileAnswer
from .partner_profile_request import PartnerProfileRequest
from .partner_totals import PartnerTotals
from .partner_totals_answer import PartnerTotalsAnswer
from .partner_totals_answer_data import PartnerTotalsAnswerData
from .partner_totals_currencies_item import PartnerTotalsCurrenciesItem
from .pay_items_request import PayItemsRequest
from .payment_event import PaymentEvent
from .payment_event_answer import PaymentEventAnswer
from .payment_event_list import PaymentEventList
from .payout import Payout
from .payout_answer import PayoutAnswer
from .payout_event import PayoutEvent
from .payout_event_data import PayoutEventData
from .payout_event_data_previous import PayoutEventDataPrevious
from .payout_export import PayoutExport
from .payout_export_answer import PayoutExportAnswer
from .payout_held_back_item import PayoutHeldBackItem
from .payout_holder_kind import PayoutHolderKind
from .payout_item import PayoutItem
from .payout_item_event import PayoutItemEvent
from .payout_item_event_data import PayoutItemEventData
from .payout_item_event_data_previous import PayoutItemEventDataPrevious
from .payout_item_list import PayoutItemList
from .payout_item_replaced_by_type_0 import PayoutItemReplacedByType0
from .payout_item_result import PayoutItemResult
from .payout_item_results import PayoutItemResults
from .payout_item_results_data import PayoutItemResultsData
from .payout_items import PayoutItems
from .payout_list import PayoutList
from .payout_method import PayoutMethod
from .payout_method_answer import PayoutMethodAnswer
from .payout_method_kind import PayoutMethodKind
from .payout_method_list import PayoutMethodList
from .payout_minimums import PayoutMinimums
from .payout_preview import PayoutPreview
from .payout_preview_answer import PayoutPreviewAnswer
from .payout_preview_excluded_item import PayoutPreviewExcludedItem
from .payout_preview_items_item import PayoutPreviewItemsItem
from .payout_settings import PayoutSettings
from .payout_settings_answer import PayoutSettingsAnswer
from .portal_program import PortalProgram
from .portal_program_answer import PortalProgramAnswer
from .portal_program_list import PortalProgramList
from .postback import Postback
from .postback_answer import PostbackAnswer
from .postback_delivery import PostbackDelivery
from .postback_delivery_answer import PostbackDeliveryAnswer
from .postback_delivery_list import PostbackDeliveryList
from .postback_event import PostbackEvent
from .postback_list import PostbackList
from .postback_secret_answer import PostbackSecretAnswer
from .postback_secret_answer_data import PostbackSecretAnswerData
from .preview_payout_currency import PreviewPayoutCurrency
from .preview_payout_expand import PreviewPayoutExpand
from .processor import Processor
from .processor_answer import ProcessorAnswer
from .processor_list import ProcessorList
from .program_key import ProgramKey
from .program_key_answer import ProgramKeyAnswer
from .program_key_list import ProgramKeyList
from .program_readiness_answer import ProgramReadinessAnswer
from .question import Question
from .question_request import QuestionRequest
from .readiness import Readiness
from .readiness_counts_24h import ReadinessCounts24H
from .readiness_gate import ReadinessGate
from .readiness_gates import ReadinessGates
from .readiness_last_event_at import ReadinessLastEventAt
from .readiness_poll import ReadinessPoll
from .receipt_party import ReceiptParty
from .received_invitation import ReceivedInvitation
from .received_invitation_answer import ReceivedInvitationAnswer
from .received_invitation_program import ReceivedInvitationProgram
from .refund_request import RefundRequest
from .refund_request_reason import RefundRequestReason
from .refund_response import RefundResponse
from .reopen_items_request import ReopenItemsRequest
from .replay_webhook_request import ReplayWebhookRequest
from .replay_webhook_request_status import ReplayWebhookRequestStatus
from .resend_invitation_answer import ResendInvitationAnswer
from .resend_invitation_answer_data import ResendInvitationAnswerData
from .role import Role
from .rotate_by_request import RotateByRequest
from .rotate_key_answer import RotateKeyAnswer
from .rotate_key_answer_data import RotateKeyAnswerData
from .rotate_webhook_secret_request import RotateWebhookSecretRequest
from .rotation_warning import RotationWarning
from .sale import Sale
from .sale_answer import SaleAnswer
from .sale_event import SaleEvent
from .sale_event_data import SaleEventData
from .sale_event_data_previous import SaleEventDataPrevious
from .sale_list import SaleList
from .sale_refunds_item import SaleRefundsItem
from .sale_request import SaleRequest
from .sale_request_currency import SaleRequestCurrency
from .sale_request_provider import SaleRequestProvider
from .sale_response import SaleResponse
from .scope import Scope
from .session_answer import SessionAnswer
from .session_answer_data import SessionAnswerData
from .session_answer_data_account import SessionAnswerDataAccount
from .signing_keys import SigningKeys
from .signing_keys_keys_item import SigningKeysKeysItem
from .simulate_terms_request import SimulateTermsRequest
from .simulated_partner import SimulatedPartner
from .simulated_terms import SimulatedTerms
from .simulated_total import SimulatedTotal
from .simulation import Simulation
from .simulation_answer import SimulationAnswer
from .single_test_event import SingleTestEvent
from .statement import Statement
from .statement_answer import StatementAnswer
from .statement_line import StatementLine
from .statement_list import StatementList
from .stats_currency import StatsCurrency
from .stats_group import StatsGroup
from .stats_list import StatsList
from .stats_sum import StatsSum
from .stored_answer import StoredAnswer
from .stored_consent import StoredConsent
from .synthetic_chain import SyntheticChain
from .synthetic_chain_verdict import SyntheticChainVerdict
from .terms_answer import TermsAnswer
from .terms_event import TermsEvent
from .terms_event_data import TermsEventData
from .terms_event_data_previous import TermsEventDataPrevious
from .terms_level import TermsLevel
from .terms_list import TermsList
from .test_event import TestEvent
from .test_object import TestObject
from .update_code_request import UpdateCodeRequest
from .update_group_request import UpdateGroupRequest
from .update_link_request import UpdateLinkRequest
from .update_member_request import UpdateMemberRequest
from .update_own_link_request import UpdateOwnLinkRequest
from .update_partner_request import UpdatePartnerRequest
from .update_payout_settings_request import UpdatePayoutSettingsRequest
from .update_postback_request import UpdatePostbackRequest
from .update_postback_request_status import UpdatePostbackRequestStatus
from .update_program_request import UpdateProgramRequest
from .update_program_request_code_policy import UpdateProgramRequestCodePolicy
from .update_program_request_commission_base import UpdateProgramRequestCommissionBase
from .update_program_request_commission_type import UpdateProgramRequestCommissionType
from .update_program_request_currency import UpdateProgramRequestCurrency
from .update_program_request_join_policy import UpdateProgramRequestJoinPolicy
from .update_program_request_lead_auth import UpdateProgramRequestLeadAuth
from .update_webhook_request import UpdateWebhookRequest
from .update_webhook_request_header_type_0 import UpdateWebhookRequestHeaderType0
from .update_webhook_request_status import UpdateWebhookRequestStatus
from .webhook import Webhook
from .webhook_answer import WebhookAnswer
from .webhook_delivery import WebhookDelivery
from .webhook_delivery_answer import WebhookDeliveryAnswer
from .webhook_delivery_detail import WebhookDeliveryDetail
from .webhook_delivery_detail_tries_item import WebhookDeliveryDetailTriesItem
from .webhook_delivery_list import WebhookDeliveryList
from .webhook_event_type import WebhookEventType
from .webhook_event_type_list import WebhookEventTypeList
from .webhook_event_type_list_data_item import WebhookEventTypeListDataItem
from .webhook_health import WebhookHealth
from .webhook_list import WebhookList
from .webhook_replay_answer import WebhookReplayAnswer
from .webhook_replay_answer_data import WebhookReplayAnswerData
from .webhook_secret_answer import WebhookSecretAnswer
from .webhook_secret_answer_data import WebhookSecretAnswerData
from .webhook_test_event import WebhookTestEvent
from .webhook_test_event_data import WebhookTestEventData
from .webhook_test_event_data_previous import WebhookTestEventDataPrevious
from .whole_statement import WholeStatement

__all__ = (
    "AcceptInvitationRequest",
    "AdditionalData",
    "AmountSum",
    "ApiToken",
    "ApiTokenAnswer",
    "ApiTokenList",
    "ApplicationType0",
    "AuditEntry",
    "AuditEntryActor",
    "AuditEntryAfter",
    "AuditEntryBefore",
    "AuditEntryList",
    "AuditEntryTarget",
    "Balance",
    "BalanceAnswer",
    "BalanceCurrenciesItem",
    "BalancePart",
    "BalancePartCommissionsItem",
    "Brand",
    "BrandAccentShadesType0",
    "BrandRequest",
    "CancelItemsRequest",
    "CliAuthCallbackAnswer",
    "CliAuthCallbackAnswerData",
    "CliAuthCallbackRequest",
    "CliAuthLogoutAnswer",
    "CliAuthLogoutAnswerData",
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
    "CliTestEventRequest",
    "CliTestEventRequestEventType",
    "CodeAnswer",
    "CodeEvent",
    "CodeEventData",
    "CodeEventDataPrevious",
    "CodeList",
    "CodeStatus",
    "Commission",
    "CommissionAnswer",
    "CommissionBase",
    "CommissionCustomer",
    "CommissionDetail",
    "CommissionDetailData",
    "CommissionDetailDataSaleType0",
    "CommissionEntry",
    "CommissionEvent",
    "CommissionEventData",
    "CommissionEventDataPrevious",
    "CommissionList",
    "CommissionPartner",
    "CommissionResult",
    "CommissionResults",
    "CommissionResultsData",
    "CommissionsReasonRequest",
    "CommissionsRequest",
    "CommissionSum",
    "CommissionTotals",
    "CommissionTotalsCurrenciesItem",
    "CommissionType",
    "ConnectProcessorRequest",
    "ConnectProcessorRequestType",
    "CreateAdjustmentRequest",
    "CreateAdjustmentRequestCurrency",
    "CreateAliasRequest",
    "CreateCodeRequest",
    "CreateGroupRequest",
    "CreateLinkRequest",
    "CreateMemberInvitationAnswer",
    "CreateMemberInvitationAnswerData",
    "CreateMemberInvitationRequest",
    "CreateOwnLinkRequest",
    "CreatePayoutExportRequest",
    "CreatePayoutExportRequestFormat",
    "CreatePayoutMethodRequest",
    "CreatePayoutMethodRequestCurrency",
    "CreatePayoutRequest",
    "CreatePayoutRequestCurrency",
    "CreatePostbackRequest",
    "CreatePostbackRequestMethod",
    "CreateProgramAnswer",
    "CreateProgramAnswerData",
    "CreateProgramRequest",
    "CreateProgramRequestCodePolicy",
    "CreateProgramRequestCommissionBase",
    "CreateProgramRequestCommissionType",
    "CreateProgramRequestCurrency",
    "CreateProgramRequestJoinPolicy",
    "CreateProgramRequestLeadAuth",
    "CreateTermsRequest",
    "CreateTermsRequestCommissionBase",
    "CreateTermsRequestCommissionType",
    "CreateTokenAnswer",
    "CreateTokenAnswerData",
    "CreateTokenRequest",
    "CreateWebhookRequest",
    "CreateWebhookRequestHeader",
    "CreateWebhookRequestStatus",
    "Customer",
    "CustomerAnswer",
    "CustomerExplanation",
    "CustomerExplanationData",
    "CustomerExplanationDataCustomer",
    "CustomerExplanationDataEventsItem",
    "CustomerExplanationDataNow",
    "CustomerExplanationDataPartnership",
    "CustomerExplanationDataProgram",
    "CustomerExport",
    "CustomerExportData",
    "CustomerExportDataClicksItem",
    "CustomerExportDataLeadsItem",
    "CustomerExportDataPaymentEventsItem",
    "CustomerExportDataProcessorReferencesItem",
    "CustomerExportDataRefundsItem",
    "CustomerExportDataSalesItem",
    "CustomerExportDataSubscriptionsItem",
    "CustomerList",
    "DecimalOrNull",
    "DeclinePartnerRequest",
    "EmailChangeAnswer",
    "EmailChangeAnswerData",
    "EmailChangeAnswerDataPendingType0",
    "EmailChangeRequest",
    "Event",
    "EventList",
    "ExportCommissionsDecimal",
    "ExportCommissionsOrder",
    "ExportCommissionsStatus",
    "ExportCustomersDecimal",
    "ExportCustomersOrder",
    "ExportCustomersStatus",
    "ExportEventsDecimal",
    "ExportEventsOrder",
    "ExportPartnersDecimal",
    "ExportPartnersOrder",
    "FailItemsRequest",
    "GetCommissionExpand",
    "GetOwnStatementDecimal",
    "GetOwnStatsGroupBy",
    "GetOwnStatsOrder",
    "GetStatementDecimal",
    "GetStatsGroupBy",
    "GetStatsOrder",
    "GivenAnswer",
    "Group",
    "GroupAnswer",
    "GroupList",
    "Health",
    "InvitationTokenRequest",
    "Invitee",
    "InvitePartnersAnswer",
    "InvitePartnersAnswerDataItem",
    "InvitePartnersRequest",
    "JoinProgramRequest",
    "KeyEvent",
    "KeyEventData",
    "KeyEventDataPrevious",
    "Lead",
    "LeadAnswer",
    "LeadEvent",
    "LeadEventData",
    "LeadEventDataPrevious",
    "LeadRequest",
    "LeadResponse",
    "ListAuditLogOrder",
    "ListCodesOrder",
    "ListCommissionsExpand",
    "ListCommissionsOrder",
    "ListCommissionsStatus",
    "ListCustomersOrder",
    "ListCustomersStatus",
    "ListEventsOrder",
    "ListGroupsOrder",
    "ListInvitationsOrder",
    "ListKeysOrder",
    "ListLinksOrder",
    "ListLoginTokensOrder",
    "ListMemberInvitationsOrder",
    "ListMembersOrder",
    "ListOwnCodesOrder",
    "ListOwnCommissionsOrder",
    "ListOwnCommissionsStatus",
    "ListOwnLinksOrder",
    "ListOwnPayoutsOrder",
    "ListOwnProgramsOrder",
    "ListOwnStatementsCurrency",
    "ListOwnStatementsOrder",
    "ListPartnersOrder",
    "ListPaymentEventsOrder",
    "ListPayoutItemsExpand",
    "ListPayoutItemsOrder",
    "ListPayoutItemsStatus",
    "ListPayoutMethodsOrder",
    "ListPayoutsCurrency",
    "ListPayoutsOrder",
    "ListPostbackDeliveriesOrder",
    "ListPostbacksOrder",
    "ListProcessorsOrder",
    "ListProgramsOrder",
    "ListSalesOrder",
    "ListStatementsCurrency",
    "ListStatementsOrder",
    "ListTermsOrder",
    "ListTokensOrder",
    "ListWebhookDeliveriesExpand",
    "ListWebhookDeliveriesOrder",
    "ListWebhooksOrder",
    "LoginToken",
    "LoginTokenAnswer",
    "LoginTokenList",
    "MailKind",
    "MailSettings",
    "MailSettingsAnswer",
    "MailSettingsRequest",
    "ManagedCode",
    "ManagedLink",
    "ManagedLinkAnswer",
    "ManagedLinkList",
    "ManagedPartner",
    "ManagedPartnerAnswer",
    "ManagedPartnerList",
    "ManagedProgram",
    "ManagedProgramAnswer",
    "ManagedProgramList",
    "ManagedTerms",
    "Member",
    "MemberAnswer",
    "MemberInvitation",
    "MemberInvitationAnswer",
    "MemberInvitationList",
    "MemberList",
    "MovedPartnersAnswer",
    "MovedPartnersAnswerData",
    "MovePartnersRequest",
    "NextPayout",
    "Notice",
    "OriginsRequest",
    "OwnBalance",
    "OwnBalanceAnswer",
    "OwnBalanceCurrenciesItem",
    "OwnBalancePart",
    "OwnCommission",
    "OwnCommissionList",
    "OwnPayout",
    "OwnPayoutList",
    "OwnReceipt",
    "OwnReceiptAnswer",
    "OwnReceiptLinesItem",
    "Page",
    "PartnerEvent",
    "PartnerEventData",
    "PartnerEventDataPrevious",
    "PartnerGroup",
    "PartnerInvitation",
    "PartnerInvitationAnswer",
    "PartnerInvitationList",
    "PartnerProfile",
    "PartnerProfileAnswer",
    "PartnerProfileRequest",
    "PartnerTotals",
    "PartnerTotalsAnswer",
    "PartnerTotalsAnswerData",
    "PartnerTotalsCurrenciesItem",
    "PayItemsRequest",
    "PaymentEvent",
    "PaymentEventAnswer",
    "PaymentEventList",
    "Payout",
    "PayoutAnswer",
    "PayoutEvent",
    "PayoutEventData",
    "PayoutEventDataPrevious",
    "PayoutExport",
    "PayoutExportAnswer",
    "PayoutHeldBackItem",
    "PayoutHolderKind",
    "PayoutItem",
    "PayoutItemEvent",
    "PayoutItemEventData",
    "PayoutItemEventDataPrevious",
    "PayoutItemList",
    "PayoutItemReplacedByType0",
    "PayoutItemResult",
    "PayoutItemResults",
    "PayoutItemResultsData",
    "PayoutItems",
    "PayoutList",
    "PayoutMethod",
    "PayoutMethodAnswer",
    "PayoutMethodKind",
    "PayoutMethodList",
    "PayoutMinimums",
    "PayoutPreview",
    "PayoutPreviewAnswer",
    "PayoutPreviewExcludedItem",
    "PayoutPreviewItemsItem",
    "PayoutSettings",
    "PayoutSettingsAnswer",
    "PortalProgram",
    "PortalProgramAnswer",
    "PortalProgramList",
    "Postback",
    "PostbackAnswer",
    "PostbackDelivery",
    "PostbackDeliveryAnswer",
    "PostbackDeliveryList",
    "PostbackEvent",
    "PostbackList",
    "PostbackSecretAnswer",
    "PostbackSecretAnswerData",
    "PreviewPayoutCurrency",
    "PreviewPayoutExpand",
    "Processor",
    "ProcessorAnswer",
    "ProcessorList",
    "ProgramKey",
    "ProgramKeyAnswer",
    "ProgramKeyList",
    "ProgramReadinessAnswer",
    "Question",
    "QuestionRequest",
    "Readiness",
    "ReadinessCounts24H",
    "ReadinessGate",
    "ReadinessGates",
    "ReadinessLastEventAt",
    "ReadinessPoll",
    "ReceiptParty",
    "ReceivedInvitation",
    "ReceivedInvitationAnswer",
    "ReceivedInvitationProgram",
    "RefundRequest",
    "RefundRequestReason",
    "RefundResponse",
    "ReopenItemsRequest",
    "ReplayWebhookRequest",
    "ReplayWebhookRequestStatus",
    "ResendInvitationAnswer",
    "ResendInvitationAnswerData",
    "Role",
    "RotateByRequest",
    "RotateKeyAnswer",
    "RotateKeyAnswerData",
    "RotateWebhookSecretRequest",
    "RotationWarning",
    "Sale",
    "SaleAnswer",
    "SaleEvent",
    "SaleEventData",
    "SaleEventDataPrevious",
    "SaleList",
    "SaleRefundsItem",
    "SaleRequest",
    "SaleRequestCurrency",
    "SaleRequestProvider",
    "SaleResponse",
    "Scope",
    "SessionAnswer",
    "SessionAnswerData",
    "SessionAnswerDataAccount",
    "SigningKeys",
    "SigningKeysKeysItem",
    "SimulatedPartner",
    "SimulatedTerms",
    "SimulatedTotal",
    "SimulateTermsRequest",
    "Simulation",
    "SimulationAnswer",
    "SingleTestEvent",
    "Statement",
    "StatementAnswer",
    "StatementLine",
    "StatementList",
    "StatsCurrency",
    "StatsGroup",
    "StatsList",
    "StatsSum",
    "StoredAnswer",
    "StoredConsent",
    "SyntheticChain",
    "SyntheticChainVerdict",
    "TermsAnswer",
    "TermsEvent",
    "TermsEventData",
    "TermsEventDataPrevious",
    "TermsLevel",
    "TermsList",
    "TestEvent",
    "TestObject",
    "UpdateCodeRequest",
    "UpdateGroupRequest",
    "UpdateLinkRequest",
    "UpdateMemberRequest",
    "UpdateOwnLinkRequest",
    "UpdatePartnerRequest",
    "UpdatePayoutSettingsRequest",
    "UpdatePostbackRequest",
    "UpdatePostbackRequestStatus",
    "UpdateProgramRequest",
    "UpdateProgramRequestCodePolicy",
    "UpdateProgramRequestCommissionBase",
    "UpdateProgramRequestCommissionType",
    "UpdateProgramRequestCurrency",
    "UpdateProgramRequestJoinPolicy",
    "UpdateProgramRequestLeadAuth",
    "UpdateWebhookRequest",
    "UpdateWebhookRequestHeaderType0",
    "UpdateWebhookRequestStatus",
    "Webhook",
    "WebhookAnswer",
    "WebhookDelivery",
    "WebhookDeliveryAnswer",
    "WebhookDeliveryDetail",
    "WebhookDeliveryDetailTriesItem",
    "WebhookDeliveryList",
    "WebhookEventType",
    "WebhookEventTypeList",
    "WebhookEventTypeListDataItem",
    "WebhookHealth",
    "WebhookList",
    "WebhookReplayAnswer",
    "WebhookReplayAnswerData",
    "WebhookSecretAnswer",
    "WebhookSecretAnswerData",
    "WebhookTestEvent",
    "WebhookTestEventData",
    "WebhookTestEventDataPrevious",
    "WholeStatement",
)
