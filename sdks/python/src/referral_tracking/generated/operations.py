# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""All operations, for ``call`` of the clients. None in a query is not sent."""

from __future__ import annotations

import datetime
from typing import Final, Literal, Required, TypedDict

from .._operation import Operation
from . import models


class PageQuery(TypedDict, total=False):
    limit: int | None
    cursor: str | None
    order: Literal["newest", "oldest"] | None


class CliAuthPollQuery(TypedDict, total=False):
    state: Required[str]


class ListProgramsQuery(PageQuery, total=False):
    created_from: datetime.datetime | None
    created_before: datetime.datetime | None


class ListEventsQuery(PageQuery, total=False):
    type_: Literal["click", "lead", "sale", "refund"] | None
    test: bool | None
    created_from: datetime.datetime | None
    created_before: datetime.datetime | None


class ExportEventsQuery(TypedDict, total=False):
    type_: Literal["click", "lead", "sale", "refund"] | None
    test: bool | None
    created_from: datetime.datetime | None
    created_before: datetime.datetime | None
    order: Literal["newest", "oldest"] | None
    bom: bool | None
    decimal: Literal["point", "comma"] | None


class ListPaymentEventsQuery(PageQuery, total=False):
    created_from: datetime.datetime | None
    created_before: datetime.datetime | None
    state: Literal["applied", "pending", "test", "ignored"] | None


class ListSalesQuery(PageQuery, total=False):
    created_from: datetime.datetime | None
    created_before: datetime.datetime | None


class ListTermsQuery(PageQuery, total=False):
    level: Literal["program", "group", "partnership"] | None
    group_id: int | None
    partner_id: int | None


class ListWebhookDeliveriesQuery(PageQuery, total=False):
    webhook_id: int | None
    status: Literal["waiting", "delivered", "failed", "skipped"] | None
    after_id: int | None
    wait: int | None
    expand: Literal["event"] | None
    created_from: datetime.datetime | None
    created_before: datetime.datetime | None


class GetStatsQuery(PageQuery, total=False):
    from_: datetime.date | None
    to: datetime.date | None
    group_by: Literal["day", "partner", "link", "sub"] | None
    partner_id: int | None


class GetVisitsQuery(TypedDict, total=False):
    from_: datetime.date | None
    to: datetime.date | None
    link_id: int | None
    partner_id: int | None


class ListMemberInvitationsQuery(PageQuery, total=False):
    created_from: datetime.datetime | None
    created_before: datetime.datetime | None
    status: Literal["pending", "accepted", "declined", "revoked", "expired"] | None


class ListAuditLogQuery(PageQuery, total=False):
    actor_id: int | None
    action: str | None
    created_from: datetime.datetime | None
    created_before: datetime.datetime | None


class ListLinksQuery(PageQuery, total=False):
    partner_id: int | None
    enabled: bool | None
    search: str | None
    created_from: datetime.datetime | None
    created_before: datetime.datetime | None


class ListCodesQuery(PageQuery, total=False):
    partner_id: int | None
    status: Literal["active", "disabled"] | None
    code: str | None
    created_from: datetime.datetime | None
    created_before: datetime.datetime | None


class ListPartnersQuery(PageQuery, total=False):
    status: Literal["linked", "applied", "joined", "declined", "left", "removed", "merged"] | None
    tag: str | None
    group_id: int | None
    search: str | None
    created_from: datetime.datetime | None
    created_before: datetime.datetime | None


class ExportPartnersQuery(TypedDict, total=False):
    status: Literal["linked", "applied", "joined", "declined", "left", "removed", "merged"] | None
    tag: str | None
    group_id: int | None
    search: str | None
    created_from: datetime.datetime | None
    created_before: datetime.datetime | None
    order: Literal["newest", "oldest"] | None
    bom: bool | None
    decimal: Literal["point", "comma"] | None


class ListInvitationsQuery(PageQuery, total=False):
    status: Literal["pending", "accepted", "declined", "revoked", "expired"] | None
    created_from: datetime.datetime | None
    created_before: datetime.datetime | None


class ListCustomersQuery(PageQuery, total=False):
    customer_key: str | None
    click_id: str | None
    search: str | None
    status: Literal["click", "lead", "conversion"] | None
    partner_id: int | None
    created_from: datetime.datetime | None
    created_before: datetime.datetime | None


class ExportCustomersQuery(TypedDict, total=False):
    customer_key: str | None
    click_id: str | None
    search: str | None
    status: Literal["click", "lead", "conversion"] | None
    partner_id: int | None
    created_from: datetime.datetime | None
    created_before: datetime.datetime | None
    order: Literal["newest", "oldest"] | None
    bom: bool | None
    decimal: Literal["point", "comma"] | None


class ListCommissionsQuery(PageQuery, total=False):
    status: Literal["pending", "approved", "paid", "reversed"] | None
    in_payout: bool | None
    partner_id: int | None
    created_from: datetime.datetime | None
    created_before: datetime.datetime | None
    expand: Literal["customer", "partner", "customer,partner"] | None


class ExportCommissionsQuery(TypedDict, total=False):
    status: Literal["pending", "approved", "paid", "reversed"] | None
    in_payout: bool | None
    partner_id: int | None
    created_from: datetime.datetime | None
    created_before: datetime.datetime | None
    order: Literal["newest", "oldest"] | None
    bom: bool | None
    decimal: Literal["point", "comma"] | None


class GetCommissionQuery(TypedDict, total=False):
    expand: Literal["customer", "partner", "customer,partner"] | None


class ListPayoutsQuery(PageQuery, total=False):
    currency: Literal["USD", "EUR", "VND"] | None
    created_from: datetime.datetime | None
    created_before: datetime.datetime | None


class PreviewPayoutQuery(TypedDict, total=False):
    currency: Literal["USD", "EUR", "VND"] | None
    cutoff: datetime.datetime | None
    partner_id: int | None
    expand: Literal["partner"] | None


class ListPayoutItemsQuery(PageQuery, total=False):
    payout_id: int | None
    status: Literal["open", "paid", "failed", "cancelled"] | None
    search: str | None
    partner_id: int | None
    expand: Literal["partner"] | None
    created_from: datetime.datetime | None
    created_before: datetime.datetime | None


class GetPartnerBalanceQuery(TypedDict, total=False):
    at: datetime.datetime | None


class ListStatementsQuery(PageQuery, total=False):
    partnership_id: int | None
    partner_id: int | None
    month: str | None
    currency: Literal["USD", "EUR", "VND"] | None


class PreviewStatementsQuery(TypedDict, total=False):
    partnership_id: int | None
    partner_id: int | None


class GetStatementQuery(TypedDict, total=False):
    decimal: Literal["point", "comma"] | None


class ListOwnProgramsQuery(PageQuery, total=False):
    status: Literal["linked", "applied", "joined", "declined", "left", "removed", "merged"] | None


class ListOwnLinksQuery(PageQuery, total=False):
    enabled: bool | None
    created_from: datetime.datetime | None
    created_before: datetime.datetime | None


class ListOwnCodesQuery(PageQuery, total=False):
    status: Literal["active", "disabled"] | None
    created_from: datetime.datetime | None
    created_before: datetime.datetime | None


class GetOwnStatsQuery(PageQuery, total=False):
    from_: datetime.date | None
    to: datetime.date | None
    group_by: Literal["day", "link", "sub"] | None


class GetOwnVisitsQuery(TypedDict, total=False):
    from_: datetime.date | None
    to: datetime.date | None
    link_id: int | None


class ListOwnCommissionsQuery(PageQuery, total=False):
    status: Literal["pending", "approved", "paid", "reversed"] | None
    created_from: datetime.datetime | None
    created_before: datetime.datetime | None


class ListPostbackDeliveriesQuery(PageQuery, total=False):
    postback_id: int | None
    status: Literal["waiting", "delivered", "failed", "skipped"] | None


class ListOwnPayoutsQuery(PageQuery, total=False):
    created_from: datetime.datetime | None
    created_before: datetime.datetime | None


class ListOwnStatementsQuery(PageQuery, total=False):
    month: str | None
    currency: Literal["USD", "EUR", "VND"] | None


class GetOwnStatementQuery(TypedDict, total=False):
    decimal: Literal["point", "comma"] | None


TRACK_CLICK: Final = Operation("POST", "/api/v1/track/click", models.ClickResponse)
TRACK_LEAD: Final = Operation("POST", "/api/v1/track/lead", models.LeadResponse)
TRACK_SALE: Final = Operation("POST", "/api/v1/track/sale", models.SaleResponse)
TRACK_REFUND: Final = Operation("POST", "/api/v1/track/refund", models.RefundResponse)
GET_READINESS: Final = Operation("GET", "/api/v1/programs/me/readiness", models.Readiness)
CLI_AUTH_START: Final = Operation("POST", "/api/v1/cli/auth/start", models.CliAuthStartAnswer)
CLI_AUTH_CALLBACK: Final = Operation("POST", "/api/v1/cli/auth/callback", models.CliAuthCallbackAnswer)
CLI_AUTH_POLL: Final = Operation("GET", "/api/v1/cli/auth/poll", models.CliAuthPollAnswer, CliAuthPollQuery)
CLI_AUTH_LOGOUT: Final = Operation("POST", "/api/v1/cli/auth/logout", models.CliAuthLogoutAnswer)
CLI_INIT: Final = Operation("POST", "/api/v1/cli/init", models.CliInitAnswer)
CLI_PROGRAMS: Final = Operation("GET", "/api/v1/cli/programs", models.CliProgramsAnswer)
CLI_STATUS: Final = Operation("GET", "/api/v1/cli/status", models.CliStatusAnswer)
CLI_TEST_EVENT: Final = Operation("POST", "/api/v1/cli/test-event", models.CliTestEventAnswer)
LIST_PROGRAMS: Final = Operation("GET", "/api/v1/programs", models.ManagedProgramList, ListProgramsQuery)
CREATE_PROGRAM: Final = Operation("POST", "/api/v1/programs", models.CreateProgramAnswer, takes_key=True)
GET_PROGRAM: Final = Operation("GET", "/api/v1/programs/{program_id}", models.ManagedProgramAnswer)
UPDATE_PROGRAM: Final = Operation("PATCH", "/api/v1/programs/{program_id}", models.ManagedProgramAnswer, repeats=True)
REPLACE_ORIGINS: Final = Operation(
    "PUT", "/api/v1/programs/{program_id}/origins", models.ManagedProgramAnswer, repeats=True
)
GET_PROGRAM_READINESS: Final = Operation(
    "GET", "/api/v1/programs/{program_id}/readiness", models.ProgramReadinessAnswer
)
DELETE_LOGO: Final = Operation("DELETE", "/api/v1/programs/{program_id}/logo", models.ManagedProgramAnswer)
ARCHIVE_PROGRAM: Final = Operation("POST", "/api/v1/programs/{program_id}/archive", models.ManagedProgramAnswer)
LIST_KEYS: Final = Operation("GET", "/api/v1/programs/{program_id}/keys", models.ProgramKeyList, PageQuery)
ROTATE_KEY: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/keys/rotate", models.RotateKeyAnswer, takes_key=True
)
MARK_KEY: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/keys/{key_id}/mark", models.ProgramKeyAnswer, repeats=True
)
REVOKE_KEY: Final = Operation("POST", "/api/v1/programs/{program_id}/keys/{key_id}/revoke", models.ProgramKeyAnswer)
LIST_EVENTS: Final = Operation("GET", "/api/v1/programs/{program_id}/events", models.EventList, ListEventsQuery)
EXPORT_EVENTS: Final = Operation("GET", "/api/v1/programs/{program_id}/events/export", str, ExportEventsQuery)
LIST_PAYMENT_EVENTS: Final = Operation(
    "GET", "/api/v1/programs/{program_id}/payment-events", models.PaymentEventList, ListPaymentEventsQuery
)
REPLAY_PAYMENT_EVENT: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/payment-events/{payment_event_id}/replay", models.PaymentEventAnswer
)
LIST_SALES: Final = Operation("GET", "/api/v1/programs/{program_id}/sales", models.SaleList, ListSalesQuery)
GET_SALE: Final = Operation("GET", "/api/v1/programs/{program_id}/sales/{sale_id}", models.SaleAnswer)
GET_LEAD: Final = Operation("GET", "/api/v1/programs/{program_id}/leads/{lead_id}", models.LeadAnswer)
LIST_TERMS: Final = Operation("GET", "/api/v1/programs/{program_id}/terms", models.TermsList, ListTermsQuery)
CREATE_TERMS: Final = Operation("POST", "/api/v1/programs/{program_id}/terms", models.TermsAnswer, takes_key=True)
SIMULATE_TERMS: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/terms/simulate", models.SimulationAnswer, repeats=True
)
LIST_GROUPS: Final = Operation("GET", "/api/v1/programs/{program_id}/groups", models.GroupList, PageQuery)
CREATE_GROUP: Final = Operation("POST", "/api/v1/programs/{program_id}/groups", models.GroupAnswer, takes_key=True)
UPDATE_GROUP: Final = Operation(
    "PATCH", "/api/v1/programs/{program_id}/groups/{group_id}", models.GroupAnswer, repeats=True
)
MOVE_PARTNERS: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/groups/{group_id}/partners", models.MovedPartnersAnswer, takes_key=True
)
LIST_WEBHOOKS: Final = Operation("GET", "/api/v1/programs/{program_id}/webhooks", models.WebhookList, PageQuery)
CREATE_WEBHOOK: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/webhooks", models.WebhookSecretAnswer, takes_key=True
)
GET_WEBHOOK: Final = Operation("GET", "/api/v1/programs/{program_id}/webhooks/{webhook_id}", models.WebhookAnswer)
DELETE_WEBHOOK: Final = Operation("DELETE", "/api/v1/programs/{program_id}/webhooks/{webhook_id}", models.WebhookAnswer)
UPDATE_WEBHOOK: Final = Operation(
    "PATCH", "/api/v1/programs/{program_id}/webhooks/{webhook_id}", models.WebhookAnswer, repeats=True
)
ROTATE_WEBHOOK_SECRET: Final = Operation(
    "POST",
    "/api/v1/programs/{program_id}/webhooks/{webhook_id}/rotate-secret",
    models.WebhookSecretAnswer,
    takes_key=True,
)
TEST_WEBHOOK: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/webhooks/{webhook_id}/test", models.WebhookDeliveryAnswer
)
REPLAY_WEBHOOK: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/webhooks/{webhook_id}/replay", models.WebhookReplayAnswer
)
LIST_WEBHOOK_DELIVERIES: Final = Operation(
    "GET", "/api/v1/programs/{program_id}/webhook-deliveries", models.WebhookDeliveryList, ListWebhookDeliveriesQuery
)
GET_WEBHOOK_DELIVERY: Final = Operation(
    "GET", "/api/v1/programs/{program_id}/webhook-deliveries/{webhook_delivery_id}", models.WebhookDeliveryAnswer
)
RETRY_WEBHOOK_DELIVERY: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/webhook-deliveries/{webhook_delivery_id}/retry", models.WebhookDeliveryAnswer
)
LIST_WEBHOOK_EVENT_TYPES: Final = Operation(
    "GET", "/api/v1/programs/{program_id}/webhook-event-types", models.WebhookEventTypeList
)
LIST_PROCESSORS: Final = Operation("GET", "/api/v1/programs/{program_id}/processors", models.ProcessorList, PageQuery)
CONNECT_PROCESSOR: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/processors", models.ProcessorAnswer, takes_key=True
)
DISCONNECT_PROCESSOR: Final = Operation(
    "DELETE", "/api/v1/programs/{program_id}/processors/{processor_id}", models.ProcessorAnswer
)
GET_STATS: Final = Operation("GET", "/api/v1/programs/{program_id}/stats", models.StatsList, GetStatsQuery)
GET_VISITS: Final = Operation("GET", "/api/v1/programs/{program_id}/visits", models.VisitsAnswer, GetVisitsQuery)
LIST_MEMBERS: Final = Operation("GET", "/api/v1/programs/{program_id}/members", models.MemberList, PageQuery)
REMOVE_MEMBER: Final = Operation("DELETE", "/api/v1/programs/{program_id}/members/{account_id}", models.MemberAnswer)
UPDATE_MEMBER: Final = Operation(
    "PATCH", "/api/v1/programs/{program_id}/members/{account_id}", models.MemberAnswer, repeats=True
)
LIST_MEMBER_INVITATIONS: Final = Operation(
    "GET", "/api/v1/programs/{program_id}/member-invitations", models.MemberInvitationList, ListMemberInvitationsQuery
)
CREATE_MEMBER_INVITATION: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/member-invitations", models.CreateMemberInvitationAnswer, takes_key=True
)
REVOKE_MEMBER_INVITATION: Final = Operation(
    "POST",
    "/api/v1/programs/{program_id}/member-invitations/{member_invitation_id}/revoke",
    models.MemberInvitationAnswer,
)
LIST_AUDIT_LOG: Final = Operation(
    "GET", "/api/v1/programs/{program_id}/audit-log", models.AuditEntryList, ListAuditLogQuery
)
LIST_LINKS: Final = Operation("GET", "/api/v1/programs/{program_id}/links", models.ManagedLinkList, ListLinksQuery)
CREATE_LINK: Final = Operation("POST", "/api/v1/programs/{program_id}/links", models.ManagedLinkAnswer, takes_key=True)
GET_LINK: Final = Operation("GET", "/api/v1/programs/{program_id}/links/{link_id}", models.ManagedLinkAnswer)
UPDATE_LINK: Final = Operation(
    "PATCH", "/api/v1/programs/{program_id}/links/{link_id}", models.ManagedLinkAnswer, repeats=True
)
CREATE_ALIAS: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/links/{link_id}/aliases", models.ManagedLinkAnswer, takes_key=True
)
ADD_PROCESSOR_OBJECTS: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/processor-objects", models.AddedObjectsAnswer, repeats=True
)
LIST_CATCH_UP_KEYS: Final = Operation(
    "GET", "/api/v1/programs/{program_id}/catch-up-keys", models.CatchUpKeyList, PageQuery
)
SET_CATCH_UP_KEY: Final = Operation(
    "PUT", "/api/v1/programs/{program_id}/catch-up-keys", models.CatchUpKeyAnswer, repeats=True
)
REMOVE_CATCH_UP_KEY: Final = Operation(
    "DELETE", "/api/v1/programs/{program_id}/catch-up-keys/{catch_up_key_id}", models.CatchUpKeyAnswer
)
LIST_LINK_HOSTS: Final = Operation("GET", "/api/v1/programs/{program_id}/link-hosts", models.LinkHostList, PageQuery)
ADD_LINK_HOST: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/link-hosts", models.LinkHostAnswer, takes_key=True
)
REMOVE_LINK_HOST: Final = Operation(
    "DELETE", "/api/v1/programs/{program_id}/link-hosts/{link_host_id}", models.LinkHostAnswer
)
VERIFY_LINK_HOST: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/link-hosts/{link_host_id}/verify", models.LinkHostAnswer, repeats=True
)
LIST_CODES: Final = Operation("GET", "/api/v1/programs/{program_id}/codes", models.CodeList, ListCodesQuery)
CREATE_CODE: Final = Operation("POST", "/api/v1/programs/{program_id}/codes", models.CodeAnswer, takes_key=True)
UPDATE_CODE: Final = Operation(
    "PATCH", "/api/v1/programs/{program_id}/codes/{code_id}", models.CodeAnswer, repeats=True
)
LIST_PARTNERS: Final = Operation(
    "GET", "/api/v1/programs/{program_id}/partners", models.ManagedPartnerList, ListPartnersQuery
)
EXPORT_PARTNERS: Final = Operation("GET", "/api/v1/programs/{program_id}/partners/export", str, ExportPartnersQuery)
GET_PARTNER: Final = Operation("GET", "/api/v1/programs/{program_id}/partners/{partner_id}", models.PartnerTotalsAnswer)
UPDATE_PARTNER: Final = Operation(
    "PATCH", "/api/v1/programs/{program_id}/partners/{partner_id}", models.ManagedPartnerAnswer, repeats=True
)
APPROVE_PARTNER: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/partners/{partner_id}/approve", models.ManagedPartnerAnswer
)
DECLINE_PARTNER: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/partners/{partner_id}/decline", models.ManagedPartnerAnswer
)
REMOVE_PARTNER: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/partners/{partner_id}/remove", models.ManagedPartnerAnswer
)
REINSTATE_PARTNER: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/partners/{partner_id}/reinstate", models.ManagedPartnerAnswer
)
LIST_INVITATIONS: Final = Operation(
    "GET", "/api/v1/programs/{program_id}/invitations", models.PartnerInvitationList, ListInvitationsQuery
)
INVITE_PARTNERS: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/invitations", models.InvitePartnersAnswer, takes_key=True
)
RESEND_INVITATION: Final = Operation(
    "POST",
    "/api/v1/programs/{program_id}/invitations/{invitation_id}/resend",
    models.ResendInvitationAnswer,
    takes_key=True,
)
REVOKE_INVITATION: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/invitations/{invitation_id}/revoke", models.PartnerInvitationAnswer
)
LIST_CUSTOMERS: Final = Operation(
    "GET", "/api/v1/programs/{program_id}/customers", models.CustomerList, ListCustomersQuery
)
EXPORT_CUSTOMERS: Final = Operation("GET", "/api/v1/programs/{program_id}/customers/export", str, ExportCustomersQuery)
GET_CUSTOMER: Final = Operation("GET", "/api/v1/programs/{program_id}/customers/{customer_id}", models.CustomerAnswer)
EXPLAIN_CUSTOMER: Final = Operation(
    "GET", "/api/v1/programs/{program_id}/customers/{customer_id}/explain", models.CustomerExplanation
)
EXPORT_CUSTOMER: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/customers/{customer_id}/export", models.CustomerExport, repeats=True
)
ERASE_CUSTOMER: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/customers/{customer_id}/erase", models.CustomerAnswer, repeats=True
)
LIST_COMMISSIONS: Final = Operation(
    "GET", "/api/v1/programs/{program_id}/commissions", models.CommissionList, ListCommissionsQuery
)
CREATE_ADJUSTMENT: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/commissions", models.CommissionAnswer, takes_key=True
)
EXPORT_COMMISSIONS: Final = Operation(
    "GET", "/api/v1/programs/{program_id}/commissions/export", str, ExportCommissionsQuery
)
GET_COMMISSION: Final = Operation(
    "GET", "/api/v1/programs/{program_id}/commissions/{commission_id}", models.CommissionDetail, GetCommissionQuery
)
APPROVE_COMMISSIONS: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/commissions/approve", models.CommissionResults, repeats=True
)
HOLD_COMMISSIONS: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/commissions/hold", models.CommissionResults, repeats=True
)
RELEASE_COMMISSIONS: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/commissions/release", models.CommissionResults, repeats=True
)
REJECT_COMMISSIONS: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/commissions/reject", models.CommissionResults, repeats=True
)
LIST_PAYOUTS: Final = Operation("GET", "/api/v1/programs/{program_id}/payouts", models.PayoutList, ListPayoutsQuery)
CREATE_PAYOUT: Final = Operation("POST", "/api/v1/programs/{program_id}/payouts", models.PayoutAnswer, takes_key=True)
PREVIEW_PAYOUT: Final = Operation(
    "GET", "/api/v1/programs/{program_id}/payouts/preview", models.PayoutPreviewAnswer, PreviewPayoutQuery
)
GET_PAYOUT: Final = Operation("GET", "/api/v1/programs/{program_id}/payouts/{payout_id}", models.PayoutAnswer)
PAY_PAYOUT_ITEMS: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/payouts/{payout_id}/pay", models.PayoutItemResults, takes_key=True
)
FAIL_PAYOUT_ITEMS: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/payouts/{payout_id}/fail", models.PayoutItemResults, takes_key=True
)
CANCEL_PAYOUT_ITEMS: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/payouts/{payout_id}/cancel", models.PayoutItemResults, takes_key=True
)
REOPEN_PAYOUT_ITEMS: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/payouts/{payout_id}/reopen", models.PayoutItemResults, takes_key=True
)
CREATE_PAYOUT_EXPORT: Final = Operation(
    "POST", "/api/v1/programs/{program_id}/payouts/{payout_id}/exports", models.PayoutExportAnswer, repeats=True
)
LIST_PAYOUT_ITEMS: Final = Operation(
    "GET", "/api/v1/programs/{program_id}/payout-items", models.PayoutItemList, ListPayoutItemsQuery
)
GET_PAYOUT_SETTINGS: Final = Operation(
    "GET", "/api/v1/programs/{program_id}/payout-settings", models.PayoutSettingsAnswer
)
UPDATE_PAYOUT_SETTINGS: Final = Operation(
    "PATCH", "/api/v1/programs/{program_id}/payout-settings", models.PayoutSettingsAnswer, repeats=True
)
GET_PARTNER_BALANCE: Final = Operation(
    "GET", "/api/v1/programs/{program_id}/partners/{partner_id}/balance", models.BalanceAnswer, GetPartnerBalanceQuery
)
LIST_STATEMENTS: Final = Operation(
    "GET", "/api/v1/programs/{program_id}/statements", models.StatementList, ListStatementsQuery
)
PREVIEW_STATEMENTS: Final = Operation(
    "GET", "/api/v1/programs/{program_id}/statements/preview", models.StatementPreviewAnswer, PreviewStatementsQuery
)
GET_STATEMENT: Final = Operation(
    "GET", "/api/v1/programs/{program_id}/statements/{statement_id}", models.StatementAnswer, GetStatementQuery
)
GET_SESSION: Final = Operation("GET", "/api/v1/account/session", models.SessionAnswer)
END_SESSION: Final = Operation("DELETE", "/api/v1/account/session", models.SessionAnswer)
LIST_TOKENS: Final = Operation("GET", "/api/v1/account/tokens", models.ApiTokenList, PageQuery)
CREATE_TOKEN: Final = Operation("POST", "/api/v1/account/tokens", models.CreateTokenAnswer, takes_key=True)
REVOKE_TOKEN: Final = Operation("DELETE", "/api/v1/account/tokens/{token_id}", models.ApiTokenAnswer, repeats=True)
LIST_LOGIN_TOKENS: Final = Operation("GET", "/api/v1/account/login-tokens", models.LoginTokenList, PageQuery)
REVOKE_LOGIN_TOKEN: Final = Operation(
    "DELETE", "/api/v1/account/login-tokens/{login_token_id}", models.LoginTokenAnswer, repeats=True
)
GET_MAIL_SETTINGS: Final = Operation("GET", "/api/v1/account/mails", models.MailSettingsAnswer)
REPLACE_MAIL_SETTINGS: Final = Operation("PUT", "/api/v1/account/mails", models.MailSettingsAnswer)
GET_EMAIL_CHANGE: Final = Operation("GET", "/api/v1/account/email-change", models.EmailChangeAnswer)
REQUEST_EMAIL_CHANGE: Final = Operation("POST", "/api/v1/account/email-change", models.EmailChangeAnswer)
PREVIEW_INVITATION: Final = Operation("POST", "/api/v1/account/invitations/preview", models.ReceivedInvitationAnswer)
ACCEPT_INVITATION: Final = Operation("POST", "/api/v1/account/invitations/accept", models.ReceivedInvitationAnswer)
DECLINE_INVITATION: Final = Operation("POST", "/api/v1/account/invitations/decline", models.ReceivedInvitationAnswer)
GET_PROFILE: Final = Operation("GET", "/api/v1/partner/profile", models.PartnerProfileAnswer)
REPLACE_PROFILE: Final = Operation("PUT", "/api/v1/partner/profile", models.PartnerProfileAnswer)
LIST_PAYOUT_METHODS: Final = Operation("GET", "/api/v1/partner/payout-methods", models.PayoutMethodList, PageQuery)
CREATE_PAYOUT_METHOD: Final = Operation(
    "POST", "/api/v1/partner/payout-methods", models.PayoutMethodAnswer, takes_key=True
)
REMOVE_PAYOUT_METHOD: Final = Operation(
    "DELETE", "/api/v1/partner/payout-methods/{payout_method_id}", models.PayoutMethodAnswer, repeats=True
)
LIST_OWN_PROGRAMS: Final = Operation("GET", "/api/v1/partner/programs", models.PortalProgramList, ListOwnProgramsQuery)
JOIN_PROGRAM: Final = Operation("POST", "/api/v1/partner/programs", models.PortalProgramAnswer, takes_key=True)
LEAVE_PROGRAM: Final = Operation("POST", "/api/v1/partner/programs/{program_id}/leave", models.PortalProgramAnswer)
LIST_OWN_LINKS: Final = Operation(
    "GET", "/api/v1/partner/programs/{program_id}/links", models.ManagedLinkList, ListOwnLinksQuery
)
CREATE_OWN_LINK: Final = Operation(
    "POST", "/api/v1/partner/programs/{program_id}/links", models.ManagedLinkAnswer, takes_key=True
)
UPDATE_OWN_LINK: Final = Operation(
    "PATCH", "/api/v1/partner/programs/{program_id}/links/{link_id}", models.ManagedLinkAnswer, repeats=True
)
CREATE_OWN_ALIAS: Final = Operation(
    "POST", "/api/v1/partner/programs/{program_id}/links/{link_id}/aliases", models.ManagedLinkAnswer, takes_key=True
)
LIST_OWN_CODES: Final = Operation(
    "GET", "/api/v1/partner/programs/{program_id}/codes", models.CodeList, ListOwnCodesQuery
)
GET_OWN_STATS: Final = Operation(
    "GET", "/api/v1/partner/programs/{program_id}/stats", models.StatsList, GetOwnStatsQuery
)
GET_OWN_VISITS: Final = Operation(
    "GET", "/api/v1/partner/programs/{program_id}/visits", models.VisitsAnswer, GetOwnVisitsQuery
)
LIST_OWN_COMMISSIONS: Final = Operation(
    "GET", "/api/v1/partner/programs/{program_id}/commissions", models.OwnCommissionList, ListOwnCommissionsQuery
)
LIST_POSTBACKS: Final = Operation(
    "GET", "/api/v1/partner/programs/{program_id}/postbacks", models.PostbackList, PageQuery
)
CREATE_POSTBACK: Final = Operation(
    "POST", "/api/v1/partner/programs/{program_id}/postbacks", models.PostbackSecretAnswer, takes_key=True
)
DELETE_POSTBACK: Final = Operation(
    "DELETE", "/api/v1/partner/programs/{program_id}/postbacks/{postback_id}", models.PostbackAnswer
)
UPDATE_POSTBACK: Final = Operation(
    "PATCH", "/api/v1/partner/programs/{program_id}/postbacks/{postback_id}", models.PostbackAnswer, repeats=True
)
ROTATE_POSTBACK_SECRET: Final = Operation(
    "POST",
    "/api/v1/partner/programs/{program_id}/postbacks/{postback_id}/rotate-secret",
    models.PostbackSecretAnswer,
    takes_key=True,
)
TEST_POSTBACK: Final = Operation(
    "POST", "/api/v1/partner/programs/{program_id}/postbacks/{postback_id}/test", models.PostbackDeliveryAnswer
)
LIST_POSTBACK_DELIVERIES: Final = Operation(
    "GET",
    "/api/v1/partner/programs/{program_id}/postback-deliveries",
    models.PostbackDeliveryList,
    ListPostbackDeliveriesQuery,
)
GET_OWN_BALANCE: Final = Operation("GET", "/api/v1/partner/programs/{program_id}/balance", models.OwnBalanceAnswer)
LIST_OWN_PAYOUTS: Final = Operation(
    "GET", "/api/v1/partner/programs/{program_id}/payouts", models.OwnPayoutList, ListOwnPayoutsQuery
)
GET_OWN_PAYOUT: Final = Operation(
    "GET", "/api/v1/partner/programs/{program_id}/payouts/{payout_item_id}", models.OwnReceiptAnswer
)
LIST_OWN_STATEMENTS: Final = Operation(
    "GET", "/api/v1/partner/programs/{program_id}/statements", models.StatementList, ListOwnStatementsQuery
)
PREVIEW_OWN_STATEMENTS: Final = Operation(
    "GET", "/api/v1/partner/programs/{program_id}/statements/preview", models.StatementPreviewAnswer
)
GET_OWN_STATEMENT: Final = Operation(
    "GET",
    "/api/v1/partner/programs/{program_id}/statements/{statement_id}",
    models.StatementAnswer,
    GetOwnStatementQuery,
)
GET_SIGNING_KEYS: Final = Operation("GET", "/.well-known/jwks.json", models.SigningKeys)
GET_HEALTH: Final = Operation("GET", "/healthz", models.Health)
GET_READY: Final = Operation("GET", "/readyz", models.Health)
