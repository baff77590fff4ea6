# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of requests and answers."""

from .account import *
from .audit_log import *
from .codes import *
from .commissions import *
from .customers import *
from .events import *
from .groups import *
from .health import *
from .invitations import *
from .keys import *
from .link_hosts import *
from .links import *
from .members import *
from .partners import *
from .payouts import *
from .portal import *
from .processors import *
from .program import *
from .programs import *
from .shared import *
from .sign_in import *
from .statements import *
from .terms import *
from .tracking import *
from .webhooks import *

# fmt: off
__all__ = [
    "AcceptInvitationRequest", "AddLinkHostRequest", "AddObjectsRequest", "AddObjectsRequestObjectsItem",
    "AddObjectsRequestProcessor", "AddedObjects", "AddedObjectsAnswer", "AddedObjectsResultsItem", "AdditionalData",
    "AmountSum", "ApiToken", "ApiTokenAnswer", "ApiTokenList", "Application", "AuditEntry", "AuditEntryActor",
    "AuditEntryAfter", "AuditEntryBefore", "AuditEntryList", "AuditEntryTarget", "Balance", "BalanceAnswer",
    "BalanceCurrenciesItem", "BalancePart", "BalancePartCommissionsItem", "Brand", "BrandAccentShadesType0",
    "BrandRequest", "CancelItemsRequest", "CatchUpKey", "CatchUpKeyAnswer", "CatchUpKeyList", "CatchUpKeyRequest",
    "CatchUpKeyRequestProcessor", "CliAuthCallbackAnswer", "CliAuthCallbackAnswerData", "CliAuthCallbackRequest",
    "CliAuthLogoutAnswer", "CliAuthLogoutAnswerData", "CliAuthPollAnswer", "CliAuthPollAnswerData",
    "CliAuthStartAnswer", "CliAuthStartAnswerData", "CliInitAnswer", "CliInitAnswerData", "CliInitRequest",
    "CliInitRequestCommissionType", "CliProgramsAnswer", "CliProgramsAnswerDataItem",
    "CliProgramsAnswerDataItemCommission", "CliStatusAnswer", "CliStatusAnswerData", "CliStatusAnswerDataKey",
    "CliStatusAnswerDataRecentEvents", "CliTestEventAnswer", "CliTestEventRequest", "CliTestEventRequestEventType",
    "ClickRequest", "ClickResponse", "CodeAnswer", "CodeEvent", "CodeEventData", "CodeEventDataPrevious", "CodeList",
    "CodeStatus", "Commission", "CommissionAnswer", "CommissionBase", "CommissionCustomer", "CommissionDetail",
    "CommissionDetailData", "CommissionDetailDataSaleType0", "CommissionEntry", "CommissionEvent",
    "CommissionEventData", "CommissionEventDataPrevious", "CommissionList", "CommissionPartner", "CommissionResult",
    "CommissionResults", "CommissionResultsData", "CommissionSum", "CommissionTotals",
    "CommissionTotalsCurrenciesItem", "CommissionType", "CommissionsReasonRequest", "CommissionsRequest",
    "ConnectProcessorRequest", "ConnectProcessorRequestType", "CreateAdjustmentRequest",
    "CreateAdjustmentRequestCurrency", "CreateAliasRequest", "CreateCodeRequest", "CreateGroupRequest",
    "CreateLinkRequest", "CreateMemberInvitationAnswer", "CreateMemberInvitationAnswerData",
    "CreateMemberInvitationRequest", "CreateOwnLinkRequest", "CreatePayoutExportRequest",
    "CreatePayoutExportRequestFormat", "CreatePayoutMethodRequest", "CreatePayoutMethodRequestCurrency",
    "CreatePayoutRequest", "CreatePayoutRequestCurrency", "CreatePostbackRequest", "CreatePostbackRequestMethod",
    "CreateProgramAnswer", "CreateProgramAnswerData", "CreateProgramRequest", "CreateProgramRequestCodePolicy",
    "CreateProgramRequestCommissionBase", "CreateProgramRequestCommissionType", "CreateProgramRequestCurrency",
    "CreateProgramRequestJoinPolicy", "CreateProgramRequestLeadAuth", "CreateTermsRequest",
    "CreateTermsRequestCommissionBase", "CreateTermsRequestCommissionType", "CreateTokenAnswer",
    "CreateTokenAnswerData", "CreateTokenRequest", "CreateWebhookRequest", "CreateWebhookRequestHeader",
    "CreateWebhookRequestStatus", "Customer", "CustomerAnswer", "CustomerExplanation", "CustomerExplanationData",
    "CustomerExplanationDataCustomer", "CustomerExplanationDataEventsItem", "CustomerExplanationDataNow",
    "CustomerExplanationDataPartnership", "CustomerExplanationDataProgram", "CustomerExport", "CustomerExportData",
    "CustomerExportDataClicksItem", "CustomerExportDataLeadsItem", "CustomerExportDataPaymentEventsItem",
    "CustomerExportDataProcessorReferencesItem", "CustomerExportDataRefundsItem", "CustomerExportDataSalesItem",
    "CustomerExportDataSubscriptionsItem", "CustomerList", "DecimalOrNull", "DeclinePartnerRequest",
    "EmailChangeAnswer", "EmailChangeAnswerData", "EmailChangeAnswerDataPendingType0", "EmailChangeRequest", "Event",
    "EventList", "FailItemsRequest", "GivenAnswer", "Group", "GroupAnswer", "GroupList", "Health",
    "InvitationTokenRequest", "InvitePartnersAnswer", "InvitePartnersAnswerDataItem", "InvitePartnersRequest",
    "Invitee", "JoinProgramRequest", "KeyEvent", "KeyEventData", "KeyEventDataPrevious", "Lead", "LeadAnswer",
    "LeadEvent", "LeadEventData", "LeadEventDataPrevious", "LeadRequest", "LeadResponse", "LinkHost", "LinkHostAnswer",
    "LinkHostList", "LoginToken", "LoginTokenAnswer", "LoginTokenList", "MailKind", "MailSettings",
    "MailSettingsAnswer", "MailSettingsRequest", "ManagedCode", "ManagedLink", "ManagedLinkAnswer", "ManagedLinkList",
    "ManagedLinkNamesItem", "ManagedPartner", "ManagedPartnerAnswer", "ManagedPartnerList", "ManagedProgram",
    "ManagedProgramAnswer", "ManagedProgramList", "ManagedTerms", "Member", "MemberAnswer", "MemberInvitation",
    "MemberInvitationAnswer", "MemberInvitationList", "MemberList", "MovePartnersRequest", "MovedPartnersAnswer",
    "MovedPartnersAnswerData", "NextPayout", "Notice", "OriginsRequest", "OwnBalance", "OwnBalanceAnswer",
    "OwnBalanceCurrenciesItem", "OwnBalancePart", "OwnCommission", "OwnCommissionList", "OwnPayout", "OwnPayoutList",
    "OwnReceipt", "OwnReceiptAnswer", "OwnReceiptLinesItem", "Page", "PartnerEvent", "PartnerEventData",
    "PartnerEventDataPrevious", "PartnerGroup", "PartnerInvitation", "PartnerInvitationAnswer",
    "PartnerInvitationList", "PartnerProfile", "PartnerProfileAnswer", "PartnerProfileRequest", "PartnerTotals",
    "PartnerTotalsAnswer", "PartnerTotalsAnswerData", "PartnerTotalsCurrenciesItem", "PayItemsRequest", "PaymentEvent",
    "PaymentEventAnswer", "PaymentEventList", "Payout", "PayoutAnswer", "PayoutEvent", "PayoutEventData",
    "PayoutEventDataPrevious", "PayoutExport", "PayoutExportAnswer", "PayoutHeldBackItem", "PayoutHolderKind",
    "PayoutItem", "PayoutItemEvent", "PayoutItemEventData", "PayoutItemEventDataPrevious", "PayoutItemList",
    "PayoutItemReplacedByType0", "PayoutItemResult", "PayoutItemResults", "PayoutItemResultsData", "PayoutItems",
    "PayoutList", "PayoutMethod", "PayoutMethodAnswer", "PayoutMethodKind", "PayoutMethodList", "PayoutMinimums",
    "PayoutPreview", "PayoutPreviewAnswer", "PayoutPreviewExcludedItem", "PayoutPreviewFromApproved",
    "PayoutPreviewItemsItem", "PayoutSettings", "PayoutSettingsAnswer", "PortalProgram", "PortalProgramAnswer",
    "PortalProgramList", "Postback", "PostbackAnswer", "PostbackDelivery", "PostbackDeliveryAnswer",
    "PostbackDeliveryList", "PostbackEvent", "PostbackList", "PostbackSecretAnswer", "PostbackSecretAnswerData",
    "Processor", "ProcessorAnswer", "ProcessorList", "ProgramKey", "ProgramKeyAnswer", "ProgramKeyList",
    "ProgramReadinessAnswer", "Question", "QuestionRequest", "Readiness", "ReadinessCounts24H", "ReadinessGate",
    "ReadinessGates", "ReadinessLastEventAt", "ReadinessPoll", "ReceiptParty", "ReceivedInvitation",
    "ReceivedInvitationAnswer", "ReceivedInvitationProgram", "RefundRequest", "RefundRequestReason", "RefundResponse",
    "ReopenItemsRequest", "ReplayWebhookRequest", "ReplayWebhookRequestStatus", "ResendInvitationAnswer",
    "ResendInvitationAnswerData", "Role", "RotateByRequest", "RotateKeyAnswer", "RotateKeyAnswerData",
    "RotateWebhookSecretRequest", "RotationWarning", "Sale", "SaleAnswer", "SaleEvent", "SaleEventData",
    "SaleEventDataPrevious", "SaleList", "SaleRefundsItem", "SaleRequest", "SaleRequestCurrency",
    "SaleRequestProvider", "SaleResponse", "Scope", "SessionAnswer", "SessionAnswerData", "SessionAnswerDataAccount",
    "SigningKeys", "SigningKeysKeysItem", "SimulateTermsRequest", "SimulatedPartner", "SimulatedTerms",
    "SimulatedTotal", "Simulation", "SimulationAnswer", "SingleTestEvent", "Statement", "StatementAnswer",
    "StatementLine", "StatementList", "StatementPreview", "StatementPreviewAnswer", "StatementPreviewStatementsItem",
    "StatsCurrency", "StatsGroup", "StatsList", "StatsSum", "StoredAnswer", "StoredConsent", "SyntheticChain",
    "SyntheticChainVerdict", "TermsAnswer", "TermsEvent", "TermsEventData", "TermsEventDataPrevious", "TermsLevel",
    "TermsList", "TestEvent", "TestObject", "UpdateCodeRequest", "UpdateGroupRequest", "UpdateLinkRequest",
    "UpdateMemberRequest", "UpdateOwnLinkRequest", "UpdatePartnerRequest", "UpdatePayoutSettingsRequest",
    "UpdatePostbackRequest", "UpdatePostbackRequestStatus", "UpdateProgramRequest", "UpdateProgramRequestCodePolicy",
    "UpdateProgramRequestCommissionBase", "UpdateProgramRequestCommissionType", "UpdateProgramRequestCurrency",
    "UpdateProgramRequestJoinPolicy", "UpdateProgramRequestLeadAuth", "UpdateWebhookRequest",
    "UpdateWebhookRequestHeaderType0", "UpdateWebhookRequestStatus", "Visits", "VisitsAnswer", "VisitsFiltered",
    "Webhook", "WebhookAnswer", "WebhookDelivery", "WebhookDeliveryAnswer", "WebhookDeliveryDetail",
    "WebhookDeliveryDetailTriesItem", "WebhookDeliveryList", "WebhookEventType", "WebhookEventTypeList",
    "WebhookEventTypeListDataItem", "WebhookHealth", "WebhookList", "WebhookReplayAnswer", "WebhookReplayAnswerData",
    "WebhookSecretAnswer", "WebhookSecretAnswerData", "WebhookTestEvent", "WebhookTestEventData",
    "WebhookTestEventDataPrevious", "WholeStatement",
]
# fmt: on
