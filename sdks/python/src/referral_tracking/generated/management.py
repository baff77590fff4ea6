# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""A method for each operation of the management API that a token may call, grouped as in the reference."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from datetime import date, datetime
from typing import TYPE_CHECKING, Literal

from .._management import all_pages, all_pages_async, file_text, given, key_of, manage, sent
from .._operations import Body
from .api.account import list_login_tokens
from .api.account import revoke_login_token
from .api.audit_log import list_audit_log
from .api.codes import create_code
from .api.codes import list_codes
from .api.codes import update_code
from .api.commissions import approve_commissions
from .api.commissions import create_adjustment
from .api.commissions import export_commissions
from .api.commissions import get_commission
from .api.commissions import hold_commissions
from .api.commissions import list_commissions
from .api.commissions import reject_commissions
from .api.commissions import release_commissions
from .api.customers import erase_customer
from .api.customers import explain_customer
from .api.customers import export_customer
from .api.customers import export_customers
from .api.customers import get_customer
from .api.customers import list_customers
from .api.events import export_events
from .api.events import get_lead
from .api.events import get_sale
from .api.events import list_events
from .api.events import list_payment_events
from .api.events import list_sales
from .api.events import replay_payment_event
from .api.groups import create_group
from .api.groups import list_groups
from .api.groups import move_partners
from .api.groups import update_group
from .api.invitations import invite_partners
from .api.invitations import list_invitations
from .api.invitations import resend_invitation
from .api.invitations import revoke_invitation
from .api.keys import list_keys
from .api.keys import mark_key
from .api.keys import revoke_key
from .api.keys import rotate_key
from .api.links import create_alias
from .api.links import create_link
from .api.links import get_link
from .api.links import list_links
from .api.links import update_link
from .api.members import create_member_invitation
from .api.members import list_member_invitations
from .api.members import list_members
from .api.members import remove_member
from .api.members import revoke_member_invitation
from .api.members import update_member
from .api.partners import approve_partner
from .api.partners import decline_partner
from .api.partners import export_partners
from .api.partners import get_partner
from .api.partners import get_partner_balance
from .api.partners import list_partners
from .api.partners import reinstate_partner
from .api.partners import remove_partner
from .api.partners import update_partner
from .api.payouts import cancel_payout_items
from .api.payouts import create_payout
from .api.payouts import create_payout_export
from .api.payouts import fail_payout_items
from .api.payouts import get_payout
from .api.payouts import get_payout_settings
from .api.payouts import list_payout_items
from .api.payouts import list_payouts
from .api.payouts import pay_payout_items
from .api.payouts import preview_payout
from .api.payouts import reopen_payout_items
from .api.payouts import update_payout_settings
from .api.portal import create_own_alias
from .api.portal import create_own_link
from .api.portal import create_postback
from .api.portal import delete_postback
from .api.portal import get_own_balance
from .api.portal import get_own_payout
from .api.portal import get_own_statement
from .api.portal import get_own_stats
from .api.portal import get_profile
from .api.portal import join_program
from .api.portal import leave_program
from .api.portal import list_own_codes
from .api.portal import list_own_commissions
from .api.portal import list_own_links
from .api.portal import list_own_payouts
from .api.portal import list_own_programs
from .api.portal import list_own_statements
from .api.portal import list_postback_deliveries
from .api.portal import list_postbacks
from .api.portal import replace_profile
from .api.portal import rotate_postback_secret
from .api.portal import test_postback
from .api.portal import update_own_link
from .api.portal import update_postback
from .api.processors import connect_processor
from .api.processors import disconnect_processor
from .api.processors import list_processors
from .api.programs import archive_program
from .api.programs import create_program
from .api.programs import delete_logo
from .api.programs import get_program
from .api.programs import get_program_readiness
from .api.programs import list_programs
from .api.programs import replace_origins
from .api.programs import update_program
from .api.statements import get_statement
from .api.statements import list_statements
from .api.stats import get_stats
from .api.terms import create_terms
from .api.terms import list_terms
from .api.terms import simulate_terms
from .api.webhooks import create_webhook
from .api.webhooks import delete_webhook
from .api.webhooks import get_webhook
from .api.webhooks import get_webhook_delivery
from .api.webhooks import list_webhook_deliveries
from .api.webhooks import list_webhook_event_types
from .api.webhooks import list_webhooks
from .api.webhooks import replay_webhook
from .api.webhooks import retry_webhook_delivery
from .api.webhooks import rotate_webhook_secret
from .api.webhooks import test_webhook
from .api.webhooks import update_webhook
from .models.audit_entry import AuditEntry
from .models.audit_entry_list import AuditEntryList
from .models.balance_answer import BalanceAnswer
from .models.cancel_items_request import CancelItemsRequest
from .models.code_answer import CodeAnswer
from .models.code_list import CodeList
from .models.commission import Commission
from .models.commission_answer import CommissionAnswer
from .models.commission_detail import CommissionDetail
from .models.commission_list import CommissionList
from .models.commission_results import CommissionResults
from .models.commissions_reason_request import CommissionsReasonRequest
from .models.commissions_request import CommissionsRequest
from .models.connect_processor_request import ConnectProcessorRequest
from .models.create_adjustment_request import CreateAdjustmentRequest
from .models.create_alias_request import CreateAliasRequest
from .models.create_code_request import CreateCodeRequest
from .models.create_group_request import CreateGroupRequest
from .models.create_link_request import CreateLinkRequest
from .models.create_member_invitation_answer import CreateMemberInvitationAnswer
from .models.create_member_invitation_request import CreateMemberInvitationRequest
from .models.create_own_link_request import CreateOwnLinkRequest
from .models.create_payout_export_request import CreatePayoutExportRequest
from .models.create_payout_request import CreatePayoutRequest
from .models.create_postback_request import CreatePostbackRequest
from .models.create_program_answer import CreateProgramAnswer
from .models.create_program_request import CreateProgramRequest
from .models.create_terms_request import CreateTermsRequest
from .models.create_webhook_request import CreateWebhookRequest
from .models.customer import Customer
from .models.customer_answer import CustomerAnswer
from .models.customer_explanation import CustomerExplanation
from .models.customer_export import CustomerExport
from .models.customer_list import CustomerList
from .models.decline_partner_request import DeclinePartnerRequest
from .models.event import Event
from .models.event_list import EventList
from .models.fail_items_request import FailItemsRequest
from .models.group import Group
from .models.group_answer import GroupAnswer
from .models.group_list import GroupList
from .models.invite_partners_answer import InvitePartnersAnswer
from .models.invite_partners_request import InvitePartnersRequest
from .models.join_program_request import JoinProgramRequest
from .models.lead_answer import LeadAnswer
from .models.login_token import LoginToken
from .models.login_token_answer import LoginTokenAnswer
from .models.login_token_list import LoginTokenList
from .models.managed_code import ManagedCode
from .models.managed_link import ManagedLink
from .models.managed_link_answer import ManagedLinkAnswer
from .models.managed_link_list import ManagedLinkList
from .models.managed_partner import ManagedPartner
from .models.managed_partner_answer import ManagedPartnerAnswer
from .models.managed_partner_list import ManagedPartnerList
from .models.managed_program import ManagedProgram
from .models.managed_program_answer import ManagedProgramAnswer
from .models.managed_program_list import ManagedProgramList
from .models.managed_terms import ManagedTerms
from .models.member import Member
from .models.member_answer import MemberAnswer
from .models.member_invitation import MemberInvitation
from .models.member_invitation_answer import MemberInvitationAnswer
from .models.member_invitation_list import MemberInvitationList
from .models.member_list import MemberList
from .models.move_partners_request import MovePartnersRequest
from .models.moved_partners_answer import MovedPartnersAnswer
from .models.origins_request import OriginsRequest
from .models.own_balance_answer import OwnBalanceAnswer
from .models.own_commission import OwnCommission
from .models.own_commission_list import OwnCommissionList
from .models.own_payout import OwnPayout
from .models.own_payout_list import OwnPayoutList
from .models.own_receipt_answer import OwnReceiptAnswer
from .models.partner_invitation import PartnerInvitation
from .models.partner_invitation_answer import PartnerInvitationAnswer
from .models.partner_invitation_list import PartnerInvitationList
from .models.partner_profile_answer import PartnerProfileAnswer
from .models.partner_profile_request import PartnerProfileRequest
from .models.partner_totals_answer import PartnerTotalsAnswer
from .models.pay_items_request import PayItemsRequest
from .models.payment_event import PaymentEvent
from .models.payment_event_answer import PaymentEventAnswer
from .models.payment_event_list import PaymentEventList
from .models.payout import Payout
from .models.payout_answer import PayoutAnswer
from .models.payout_export_answer import PayoutExportAnswer
from .models.payout_item import PayoutItem
from .models.payout_item_list import PayoutItemList
from .models.payout_item_results import PayoutItemResults
from .models.payout_list import PayoutList
from .models.payout_preview_answer import PayoutPreviewAnswer
from .models.payout_settings_answer import PayoutSettingsAnswer
from .models.portal_program import PortalProgram
from .models.portal_program_answer import PortalProgramAnswer
from .models.portal_program_list import PortalProgramList
from .models.postback import Postback
from .models.postback_answer import PostbackAnswer
from .models.postback_delivery import PostbackDelivery
from .models.postback_delivery_answer import PostbackDeliveryAnswer
from .models.postback_delivery_list import PostbackDeliveryList
from .models.postback_list import PostbackList
from .models.postback_secret_answer import PostbackSecretAnswer
from .models.processor import Processor
from .models.processor_answer import ProcessorAnswer
from .models.processor_list import ProcessorList
from .models.program_key import ProgramKey
from .models.program_key_answer import ProgramKeyAnswer
from .models.program_key_list import ProgramKeyList
from .models.program_readiness_answer import ProgramReadinessAnswer
from .models.reopen_items_request import ReopenItemsRequest
from .models.replay_webhook_request import ReplayWebhookRequest
from .models.resend_invitation_answer import ResendInvitationAnswer
from .models.rotate_by_request import RotateByRequest
from .models.rotate_key_answer import RotateKeyAnswer
from .models.rotate_webhook_secret_request import RotateWebhookSecretRequest
from .models.sale import Sale
from .models.sale_answer import SaleAnswer
from .models.sale_list import SaleList
from .models.simulate_terms_request import SimulateTermsRequest
from .models.simulation_answer import SimulationAnswer
from .models.statement import Statement
from .models.statement_answer import StatementAnswer
from .models.statement_list import StatementList
from .models.stats_group import StatsGroup
from .models.stats_list import StatsList
from .models.terms_answer import TermsAnswer
from .models.terms_list import TermsList
from .models.update_code_request import UpdateCodeRequest
from .models.update_group_request import UpdateGroupRequest
from .models.update_link_request import UpdateLinkRequest
from .models.update_member_request import UpdateMemberRequest
from .models.update_own_link_request import UpdateOwnLinkRequest
from .models.update_partner_request import UpdatePartnerRequest
from .models.update_payout_settings_request import UpdatePayoutSettingsRequest
from .models.update_postback_request import UpdatePostbackRequest
from .models.update_program_request import UpdateProgramRequest
from .models.update_webhook_request import UpdateWebhookRequest
from .models.webhook import Webhook
from .models.webhook_answer import WebhookAnswer
from .models.webhook_delivery import WebhookDelivery
from .models.webhook_delivery_answer import WebhookDeliveryAnswer
from .models.webhook_delivery_list import WebhookDeliveryList
from .models.webhook_event_type_list import WebhookEventTypeList
from .models.webhook_list import WebhookList
from .models.webhook_replay_answer import WebhookReplayAnswer
from .models.webhook_secret_answer import WebhookSecretAnswer

if TYPE_CHECKING:
    from .._connection import AsyncConnection, Connection


class Programs:
    """The operations of "Programs"."""

    def __init__(self, client: Connection) -> None:
        self._client = client

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> ManagedProgramList:
        """List programs. Needs the scope programs.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_programs._get_kwargs(
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    created_from=given(created_from),
                    created_before=given(created_before),
                ),
                ManagedProgramList.from_dict,
                attempts,
                repeatable=True,
            )
        )

    def list_all(
        self,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> Iterator[ManagedProgram]:
        """Goes through all pages. List programs. Needs the scope programs.read."""
        return all_pages(
            lambda cursor: self.list(
                limit=limit,
                order=order,
                created_from=created_from,
                created_before=created_before,
                cursor=cursor,
                attempts=attempts,
            )
        )

    def create(
        self, body: CreateProgramRequest | Body, *, idempotency_key: str | None = None, attempts: int | None = None
    ) -> CreateProgramAnswer:
        """Create a program. Needs the scope programs.write."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: create_program._get_kwargs(body=sent(body), idempotency_key=key),
                CreateProgramAnswer.from_dict,
                attempts,
                repeatable=True,
            )
        )

    def get(self, program_id: int, *, attempts: int | None = None) -> ManagedProgramAnswer:
        """Get a program. Needs the scope programs.read and the role viewer."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: get_program._get_kwargs(program_id),
                ManagedProgramAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def update(
        self, program_id: int, body: UpdateProgramRequest | Body, *, attempts: int | None = None
    ) -> ManagedProgramAnswer:
        """Change a program. Needs the scope programs.write and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: update_program._get_kwargs(program_id, body=sent(body)),
                ManagedProgramAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def replace_origins(
        self, program_id: int, body: OriginsRequest | Body, *, attempts: int | None = None
    ) -> ManagedProgramAnswer:
        """Replace the origins of a program. Needs the scope programs.write and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: replace_origins._get_kwargs(program_id, body=sent(body)),
                ManagedProgramAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def get_readiness(self, program_id: int, *, attempts: int | None = None) -> ProgramReadinessAnswer:
        """Get the state of a program's integration. Needs the scope programs.read and the role viewer."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: get_program_readiness._get_kwargs(program_id),
                ProgramReadinessAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def delete_logo(self, program_id: int, *, attempts: int | None = None) -> ManagedProgramAnswer:
        """Delete the logo of a program. Needs the scope programs.write and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: delete_logo._get_kwargs(program_id),
                ManagedProgramAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
            )
        )

    def archive(self, program_id: int, *, attempts: int | None = None) -> ManagedProgramAnswer:
        """Archive a program. Needs the scope programs.write and the role owner."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: archive_program._get_kwargs(program_id),
                ManagedProgramAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
            )
        )


class Keys:
    """The operations of "Keys"."""

    def __init__(self, client: Connection) -> None:
        self._client = client

    def list(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> ProgramKeyList:
        """List the keys of a program. Needs the scope keys.read and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_keys._get_kwargs(program_id, limit=given(limit), cursor=given(cursor), order=given(order)),
                ProgramKeyList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> Iterator[ProgramKey]:
        """Goes through all pages. List the keys of a program. Needs the scope keys.read and the role admin."""
        return all_pages(
            lambda cursor: self.list(program_id, limit=limit, order=order, cursor=cursor, attempts=attempts)
        )

    def rotate(
        self,
        program_id: int,
        body: RotateByRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> RotateKeyAnswer:
        """Rotate the key of a program. Needs the scope keys.write and the role owner."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: rotate_key._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                RotateKeyAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def mark(
        self, program_id: int, key_id: int, body: RotateByRequest | Body, *, attempts: int | None = None
    ) -> ProgramKeyAnswer:
        """Mark a key for rotation. Needs the scope keys.write and the role owner."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: mark_key._get_kwargs(program_id, key_id, body=sent(body)),
                ProgramKeyAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                key_id=key_id,
            )
        )

    def revoke(self, program_id: int, key_id: int, *, attempts: int | None = None) -> ProgramKeyAnswer:
        """Revoke a key. Needs the scope keys.write and the role owner."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: revoke_key._get_kwargs(program_id, key_id),
                ProgramKeyAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                key_id=key_id,
            )
        )


class Events:
    """The operations of "Events"."""

    def __init__(self, client: Connection) -> None:
        self._client = client

    def list(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        type_: Literal["click", "lead", "sale", "refund"] | None = None,
        test: bool | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> EventList:
        """List the events of a program. Needs the scope events.read and the role viewer."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_events._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    type_=given(type_),
                    test=given(test),
                    created_from=given(created_from),
                    created_before=given(created_before),
                ),
                EventList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        type_: Literal["click", "lead", "sale", "refund"] | None = None,
        test: bool | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> Iterator[Event]:
        """Goes through all pages. List the events of a program. Needs the scope events.read and the role viewer."""
        return all_pages(
            lambda cursor: self.list(
                program_id,
                limit=limit,
                order=order,
                type_=type_,
                test=test,
                created_from=created_from,
                created_before=created_before,
                cursor=cursor,
                attempts=attempts,
            )
        )

    def export_csv(
        self,
        program_id: int,
        *,
        type_: Literal["click", "lead", "sale", "refund"] | None = None,
        test: bool | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        order: Literal["newest", "oldest"] | None = None,
        bom: bool | None = None,
        decimal: Literal["point", "comma"] | None = None,
        attempts: int | None = None,
    ) -> str:
        """Export events as CSV. Needs the scope events.read and the role viewer."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: export_events._get_kwargs(
                    program_id,
                    type_=given(type_),
                    test=given(test),
                    created_from=given(created_from),
                    created_before=given(created_before),
                    order=given(order),
                    bom=given(bom),
                    decimal=given(decimal),
                ),
                file_text,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_payment_events(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        state: Literal["applied", "pending", "test", "ignored"] | None = None,
        attempts: int | None = None,
    ) -> PaymentEventList:
        """List the events of the payment processor. Needs the scope events.read and the role viewer."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_payment_events._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    created_from=given(created_from),
                    created_before=given(created_before),
                    state=given(state),
                ),
                PaymentEventList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all_payment_events(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        state: Literal["applied", "pending", "test", "ignored"] | None = None,
        attempts: int | None = None,
    ) -> Iterator[PaymentEvent]:
        """Goes through all pages. List the events of the payment processor. Needs the scope events.read and the role viewer."""
        return all_pages(
            lambda cursor: self.list_payment_events(
                program_id,
                limit=limit,
                order=order,
                created_from=created_from,
                created_before=created_before,
                state=state,
                cursor=cursor,
                attempts=attempts,
            )
        )

    def replay_payment_event(
        self, program_id: int, payment_event_id: int, *, attempts: int | None = None
    ) -> PaymentEventAnswer:
        """Apply a pending event of the payment processor. Needs the scope events.write and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: replay_payment_event._get_kwargs(program_id, payment_event_id),
                PaymentEventAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                payment_event_id=payment_event_id,
            )
        )

    def list_sales(
        self,
        program_id: int,
        *,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> SaleList:
        """List the sales of a program. Needs the scope events.read and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_sales._get_kwargs(
                    program_id,
                    created_from=given(created_from),
                    created_before=given(created_before),
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                ),
                SaleList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all_sales(
        self,
        program_id: int,
        *,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> Iterator[Sale]:
        """Goes through all pages. List the sales of a program. Needs the scope events.read and the role admin."""
        return all_pages(
            lambda cursor: self.list_sales(
                program_id,
                created_from=created_from,
                created_before=created_before,
                limit=limit,
                order=order,
                cursor=cursor,
                attempts=attempts,
            )
        )

    def get_sale(self, program_id: int, sale_id: int, *, attempts: int | None = None) -> SaleAnswer:
        """Get a sale. Needs the scope events.read and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: get_sale._get_kwargs(program_id, sale_id),
                SaleAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                sale_id=sale_id,
            )
        )

    def get_lead(self, program_id: int, lead_id: int, *, attempts: int | None = None) -> LeadAnswer:
        """Get a lead. Needs the scope events.read and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: get_lead._get_kwargs(program_id, lead_id),
                LeadAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                lead_id=lead_id,
            )
        )


class Terms:
    """The operations of "Terms"."""

    def __init__(self, client: Connection) -> None:
        self._client = client

    def list(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        level: Literal["program", "group", "partnership"] | None = None,
        group_id: int | None = None,
        partner_id: int | None = None,
        attempts: int | None = None,
    ) -> TermsList:
        """List the terms of a program. Needs the scope terms.read and the role viewer."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_terms._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    level=given(level),
                    group_id=given(group_id),
                    partner_id=given(partner_id),
                ),
                TermsList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        level: Literal["program", "group", "partnership"] | None = None,
        group_id: int | None = None,
        partner_id: int | None = None,
        attempts: int | None = None,
    ) -> Iterator[ManagedTerms]:
        """Goes through all pages. List the terms of a program. Needs the scope terms.read and the role viewer."""
        return all_pages(
            lambda cursor: self.list(
                program_id,
                limit=limit,
                order=order,
                level=level,
                group_id=group_id,
                partner_id=partner_id,
                cursor=cursor,
                attempts=attempts,
            )
        )

    def create(
        self,
        program_id: int,
        body: CreateTermsRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> TermsAnswer:
        """Make new terms. Needs the scope terms.write and the role owner."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: create_terms._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                TermsAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def simulate(
        self, program_id: int, body: SimulateTermsRequest | Body, *, attempts: int | None = None
    ) -> SimulationAnswer:
        """Ask what other terms would have cost. Needs the scope terms.read and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: simulate_terms._get_kwargs(program_id, body=sent(body)),
                SimulationAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )


class Groups:
    """The operations of "Groups"."""

    def __init__(self, client: Connection) -> None:
        self._client = client

    def list(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> GroupList:
        """List the groups of a program. Needs the scope groups.read and the role viewer."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_groups._get_kwargs(
                    program_id, limit=given(limit), cursor=given(cursor), order=given(order)
                ),
                GroupList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> Iterator[Group]:
        """Goes through all pages. List the groups of a program. Needs the scope groups.read and the role viewer."""
        return all_pages(
            lambda cursor: self.list(program_id, limit=limit, order=order, cursor=cursor, attempts=attempts)
        )

    def create(
        self,
        program_id: int,
        body: CreateGroupRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> GroupAnswer:
        """Create a group. Needs the scope groups.write and the role admin."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: create_group._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                GroupAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def update(
        self, program_id: int, group_id: int, body: UpdateGroupRequest | Body, *, attempts: int | None = None
    ) -> GroupAnswer:
        """Change a group. Needs the scope groups.write and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: update_group._get_kwargs(program_id, group_id, body=sent(body)),
                GroupAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                group_id=group_id,
            )
        )

    def move_partners(
        self,
        program_id: int,
        group_id: int,
        body: MovePartnersRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> MovedPartnersAnswer:
        """Move partners into a group. Needs the scope groups.write and the role admin."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: move_partners._get_kwargs(program_id, group_id, body=sent(body), idempotency_key=key),
                MovedPartnersAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                group_id=group_id,
            )
        )


class Webhooks:
    """The operations of "Webhooks"."""

    def __init__(self, client: Connection) -> None:
        self._client = client

    def list(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> WebhookList:
        """List the webhooks of a program. Needs the scope webhooks.read and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_webhooks._get_kwargs(
                    program_id, limit=given(limit), cursor=given(cursor), order=given(order)
                ),
                WebhookList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> Iterator[Webhook]:
        """Goes through all pages. List the webhooks of a program. Needs the scope webhooks.read and the role admin."""
        return all_pages(
            lambda cursor: self.list(program_id, limit=limit, order=order, cursor=cursor, attempts=attempts)
        )

    def create(
        self,
        program_id: int,
        body: CreateWebhookRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> WebhookSecretAnswer:
        """Create a webhook. Needs the scope webhooks.write and the role owner; no login token."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: create_webhook._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                WebhookSecretAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def get(self, program_id: int, webhook_id: int, *, attempts: int | None = None) -> WebhookAnswer:
        """Get a webhook. Needs the scope webhooks.read and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: get_webhook._get_kwargs(program_id, webhook_id),
                WebhookAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                webhook_id=webhook_id,
            )
        )

    def delete(self, program_id: int, webhook_id: int, *, attempts: int | None = None) -> WebhookAnswer:
        """Delete a webhook. Needs the scope webhooks.write and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: delete_webhook._get_kwargs(program_id, webhook_id),
                WebhookAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                webhook_id=webhook_id,
            )
        )

    def update(
        self, program_id: int, webhook_id: int, body: UpdateWebhookRequest | Body, *, attempts: int | None = None
    ) -> WebhookAnswer:
        """Change a webhook. Needs the scope webhooks.write and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: update_webhook._get_kwargs(program_id, webhook_id, body=sent(body)),
                WebhookAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                webhook_id=webhook_id,
            )
        )

    def rotate_secret(
        self,
        program_id: int,
        webhook_id: int,
        body: RotateWebhookSecretRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> WebhookSecretAnswer:
        """Rotate the secret of a webhook. Needs the scope webhooks.write and the role owner; no login token."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: rotate_webhook_secret._get_kwargs(program_id, webhook_id, body=sent(body), idempotency_key=key),
                WebhookSecretAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                webhook_id=webhook_id,
            )
        )

    def test(self, program_id: int, webhook_id: int, *, attempts: int | None = None) -> WebhookDeliveryAnswer:
        """Test a webhook. Needs the scope webhooks.write and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: test_webhook._get_kwargs(program_id, webhook_id),
                WebhookDeliveryAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                webhook_id=webhook_id,
            )
        )

    def replay(
        self, program_id: int, webhook_id: int, body: ReplayWebhookRequest | Body, *, attempts: int | None = None
    ) -> WebhookReplayAnswer:
        """Replay the events of a webhook. Needs the scope webhooks.write and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: replay_webhook._get_kwargs(program_id, webhook_id, body=sent(body)),
                WebhookReplayAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                webhook_id=webhook_id,
            )
        )

    def list_deliveries(
        self,
        program_id: int,
        *,
        webhook_id: int | None = None,
        status: Literal["waiting", "delivered", "failed", "skipped"] | None = None,
        after_id: int | None = None,
        wait: int | None = None,
        expand: Literal["event"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> WebhookDeliveryList:
        """List the deliveries of webhooks. Needs the scope webhooks.read and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_webhook_deliveries._get_kwargs(
                    program_id,
                    webhook_id=given(webhook_id),
                    status=given(status),
                    after_id=given(after_id),
                    wait=given(wait),
                    expand=given(expand),
                    created_from=given(created_from),
                    created_before=given(created_before),
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                ),
                WebhookDeliveryList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all_deliveries(
        self,
        program_id: int,
        *,
        webhook_id: int | None = None,
        status: Literal["waiting", "delivered", "failed", "skipped"] | None = None,
        after_id: int | None = None,
        wait: int | None = None,
        expand: Literal["event"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> Iterator[WebhookDelivery]:
        """Goes through all pages. List the deliveries of webhooks. Needs the scope webhooks.read and the role admin."""
        return all_pages(
            lambda cursor: self.list_deliveries(
                program_id,
                webhook_id=webhook_id,
                status=status,
                after_id=after_id,
                wait=wait,
                expand=expand,
                created_from=created_from,
                created_before=created_before,
                limit=limit,
                order=order,
                cursor=cursor,
                attempts=attempts,
            )
        )

    def get_delivery(
        self, program_id: int, webhook_delivery_id: int, *, attempts: int | None = None
    ) -> WebhookDeliveryAnswer:
        """Get a delivery of a webhook. Needs the scope webhooks.read and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: get_webhook_delivery._get_kwargs(program_id, webhook_delivery_id),
                WebhookDeliveryAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                webhook_delivery_id=webhook_delivery_id,
            )
        )

    def retry_delivery(
        self, program_id: int, webhook_delivery_id: int, *, attempts: int | None = None
    ) -> WebhookDeliveryAnswer:
        """Send a delivery of a webhook again. Needs the scope webhooks.write and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: retry_webhook_delivery._get_kwargs(program_id, webhook_delivery_id),
                WebhookDeliveryAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                webhook_delivery_id=webhook_delivery_id,
            )
        )

    def list_event_types(self, program_id: int, *, attempts: int | None = None) -> WebhookEventTypeList:
        """List the types of events. Needs the scope webhooks.read and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_webhook_event_types._get_kwargs(program_id),
                WebhookEventTypeList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )


class Processors:
    """The operations of "Processors"."""

    def __init__(self, client: Connection) -> None:
        self._client = client

    def list(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> ProcessorList:
        """List the payment processors of a program. Needs the scope processors.read and the role admin; no login token."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_processors._get_kwargs(
                    program_id, limit=given(limit), cursor=given(cursor), order=given(order)
                ),
                ProcessorList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> Iterator[Processor]:
        """Goes through all pages. List the payment processors of a program. Needs the scope processors.read and the role admin; no login token."""
        return all_pages(
            lambda cursor: self.list(program_id, limit=limit, order=order, cursor=cursor, attempts=attempts)
        )

    def connect(
        self,
        program_id: int,
        body: ConnectProcessorRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> ProcessorAnswer:
        """Connect a payment processor. Needs the scope processors.write and the role owner; no login token."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: connect_processor._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                ProcessorAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def disconnect(self, program_id: int, processor_id: int, *, attempts: int | None = None) -> ProcessorAnswer:
        """Disconnect a payment processor. Needs the scope processors.write and the role owner; no login token."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: disconnect_processor._get_kwargs(program_id, processor_id),
                ProcessorAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                processor_id=processor_id,
            )
        )


class Stats:
    """The operations of "Stats"."""

    def __init__(self, client: Connection) -> None:
        self._client = client

    def get(
        self,
        program_id: int,
        *,
        from_: date | None = None,
        to: date | None = None,
        group_by: Literal["day", "partner", "link"] | None = None,
        partner_id: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> StatsList:
        """Get the totals of a program. Needs the scope stats.read and the role viewer."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: get_stats._get_kwargs(
                    program_id,
                    from_=given(from_),
                    to=given(to),
                    group_by=given(group_by),
                    partner_id=given(partner_id),
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                ),
                StatsList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def get_all(
        self,
        program_id: int,
        *,
        from_: date | None = None,
        to: date | None = None,
        group_by: Literal["day", "partner", "link"] | None = None,
        partner_id: int | None = None,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> Iterator[StatsGroup]:
        """Goes through all pages. Get the totals of a program. Needs the scope stats.read and the role viewer."""
        return all_pages(
            lambda cursor: self.get(
                program_id,
                from_=from_,
                to=to,
                group_by=group_by,
                partner_id=partner_id,
                limit=limit,
                order=order,
                cursor=cursor,
                attempts=attempts,
            )
        )


class Members:
    """The operations of "Members"."""

    def __init__(self, client: Connection) -> None:
        self._client = client

    def list(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> MemberList:
        """List the members of a program. Needs the scope members.read and the role admin; no login token."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_members._get_kwargs(
                    program_id, limit=given(limit), cursor=given(cursor), order=given(order)
                ),
                MemberList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> Iterator[Member]:
        """Goes through all pages. List the members of a program. Needs the scope members.read and the role admin; no login token."""
        return all_pages(
            lambda cursor: self.list(program_id, limit=limit, order=order, cursor=cursor, attempts=attempts)
        )

    def remove(self, program_id: int, account_id: int, *, attempts: int | None = None) -> MemberAnswer:
        """Remove a member. Needs the scope members.write and the role owner; no login token."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: remove_member._get_kwargs(program_id, account_id),
                MemberAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                account_id=account_id,
            )
        )

    def update(
        self, program_id: int, account_id: int, body: UpdateMemberRequest | Body, *, attempts: int | None = None
    ) -> MemberAnswer:
        """Change the role of a member. Needs the scope members.write and the role owner; no login token."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: update_member._get_kwargs(program_id, account_id, body=sent(body)),
                MemberAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                account_id=account_id,
            )
        )

    def list_invitations(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        status: Literal["pending", "accepted", "declined", "revoked", "expired"] | None = None,
        attempts: int | None = None,
    ) -> MemberInvitationList:
        """List the invitations of members. Needs the scope members.read and the role admin; no login token."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_member_invitations._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    created_from=given(created_from),
                    created_before=given(created_before),
                    status=given(status),
                ),
                MemberInvitationList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all_invitations(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        status: Literal["pending", "accepted", "declined", "revoked", "expired"] | None = None,
        attempts: int | None = None,
    ) -> Iterator[MemberInvitation]:
        """Goes through all pages. List the invitations of members. Needs the scope members.read and the role admin; no login token."""
        return all_pages(
            lambda cursor: self.list_invitations(
                program_id,
                limit=limit,
                order=order,
                created_from=created_from,
                created_before=created_before,
                status=status,
                cursor=cursor,
                attempts=attempts,
            )
        )

    def create_invitation(
        self,
        program_id: int,
        body: CreateMemberInvitationRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> CreateMemberInvitationAnswer:
        """Invite a member. Needs the scope members.write and the role owner; no login token."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: create_member_invitation._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                CreateMemberInvitationAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def revoke_invitation(
        self, program_id: int, member_invitation_id: int, *, attempts: int | None = None
    ) -> MemberInvitationAnswer:
        """Revoke an invitation. Needs the scope members.write and the role owner; no login token."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: revoke_member_invitation._get_kwargs(program_id, member_invitation_id),
                MemberInvitationAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                member_invitation_id=member_invitation_id,
            )
        )


class AuditLog:
    """The operations of "Audit log"."""

    def __init__(self, client: Connection) -> None:
        self._client = client

    def list(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        actor_id: int | None = None,
        action: str | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> AuditEntryList:
        """List the changes of a program. Needs the scope audit-log.read and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_audit_log._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    actor_id=given(actor_id),
                    action=given(action),
                    created_from=given(created_from),
                    created_before=given(created_before),
                ),
                AuditEntryList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        actor_id: int | None = None,
        action: str | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> Iterator[AuditEntry]:
        """Goes through all pages. List the changes of a program. Needs the scope audit-log.read and the role admin."""
        return all_pages(
            lambda cursor: self.list(
                program_id,
                limit=limit,
                order=order,
                actor_id=actor_id,
                action=action,
                created_from=created_from,
                created_before=created_before,
                cursor=cursor,
                attempts=attempts,
            )
        )


class Links:
    """The operations of "Links"."""

    def __init__(self, client: Connection) -> None:
        self._client = client

    def list(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        partner_id: int | None = None,
        enabled: bool | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> ManagedLinkList:
        """List the links of a program. Needs the scope links.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_links._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    partner_id=given(partner_id),
                    enabled=given(enabled),
                    created_from=given(created_from),
                    created_before=given(created_before),
                ),
                ManagedLinkList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        partner_id: int | None = None,
        enabled: bool | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> Iterator[ManagedLink]:
        """Goes through all pages. List the links of a program. Needs the scope links.read."""
        return all_pages(
            lambda cursor: self.list(
                program_id,
                limit=limit,
                order=order,
                partner_id=partner_id,
                enabled=enabled,
                created_from=created_from,
                created_before=created_before,
                cursor=cursor,
                attempts=attempts,
            )
        )

    def create(
        self,
        program_id: int,
        body: CreateLinkRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> ManagedLinkAnswer:
        """Create a link. Needs the scope links.write and the role admin."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: create_link._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                ManagedLinkAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def get(self, program_id: int, link_id: int, *, attempts: int | None = None) -> ManagedLinkAnswer:
        """Get a link. Needs the scope links.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: get_link._get_kwargs(program_id, link_id),
                ManagedLinkAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                link_id=link_id,
            )
        )

    def update(
        self, program_id: int, link_id: int, body: UpdateLinkRequest | Body, *, attempts: int | None = None
    ) -> ManagedLinkAnswer:
        """Change a link. Needs the scope links.write and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: update_link._get_kwargs(program_id, link_id, body=sent(body)),
                ManagedLinkAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                link_id=link_id,
            )
        )

    def create_alias(
        self,
        program_id: int,
        link_id: int,
        body: CreateAliasRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> ManagedLinkAnswer:
        """Add an alias to a link. Needs the scope links.write and the role admin."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: create_alias._get_kwargs(program_id, link_id, body=sent(body), idempotency_key=key),
                ManagedLinkAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                link_id=link_id,
            )
        )


class Codes:
    """The operations of "Codes"."""

    def __init__(self, client: Connection) -> None:
        self._client = client

    def list(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        partner_id: int | None = None,
        status: Literal["active", "disabled"] | None = None,
        code: str | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> CodeList:
        """List the discount codes of a program. Needs the scope codes.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_codes._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    partner_id=given(partner_id),
                    status=given(status),
                    code=given(code),
                    created_from=given(created_from),
                    created_before=given(created_before),
                ),
                CodeList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        partner_id: int | None = None,
        status: Literal["active", "disabled"] | None = None,
        code: str | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> Iterator[ManagedCode]:
        """Goes through all pages. List the discount codes of a program. Needs the scope codes.read."""
        return all_pages(
            lambda cursor: self.list(
                program_id,
                limit=limit,
                order=order,
                partner_id=partner_id,
                status=status,
                code=code,
                created_from=created_from,
                created_before=created_before,
                cursor=cursor,
                attempts=attempts,
            )
        )

    def create(
        self,
        program_id: int,
        body: CreateCodeRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> CodeAnswer:
        """Create a discount code. Needs the scope codes.write and the role admin."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: create_code._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                CodeAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def update(
        self, program_id: int, code_id: int, body: UpdateCodeRequest | Body, *, attempts: int | None = None
    ) -> CodeAnswer:
        """Change a discount code. Needs the scope codes.write and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: update_code._get_kwargs(program_id, code_id, body=sent(body)),
                CodeAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                code_id=code_id,
            )
        )


class Partners:
    """The operations of "Partners"."""

    def __init__(self, client: Connection) -> None:
        self._client = client

    def list(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        status: Literal["linked", "applied", "joined", "declined", "left", "removed", "merged"] | None = None,
        tag: str | None = None,
        group_id: int | None = None,
        search: str | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> ManagedPartnerList:
        """List the partners of a program. Needs the scope partners.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_partners._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    status=given(status),
                    tag=given(tag),
                    group_id=given(group_id),
                    search=given(search),
                    created_from=given(created_from),
                    created_before=given(created_before),
                ),
                ManagedPartnerList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        status: Literal["linked", "applied", "joined", "declined", "left", "removed", "merged"] | None = None,
        tag: str | None = None,
        group_id: int | None = None,
        search: str | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> Iterator[ManagedPartner]:
        """Goes through all pages. List the partners of a program. Needs the scope partners.read."""
        return all_pages(
            lambda cursor: self.list(
                program_id,
                limit=limit,
                order=order,
                status=status,
                tag=tag,
                group_id=group_id,
                search=search,
                created_from=created_from,
                created_before=created_before,
                cursor=cursor,
                attempts=attempts,
            )
        )

    def export_csv(
        self,
        program_id: int,
        *,
        status: Literal["linked", "applied", "joined", "declined", "left", "removed", "merged"] | None = None,
        tag: str | None = None,
        group_id: int | None = None,
        search: str | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        order: Literal["newest", "oldest"] | None = None,
        bom: bool | None = None,
        decimal: Literal["point", "comma"] | None = None,
        attempts: int | None = None,
    ) -> str:
        """Export partners as CSV. Needs the scope partners.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: export_partners._get_kwargs(
                    program_id,
                    status=given(status),
                    tag=given(tag),
                    group_id=given(group_id),
                    search=given(search),
                    created_from=given(created_from),
                    created_before=given(created_before),
                    order=given(order),
                    bom=given(bom),
                    decimal=given(decimal),
                ),
                file_text,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def get(self, program_id: int, partner_id: int, *, attempts: int | None = None) -> PartnerTotalsAnswer:
        """Get a partner. Needs the scope partners.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: get_partner._get_kwargs(program_id, partner_id),
                PartnerTotalsAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                partner_id=partner_id,
            )
        )

    def update(
        self, program_id: int, partner_id: int, body: UpdatePartnerRequest | Body, *, attempts: int | None = None
    ) -> ManagedPartnerAnswer:
        """Change notes, tags and minimum payout of a partner. Needs the scope partners.write and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: update_partner._get_kwargs(program_id, partner_id, body=sent(body)),
                ManagedPartnerAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                partner_id=partner_id,
            )
        )

    def approve(self, program_id: int, partner_id: int, *, attempts: int | None = None) -> ManagedPartnerAnswer:
        """Approve a partner. Needs the scope partners.write and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: approve_partner._get_kwargs(program_id, partner_id),
                ManagedPartnerAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                partner_id=partner_id,
            )
        )

    def decline(
        self,
        program_id: int,
        partner_id: int,
        body: DeclinePartnerRequest | Body | None = None,
        *,
        attempts: int | None = None,
    ) -> ManagedPartnerAnswer:
        """Decline a partner. Needs the scope partners.write and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: decline_partner._get_kwargs(program_id, partner_id, body=sent({} if body is None else body)),
                ManagedPartnerAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                partner_id=partner_id,
            )
        )

    def remove(self, program_id: int, partner_id: int, *, attempts: int | None = None) -> ManagedPartnerAnswer:
        """Remove a partner. Needs the scope partners.write and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: remove_partner._get_kwargs(program_id, partner_id),
                ManagedPartnerAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                partner_id=partner_id,
            )
        )

    def reinstate(self, program_id: int, partner_id: int, *, attempts: int | None = None) -> ManagedPartnerAnswer:
        """Reinstate a partner. Needs the scope partners.write and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: reinstate_partner._get_kwargs(program_id, partner_id),
                ManagedPartnerAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                partner_id=partner_id,
            )
        )

    def get_balance(
        self, program_id: int, partner_id: int, *, at: datetime | None = None, attempts: int | None = None
    ) -> BalanceAnswer:
        """Get the balance of a partner. Needs the scope payouts.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: get_partner_balance._get_kwargs(program_id, partner_id, at=given(at)),
                BalanceAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                partner_id=partner_id,
            )
        )


class Invitations:
    """The operations of "Invitations"."""

    def __init__(self, client: Connection) -> None:
        self._client = client

    def list(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        status: Literal["pending", "accepted", "declined", "revoked", "expired"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> PartnerInvitationList:
        """List the invitations of partners. Needs the scope invitations.read and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_invitations._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    status=given(status),
                    created_from=given(created_from),
                    created_before=given(created_before),
                ),
                PartnerInvitationList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        status: Literal["pending", "accepted", "declined", "revoked", "expired"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> Iterator[PartnerInvitation]:
        """Goes through all pages. List the invitations of partners. Needs the scope invitations.read and the role admin."""
        return all_pages(
            lambda cursor: self.list(
                program_id,
                limit=limit,
                order=order,
                status=status,
                created_from=created_from,
                created_before=created_before,
                cursor=cursor,
                attempts=attempts,
            )
        )

    def invite_partners(
        self,
        program_id: int,
        body: InvitePartnersRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> InvitePartnersAnswer:
        """Invite partners. Needs the scope invitations.write and the role admin."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: invite_partners._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                InvitePartnersAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def resend(
        self, program_id: int, invitation_id: int, *, idempotency_key: str | None = None, attempts: int | None = None
    ) -> ResendInvitationAnswer:
        """Send an invitation again. Needs the scope invitations.write and the role admin."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: resend_invitation._get_kwargs(program_id, invitation_id, idempotency_key=key),
                ResendInvitationAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                invitation_id=invitation_id,
            )
        )

    def revoke(self, program_id: int, invitation_id: int, *, attempts: int | None = None) -> PartnerInvitationAnswer:
        """Revoke an invitation. Needs the scope invitations.write and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: revoke_invitation._get_kwargs(program_id, invitation_id),
                PartnerInvitationAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                invitation_id=invitation_id,
            )
        )


class Customers:
    """The operations of "Customers"."""

    def __init__(self, client: Connection) -> None:
        self._client = client

    def list(
        self,
        program_id: int,
        *,
        customer_key: str | None = None,
        click_id: str | None = None,
        search: str | None = None,
        status: Literal["click", "lead", "conversion"] | None = None,
        partner_id: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> CustomerList:
        """List customers. Needs the scope customers.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_customers._get_kwargs(
                    program_id,
                    customer_key=given(customer_key),
                    click_id=given(click_id),
                    search=given(search),
                    status=given(status),
                    partner_id=given(partner_id),
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    created_from=given(created_from),
                    created_before=given(created_before),
                ),
                CustomerList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        customer_key: str | None = None,
        click_id: str | None = None,
        search: str | None = None,
        status: Literal["click", "lead", "conversion"] | None = None,
        partner_id: int | None = None,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> Iterator[Customer]:
        """Goes through all pages. List customers. Needs the scope customers.read."""
        return all_pages(
            lambda cursor: self.list(
                program_id,
                customer_key=customer_key,
                click_id=click_id,
                search=search,
                status=status,
                partner_id=partner_id,
                limit=limit,
                order=order,
                created_from=created_from,
                created_before=created_before,
                cursor=cursor,
                attempts=attempts,
            )
        )

    def export_csv(
        self,
        program_id: int,
        *,
        customer_key: str | None = None,
        click_id: str | None = None,
        search: str | None = None,
        status: Literal["click", "lead", "conversion"] | None = None,
        partner_id: int | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        order: Literal["newest", "oldest"] | None = None,
        bom: bool | None = None,
        decimal: Literal["point", "comma"] | None = None,
        attempts: int | None = None,
    ) -> str:
        """Export customers as CSV. Needs the scope customers.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: export_customers._get_kwargs(
                    program_id,
                    customer_key=given(customer_key),
                    click_id=given(click_id),
                    search=given(search),
                    status=given(status),
                    partner_id=given(partner_id),
                    created_from=given(created_from),
                    created_before=given(created_before),
                    order=given(order),
                    bom=given(bom),
                    decimal=given(decimal),
                ),
                file_text,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def get(self, program_id: int, customer_id: int, *, attempts: int | None = None) -> CustomerAnswer:
        """Get a customer. Needs the scope customers.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: get_customer._get_kwargs(program_id, customer_id),
                CustomerAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                customer_id=customer_id,
            )
        )

    def explain(self, program_id: int, customer_id: int, *, attempts: int | None = None) -> CustomerExplanation:
        """Explain a customer. Needs the scope customers.read and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: explain_customer._get_kwargs(program_id, customer_id),
                CustomerExplanation.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                customer_id=customer_id,
            )
        )

    def export(self, program_id: int, customer_id: int, *, attempts: int | None = None) -> CustomerExport:
        """Export a customer. Needs the scope customers.write and the role owner."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: export_customer._get_kwargs(program_id, customer_id),
                CustomerExport.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                customer_id=customer_id,
            )
        )

    def erase(self, program_id: int, customer_id: int, *, attempts: int | None = None) -> CustomerAnswer:
        """Erase a customer. Needs the scope customers.write and the role owner; no login token."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: erase_customer._get_kwargs(program_id, customer_id),
                CustomerAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                customer_id=customer_id,
            )
        )


class Commissions:
    """The operations of "Commissions"."""

    def __init__(self, client: Connection) -> None:
        self._client = client

    def list(
        self,
        program_id: int,
        *,
        status: Literal["pending", "approved", "paid", "reversed"] | None = None,
        in_payout: bool | None = None,
        partner_id: int | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        expand: Literal["customer", "partner", "customer,partner"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> CommissionList:
        """List commissions. Needs the scope commissions.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_commissions._get_kwargs(
                    program_id,
                    status=given(status),
                    in_payout=given(in_payout),
                    partner_id=given(partner_id),
                    created_from=given(created_from),
                    created_before=given(created_before),
                    expand=given(expand),
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                ),
                CommissionList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        status: Literal["pending", "approved", "paid", "reversed"] | None = None,
        in_payout: bool | None = None,
        partner_id: int | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        expand: Literal["customer", "partner", "customer,partner"] | None = None,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> Iterator[Commission]:
        """Goes through all pages. List commissions. Needs the scope commissions.read."""
        return all_pages(
            lambda cursor: self.list(
                program_id,
                status=status,
                in_payout=in_payout,
                partner_id=partner_id,
                created_from=created_from,
                created_before=created_before,
                expand=expand,
                limit=limit,
                order=order,
                cursor=cursor,
                attempts=attempts,
            )
        )

    def create_adjustment(
        self,
        program_id: int,
        body: CreateAdjustmentRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> CommissionAnswer:
        """Adjust what a partner earns. Needs the scope commissions.write and the role owner; no login token."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: create_adjustment._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                CommissionAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def export_csv(
        self,
        program_id: int,
        *,
        status: Literal["pending", "approved", "paid", "reversed"] | None = None,
        in_payout: bool | None = None,
        partner_id: int | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        order: Literal["newest", "oldest"] | None = None,
        bom: bool | None = None,
        decimal: Literal["point", "comma"] | None = None,
        attempts: int | None = None,
    ) -> str:
        """Export commissions as CSV. Needs the scope commissions.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: export_commissions._get_kwargs(
                    program_id,
                    status=given(status),
                    in_payout=given(in_payout),
                    partner_id=given(partner_id),
                    created_from=given(created_from),
                    created_before=given(created_before),
                    order=given(order),
                    bom=given(bom),
                    decimal=given(decimal),
                ),
                file_text,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def get(
        self,
        program_id: int,
        commission_id: int,
        *,
        expand: Literal["customer", "partner", "customer,partner"] | None = None,
        attempts: int | None = None,
    ) -> CommissionDetail:
        """Get a commission. Needs the scope commissions.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: get_commission._get_kwargs(program_id, commission_id, expand=given(expand)),
                CommissionDetail.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                commission_id=commission_id,
            )
        )

    def approve(
        self, program_id: int, body: CommissionsRequest | Body, *, attempts: int | None = None
    ) -> CommissionResults:
        """Approve commissions. Needs the scope commissions.write and the role owner."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: approve_commissions._get_kwargs(program_id, body=sent(body)),
                CommissionResults.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def hold(
        self, program_id: int, body: CommissionsReasonRequest | Body, *, attempts: int | None = None
    ) -> CommissionResults:
        """Hold commissions. Needs the scope commissions.write and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: hold_commissions._get_kwargs(program_id, body=sent(body)),
                CommissionResults.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def release(
        self, program_id: int, body: CommissionsRequest | Body, *, attempts: int | None = None
    ) -> CommissionResults:
        """Release held commissions. Needs the scope commissions.write and the role admin."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: release_commissions._get_kwargs(program_id, body=sent(body)),
                CommissionResults.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def reject(
        self, program_id: int, body: CommissionsReasonRequest | Body, *, attempts: int | None = None
    ) -> CommissionResults:
        """Reject commissions. Needs the scope commissions.write and the role owner."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: reject_commissions._get_kwargs(program_id, body=sent(body)),
                CommissionResults.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )


class Payouts:
    """The operations of "Payouts"."""

    def __init__(self, client: Connection) -> None:
        self._client = client

    def list(
        self,
        program_id: int,
        *,
        currency: Literal["USD", "EUR", "VND"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> PayoutList:
        """List payouts. Needs the scope payouts.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_payouts._get_kwargs(
                    program_id,
                    currency=given(currency),
                    created_from=given(created_from),
                    created_before=given(created_before),
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                ),
                PayoutList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        currency: Literal["USD", "EUR", "VND"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> Iterator[Payout]:
        """Goes through all pages. List payouts. Needs the scope payouts.read."""
        return all_pages(
            lambda cursor: self.list(
                program_id,
                currency=currency,
                created_from=created_from,
                created_before=created_before,
                limit=limit,
                order=order,
                cursor=cursor,
                attempts=attempts,
            )
        )

    def create(
        self,
        program_id: int,
        body: CreatePayoutRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> PayoutAnswer:
        """Create a payout. Needs the scope payouts.write and the role owner; no login token."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: create_payout._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                PayoutAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def preview(
        self,
        program_id: int,
        *,
        currency: Literal["USD", "EUR", "VND"] | None = None,
        cutoff: datetime | None = None,
        partner_id: int | None = None,
        expand: Literal["partner"] | None = None,
        attempts: int | None = None,
    ) -> PayoutPreviewAnswer:
        """Preview a payout. Needs the scope payouts.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: preview_payout._get_kwargs(
                    program_id,
                    currency=given(currency),
                    cutoff=given(cutoff),
                    partner_id=given(partner_id),
                    expand=given(expand),
                ),
                PayoutPreviewAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def get(self, program_id: int, payout_id: int, *, attempts: int | None = None) -> PayoutAnswer:
        """Get a payout. Needs the scope payouts.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: get_payout._get_kwargs(program_id, payout_id),
                PayoutAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                payout_id=payout_id,
            )
        )

    def pay_items(
        self,
        program_id: int,
        payout_id: int,
        body: PayItemsRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> PayoutItemResults:
        """Report items as paid. Needs the scope payouts.write and the role owner; no login token."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: pay_payout_items._get_kwargs(program_id, payout_id, body=sent(body), idempotency_key=key),
                PayoutItemResults.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                payout_id=payout_id,
            )
        )

    def fail_items(
        self,
        program_id: int,
        payout_id: int,
        body: FailItemsRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> PayoutItemResults:
        """Report items as failed. Needs the scope payouts.write and the role owner; no login token."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: fail_payout_items._get_kwargs(program_id, payout_id, body=sent(body), idempotency_key=key),
                PayoutItemResults.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                payout_id=payout_id,
            )
        )

    def cancel_items(
        self,
        program_id: int,
        payout_id: int,
        body: CancelItemsRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> PayoutItemResults:
        """Cancel items. Needs the scope payouts.write and the role owner; no login token."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: cancel_payout_items._get_kwargs(program_id, payout_id, body=sent(body), idempotency_key=key),
                PayoutItemResults.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                payout_id=payout_id,
            )
        )

    def reopen_items(
        self,
        program_id: int,
        payout_id: int,
        body: ReopenItemsRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> PayoutItemResults:
        """Reopen items. Needs the scope payouts.write and the role owner; no login token."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: reopen_payout_items._get_kwargs(program_id, payout_id, body=sent(body), idempotency_key=key),
                PayoutItemResults.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                payout_id=payout_id,
            )
        )

    def create_export(
        self, program_id: int, payout_id: int, body: CreatePayoutExportRequest | Body, *, attempts: int | None = None
    ) -> PayoutExportAnswer:
        """Make the file of a payout. Needs the scope payouts.export and the role owner; no login token."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: create_payout_export._get_kwargs(program_id, payout_id, body=sent(body)),
                PayoutExportAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                payout_id=payout_id,
            )
        )

    def list_items(
        self,
        program_id: int,
        *,
        payout_id: int | None = None,
        status: Literal["open", "paid", "failed", "cancelled"] | None = None,
        search: str | None = None,
        partner_id: int | None = None,
        expand: Literal["partner"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> PayoutItemList:
        """List the items of payouts. Needs the scope payouts.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_payout_items._get_kwargs(
                    program_id,
                    payout_id=given(payout_id),
                    status=given(status),
                    search=given(search),
                    partner_id=given(partner_id),
                    expand=given(expand),
                    created_from=given(created_from),
                    created_before=given(created_before),
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                ),
                PayoutItemList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all_items(
        self,
        program_id: int,
        *,
        payout_id: int | None = None,
        status: Literal["open", "paid", "failed", "cancelled"] | None = None,
        search: str | None = None,
        partner_id: int | None = None,
        expand: Literal["partner"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> Iterator[PayoutItem]:
        """Goes through all pages. List the items of payouts. Needs the scope payouts.read."""
        return all_pages(
            lambda cursor: self.list_items(
                program_id,
                payout_id=payout_id,
                status=status,
                search=search,
                partner_id=partner_id,
                expand=expand,
                created_from=created_from,
                created_before=created_before,
                limit=limit,
                order=order,
                cursor=cursor,
                attempts=attempts,
            )
        )

    def get_settings(self, program_id: int, *, attempts: int | None = None) -> PayoutSettingsAnswer:
        """Get the payout settings. Needs the scope payouts.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: get_payout_settings._get_kwargs(program_id),
                PayoutSettingsAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def update_settings(
        self, program_id: int, body: UpdatePayoutSettingsRequest | Body, *, attempts: int | None = None
    ) -> PayoutSettingsAnswer:
        """Change the payout settings. Needs the scope payouts.write and the role owner; no login token."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: update_payout_settings._get_kwargs(program_id, body=sent(body)),
                PayoutSettingsAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )


class Statements:
    """The operations of "Statements"."""

    def __init__(self, client: Connection) -> None:
        self._client = client

    def list(
        self,
        program_id: int,
        *,
        partnership_id: int | None = None,
        partner_id: int | None = None,
        month: str | None = None,
        currency: Literal["USD", "EUR", "VND"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> StatementList:
        """List statements. Needs the scope statements.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_statements._get_kwargs(
                    program_id,
                    partnership_id=given(partnership_id),
                    partner_id=given(partner_id),
                    month=given(month),
                    currency=given(currency),
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                ),
                StatementList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        partnership_id: int | None = None,
        partner_id: int | None = None,
        month: str | None = None,
        currency: Literal["USD", "EUR", "VND"] | None = None,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> Iterator[Statement]:
        """Goes through all pages. List statements. Needs the scope statements.read."""
        return all_pages(
            lambda cursor: self.list(
                program_id,
                partnership_id=partnership_id,
                partner_id=partner_id,
                month=month,
                currency=currency,
                limit=limit,
                order=order,
                cursor=cursor,
                attempts=attempts,
            )
        )

    def get(
        self,
        program_id: int,
        statement_id: int,
        *,
        decimal: Literal["point", "comma"] | None = None,
        attempts: int | None = None,
    ) -> StatementAnswer:
        """Get a statement. Needs the scope statements.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: get_statement._get_kwargs(program_id, statement_id, decimal=given(decimal)),
                StatementAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                statement_id=statement_id,
            )
        )


class Account:
    """The operations of "Account"."""

    def __init__(self, client: Connection) -> None:
        self._client = client

    def list_login_tokens(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> LoginTokenList:
        """List the login tokens. Needs a login token; no API token."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_login_tokens._get_kwargs(limit=given(limit), cursor=given(cursor), order=given(order)),
                LoginTokenList.from_dict,
                attempts,
                repeatable=True,
            )
        )

    def list_all_login_tokens(
        self, *, limit: int | None = None, order: Literal["newest", "oldest"] | None = None, attempts: int | None = None
    ) -> Iterator[LoginToken]:
        """Goes through all pages. List the login tokens. Needs a login token; no API token."""
        return all_pages(
            lambda cursor: self.list_login_tokens(limit=limit, order=order, cursor=cursor, attempts=attempts)
        )

    def revoke_login_token(self, login_token_id: int, *, attempts: int | None = None) -> LoginTokenAnswer:
        """Revoke a login token. Needs a login token; no API token."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: revoke_login_token._get_kwargs(login_token_id),
                LoginTokenAnswer.from_dict,
                attempts,
                repeatable=True,
                login_token_id=login_token_id,
            )
        )


class Portal:
    """The operations of "Portal"."""

    def __init__(self, client: Connection) -> None:
        self._client = client

    def get_profile(self, *, attempts: int | None = None) -> PartnerProfileAnswer:
        """Get the profile. Needs the scope portal.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: get_profile._get_kwargs(),
                PartnerProfileAnswer.from_dict,
                attempts,
                repeatable=True,
            )
        )

    def replace_profile(
        self, body: PartnerProfileRequest | Body, *, attempts: int | None = None
    ) -> PartnerProfileAnswer:
        """Replace the profile. Needs the scope portal.write."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: replace_profile._get_kwargs(body=sent(body)),
                PartnerProfileAnswer.from_dict,
                attempts,
                repeatable=False,
            )
        )

    def list_own_programs(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        status: Literal["linked", "applied", "joined", "declined", "left", "removed", "merged"] | None = None,
        attempts: int | None = None,
    ) -> PortalProgramList:
        """List own programs. Needs the scope portal.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_own_programs._get_kwargs(
                    limit=given(limit), cursor=given(cursor), order=given(order), status=given(status)
                ),
                PortalProgramList.from_dict,
                attempts,
                repeatable=True,
            )
        )

    def list_all_own_programs(
        self,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        status: Literal["linked", "applied", "joined", "declined", "left", "removed", "merged"] | None = None,
        attempts: int | None = None,
    ) -> Iterator[PortalProgram]:
        """Goes through all pages. List own programs. Needs the scope portal.read."""
        return all_pages(
            lambda cursor: self.list_own_programs(
                limit=limit, order=order, status=status, cursor=cursor, attempts=attempts
            )
        )

    def join_program(
        self, body: JoinProgramRequest | Body, *, idempotency_key: str | None = None, attempts: int | None = None
    ) -> PortalProgramAnswer:
        """Join a program. Needs the scope portal.write."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: join_program._get_kwargs(body=sent(body), idempotency_key=key),
                PortalProgramAnswer.from_dict,
                attempts,
                repeatable=True,
            )
        )

    def leave_program(self, program_id: int, *, attempts: int | None = None) -> PortalProgramAnswer:
        """Leave a program. Needs the scope portal.write."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: leave_program._get_kwargs(program_id),
                PortalProgramAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
            )
        )

    def list_own_links(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        enabled: bool | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> ManagedLinkList:
        """List own links. Needs the scope portal.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_own_links._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    enabled=given(enabled),
                    created_from=given(created_from),
                    created_before=given(created_before),
                ),
                ManagedLinkList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all_own_links(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        enabled: bool | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> Iterator[ManagedLink]:
        """Goes through all pages. List own links. Needs the scope portal.read."""
        return all_pages(
            lambda cursor: self.list_own_links(
                program_id,
                limit=limit,
                order=order,
                enabled=enabled,
                created_from=created_from,
                created_before=created_before,
                cursor=cursor,
                attempts=attempts,
            )
        )

    def create_own_link(
        self,
        program_id: int,
        body: CreateOwnLinkRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> ManagedLinkAnswer:
        """Create an own link. Needs the scope portal.write."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: create_own_link._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                ManagedLinkAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def update_own_link(
        self, program_id: int, link_id: int, body: UpdateOwnLinkRequest | Body, *, attempts: int | None = None
    ) -> ManagedLinkAnswer:
        """Disable or enable an own link. Needs the scope portal.write."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: update_own_link._get_kwargs(program_id, link_id, body=sent(body)),
                ManagedLinkAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                link_id=link_id,
            )
        )

    def create_own_alias(
        self,
        program_id: int,
        link_id: int,
        body: CreateAliasRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> ManagedLinkAnswer:
        """Add an alias to an own link. Needs the scope portal.write."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: create_own_alias._get_kwargs(program_id, link_id, body=sent(body), idempotency_key=key),
                ManagedLinkAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                link_id=link_id,
            )
        )

    def list_own_codes(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        status: Literal["active", "disabled"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> CodeList:
        """List own discount codes. Needs the scope portal.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_own_codes._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    status=given(status),
                    created_from=given(created_from),
                    created_before=given(created_before),
                ),
                CodeList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all_own_codes(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        status: Literal["active", "disabled"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> Iterator[ManagedCode]:
        """Goes through all pages. List own discount codes. Needs the scope portal.read."""
        return all_pages(
            lambda cursor: self.list_own_codes(
                program_id,
                limit=limit,
                order=order,
                status=status,
                created_from=created_from,
                created_before=created_before,
                cursor=cursor,
                attempts=attempts,
            )
        )

    def get_own_stats(
        self,
        program_id: int,
        *,
        from_: date | None = None,
        to: date | None = None,
        group_by: Literal["day", "link"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> StatsList:
        """Get own totals. Needs the scope portal.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: get_own_stats._get_kwargs(
                    program_id,
                    from_=given(from_),
                    to=given(to),
                    group_by=given(group_by),
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                ),
                StatsList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def get_all_own_stats(
        self,
        program_id: int,
        *,
        from_: date | None = None,
        to: date | None = None,
        group_by: Literal["day", "link"] | None = None,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> Iterator[StatsGroup]:
        """Goes through all pages. Get own totals. Needs the scope portal.read."""
        return all_pages(
            lambda cursor: self.get_own_stats(
                program_id,
                from_=from_,
                to=to,
                group_by=group_by,
                limit=limit,
                order=order,
                cursor=cursor,
                attempts=attempts,
            )
        )

    def list_own_commissions(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        status: Literal["pending", "approved", "paid", "reversed"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> OwnCommissionList:
        """List own commissions. Needs the scope portal.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_own_commissions._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    status=given(status),
                    created_from=given(created_from),
                    created_before=given(created_before),
                ),
                OwnCommissionList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all_own_commissions(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        status: Literal["pending", "approved", "paid", "reversed"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> Iterator[OwnCommission]:
        """Goes through all pages. List own commissions. Needs the scope portal.read."""
        return all_pages(
            lambda cursor: self.list_own_commissions(
                program_id,
                limit=limit,
                order=order,
                status=status,
                created_from=created_from,
                created_before=created_before,
                cursor=cursor,
                attempts=attempts,
            )
        )

    def list_postbacks(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> PostbackList:
        """List own postbacks. Needs the scope portal.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_postbacks._get_kwargs(
                    program_id, limit=given(limit), cursor=given(cursor), order=given(order)
                ),
                PostbackList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all_postbacks(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> Iterator[Postback]:
        """Goes through all pages. List own postbacks. Needs the scope portal.read."""
        return all_pages(
            lambda cursor: self.list_postbacks(program_id, limit=limit, order=order, cursor=cursor, attempts=attempts)
        )

    def create_postback(
        self,
        program_id: int,
        body: CreatePostbackRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> PostbackSecretAnswer:
        """Create an own postback. Needs the scope portal.write."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: create_postback._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                PostbackSecretAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def delete_postback(self, program_id: int, postback_id: int, *, attempts: int | None = None) -> PostbackAnswer:
        """Delete an own postback. Needs the scope portal.write."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: delete_postback._get_kwargs(program_id, postback_id),
                PostbackAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                postback_id=postback_id,
            )
        )

    def update_postback(
        self, program_id: int, postback_id: int, body: UpdatePostbackRequest | Body, *, attempts: int | None = None
    ) -> PostbackAnswer:
        """Change an own postback. Needs the scope portal.write."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: update_postback._get_kwargs(program_id, postback_id, body=sent(body)),
                PostbackAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                postback_id=postback_id,
            )
        )

    def rotate_postback_secret(
        self,
        program_id: int,
        postback_id: int,
        body: RotateWebhookSecretRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> PostbackSecretAnswer:
        """Rotate the secret of an own postback. Needs the scope portal.write."""
        key = key_of(idempotency_key)
        return self._client._run(
            manage(
                self._client._link,
                lambda: rotate_postback_secret._get_kwargs(
                    program_id, postback_id, body=sent(body), idempotency_key=key
                ),
                PostbackSecretAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                postback_id=postback_id,
            )
        )

    def test_postback(
        self, program_id: int, postback_id: int, *, attempts: int | None = None
    ) -> PostbackDeliveryAnswer:
        """Test an own postback. Needs the scope portal.write."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: test_postback._get_kwargs(program_id, postback_id),
                PostbackDeliveryAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                postback_id=postback_id,
            )
        )

    def list_postback_deliveries(
        self,
        program_id: int,
        *,
        postback_id: int | None = None,
        status: Literal["waiting", "delivered", "failed", "skipped"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> PostbackDeliveryList:
        """List what own postbacks sent. Needs the scope portal.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_postback_deliveries._get_kwargs(
                    program_id,
                    postback_id=given(postback_id),
                    status=given(status),
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                ),
                PostbackDeliveryList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all_postback_deliveries(
        self,
        program_id: int,
        *,
        postback_id: int | None = None,
        status: Literal["waiting", "delivered", "failed", "skipped"] | None = None,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> Iterator[PostbackDelivery]:
        """Goes through all pages. List what own postbacks sent. Needs the scope portal.read."""
        return all_pages(
            lambda cursor: self.list_postback_deliveries(
                program_id,
                postback_id=postback_id,
                status=status,
                limit=limit,
                order=order,
                cursor=cursor,
                attempts=attempts,
            )
        )

    def get_own_balance(self, program_id: int, *, attempts: int | None = None) -> OwnBalanceAnswer:
        """Get the own balance. Needs the scope portal.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: get_own_balance._get_kwargs(program_id),
                OwnBalanceAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_own_payouts(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> OwnPayoutList:
        """List own payouts. Needs the scope portal.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_own_payouts._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    created_from=given(created_from),
                    created_before=given(created_before),
                ),
                OwnPayoutList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all_own_payouts(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> Iterator[OwnPayout]:
        """Goes through all pages. List own payouts. Needs the scope portal.read."""
        return all_pages(
            lambda cursor: self.list_own_payouts(
                program_id,
                limit=limit,
                order=order,
                created_from=created_from,
                created_before=created_before,
                cursor=cursor,
                attempts=attempts,
            )
        )

    def get_own_payout(self, program_id: int, payout_item_id: int, *, attempts: int | None = None) -> OwnReceiptAnswer:
        """Get an own payout. Needs the scope portal.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: get_own_payout._get_kwargs(program_id, payout_item_id),
                OwnReceiptAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                payout_item_id=payout_item_id,
            )
        )

    def list_own_statements(
        self,
        program_id: int,
        *,
        month: str | None = None,
        currency: Literal["USD", "EUR", "VND"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> StatementList:
        """List own statements. Needs the scope portal.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: list_own_statements._get_kwargs(
                    program_id,
                    month=given(month),
                    currency=given(currency),
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                ),
                StatementList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all_own_statements(
        self,
        program_id: int,
        *,
        month: str | None = None,
        currency: Literal["USD", "EUR", "VND"] | None = None,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> Iterator[Statement]:
        """Goes through all pages. List own statements. Needs the scope portal.read."""
        return all_pages(
            lambda cursor: self.list_own_statements(
                program_id, month=month, currency=currency, limit=limit, order=order, cursor=cursor, attempts=attempts
            )
        )

    def get_own_statement(
        self,
        program_id: int,
        statement_id: int,
        *,
        decimal: Literal["point", "comma"] | None = None,
        attempts: int | None = None,
    ) -> StatementAnswer:
        """Get an own statement. Needs the scope portal.read."""
        return self._client._run(
            manage(
                self._client._link,
                lambda: get_own_statement._get_kwargs(program_id, statement_id, decimal=given(decimal)),
                StatementAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                statement_id=statement_id,
            )
        )


class ManagementGroups:
    """The groups of ``ManagementClient``."""

    def __init__(self, client: Connection) -> None:
        self.programs = Programs(client)
        self.keys = Keys(client)
        self.events = Events(client)
        self.terms = Terms(client)
        self.groups = Groups(client)
        self.webhooks = Webhooks(client)
        self.processors = Processors(client)
        self.stats = Stats(client)
        self.members = Members(client)
        self.audit_log = AuditLog(client)
        self.links = Links(client)
        self.codes = Codes(client)
        self.partners = Partners(client)
        self.invitations = Invitations(client)
        self.customers = Customers(client)
        self.commissions = Commissions(client)
        self.payouts = Payouts(client)
        self.statements = Statements(client)
        self.account = Account(client)
        self.portal = Portal(client)


class AsyncPrograms:
    """The operations of "Programs"."""

    def __init__(self, client: AsyncConnection) -> None:
        self._client = client

    async def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> ManagedProgramList:
        """List programs. Needs the scope programs.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_programs._get_kwargs(
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    created_from=given(created_from),
                    created_before=given(created_before),
                ),
                ManagedProgramList.from_dict,
                attempts,
                repeatable=True,
            )
        )

    def list_all(
        self,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[ManagedProgram]:
        """Goes through all pages. List programs. Needs the scope programs.read."""
        return all_pages_async(
            lambda cursor: self.list(
                limit=limit,
                order=order,
                created_from=created_from,
                created_before=created_before,
                cursor=cursor,
                attempts=attempts,
            )
        )

    async def create(
        self, body: CreateProgramRequest | Body, *, idempotency_key: str | None = None, attempts: int | None = None
    ) -> CreateProgramAnswer:
        """Create a program. Needs the scope programs.write."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: create_program._get_kwargs(body=sent(body), idempotency_key=key),
                CreateProgramAnswer.from_dict,
                attempts,
                repeatable=True,
            )
        )

    async def get(self, program_id: int, *, attempts: int | None = None) -> ManagedProgramAnswer:
        """Get a program. Needs the scope programs.read and the role viewer."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: get_program._get_kwargs(program_id),
                ManagedProgramAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def update(
        self, program_id: int, body: UpdateProgramRequest | Body, *, attempts: int | None = None
    ) -> ManagedProgramAnswer:
        """Change a program. Needs the scope programs.write and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: update_program._get_kwargs(program_id, body=sent(body)),
                ManagedProgramAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def replace_origins(
        self, program_id: int, body: OriginsRequest | Body, *, attempts: int | None = None
    ) -> ManagedProgramAnswer:
        """Replace the origins of a program. Needs the scope programs.write and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: replace_origins._get_kwargs(program_id, body=sent(body)),
                ManagedProgramAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def get_readiness(self, program_id: int, *, attempts: int | None = None) -> ProgramReadinessAnswer:
        """Get the state of a program's integration. Needs the scope programs.read and the role viewer."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: get_program_readiness._get_kwargs(program_id),
                ProgramReadinessAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def delete_logo(self, program_id: int, *, attempts: int | None = None) -> ManagedProgramAnswer:
        """Delete the logo of a program. Needs the scope programs.write and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: delete_logo._get_kwargs(program_id),
                ManagedProgramAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
            )
        )

    async def archive(self, program_id: int, *, attempts: int | None = None) -> ManagedProgramAnswer:
        """Archive a program. Needs the scope programs.write and the role owner."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: archive_program._get_kwargs(program_id),
                ManagedProgramAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
            )
        )


class AsyncKeys:
    """The operations of "Keys"."""

    def __init__(self, client: AsyncConnection) -> None:
        self._client = client

    async def list(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> ProgramKeyList:
        """List the keys of a program. Needs the scope keys.read and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_keys._get_kwargs(program_id, limit=given(limit), cursor=given(cursor), order=given(order)),
                ProgramKeyList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[ProgramKey]:
        """Goes through all pages. List the keys of a program. Needs the scope keys.read and the role admin."""
        return all_pages_async(
            lambda cursor: self.list(program_id, limit=limit, order=order, cursor=cursor, attempts=attempts)
        )

    async def rotate(
        self,
        program_id: int,
        body: RotateByRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> RotateKeyAnswer:
        """Rotate the key of a program. Needs the scope keys.write and the role owner."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: rotate_key._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                RotateKeyAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def mark(
        self, program_id: int, key_id: int, body: RotateByRequest | Body, *, attempts: int | None = None
    ) -> ProgramKeyAnswer:
        """Mark a key for rotation. Needs the scope keys.write and the role owner."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: mark_key._get_kwargs(program_id, key_id, body=sent(body)),
                ProgramKeyAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                key_id=key_id,
            )
        )

    async def revoke(self, program_id: int, key_id: int, *, attempts: int | None = None) -> ProgramKeyAnswer:
        """Revoke a key. Needs the scope keys.write and the role owner."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: revoke_key._get_kwargs(program_id, key_id),
                ProgramKeyAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                key_id=key_id,
            )
        )


class AsyncEvents:
    """The operations of "Events"."""

    def __init__(self, client: AsyncConnection) -> None:
        self._client = client

    async def list(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        type_: Literal["click", "lead", "sale", "refund"] | None = None,
        test: bool | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> EventList:
        """List the events of a program. Needs the scope events.read and the role viewer."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_events._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    type_=given(type_),
                    test=given(test),
                    created_from=given(created_from),
                    created_before=given(created_before),
                ),
                EventList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        type_: Literal["click", "lead", "sale", "refund"] | None = None,
        test: bool | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[Event]:
        """Goes through all pages. List the events of a program. Needs the scope events.read and the role viewer."""
        return all_pages_async(
            lambda cursor: self.list(
                program_id,
                limit=limit,
                order=order,
                type_=type_,
                test=test,
                created_from=created_from,
                created_before=created_before,
                cursor=cursor,
                attempts=attempts,
            )
        )

    async def export_csv(
        self,
        program_id: int,
        *,
        type_: Literal["click", "lead", "sale", "refund"] | None = None,
        test: bool | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        order: Literal["newest", "oldest"] | None = None,
        bom: bool | None = None,
        decimal: Literal["point", "comma"] | None = None,
        attempts: int | None = None,
    ) -> str:
        """Export events as CSV. Needs the scope events.read and the role viewer."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: export_events._get_kwargs(
                    program_id,
                    type_=given(type_),
                    test=given(test),
                    created_from=given(created_from),
                    created_before=given(created_before),
                    order=given(order),
                    bom=given(bom),
                    decimal=given(decimal),
                ),
                file_text,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def list_payment_events(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        state: Literal["applied", "pending", "test", "ignored"] | None = None,
        attempts: int | None = None,
    ) -> PaymentEventList:
        """List the events of the payment processor. Needs the scope events.read and the role viewer."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_payment_events._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    created_from=given(created_from),
                    created_before=given(created_before),
                    state=given(state),
                ),
                PaymentEventList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all_payment_events(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        state: Literal["applied", "pending", "test", "ignored"] | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[PaymentEvent]:
        """Goes through all pages. List the events of the payment processor. Needs the scope events.read and the role viewer."""
        return all_pages_async(
            lambda cursor: self.list_payment_events(
                program_id,
                limit=limit,
                order=order,
                created_from=created_from,
                created_before=created_before,
                state=state,
                cursor=cursor,
                attempts=attempts,
            )
        )

    async def replay_payment_event(
        self, program_id: int, payment_event_id: int, *, attempts: int | None = None
    ) -> PaymentEventAnswer:
        """Apply a pending event of the payment processor. Needs the scope events.write and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: replay_payment_event._get_kwargs(program_id, payment_event_id),
                PaymentEventAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                payment_event_id=payment_event_id,
            )
        )

    async def list_sales(
        self,
        program_id: int,
        *,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> SaleList:
        """List the sales of a program. Needs the scope events.read and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_sales._get_kwargs(
                    program_id,
                    created_from=given(created_from),
                    created_before=given(created_before),
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                ),
                SaleList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all_sales(
        self,
        program_id: int,
        *,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[Sale]:
        """Goes through all pages. List the sales of a program. Needs the scope events.read and the role admin."""
        return all_pages_async(
            lambda cursor: self.list_sales(
                program_id,
                created_from=created_from,
                created_before=created_before,
                limit=limit,
                order=order,
                cursor=cursor,
                attempts=attempts,
            )
        )

    async def get_sale(self, program_id: int, sale_id: int, *, attempts: int | None = None) -> SaleAnswer:
        """Get a sale. Needs the scope events.read and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: get_sale._get_kwargs(program_id, sale_id),
                SaleAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                sale_id=sale_id,
            )
        )

    async def get_lead(self, program_id: int, lead_id: int, *, attempts: int | None = None) -> LeadAnswer:
        """Get a lead. Needs the scope events.read and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: get_lead._get_kwargs(program_id, lead_id),
                LeadAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                lead_id=lead_id,
            )
        )


class AsyncTerms:
    """The operations of "Terms"."""

    def __init__(self, client: AsyncConnection) -> None:
        self._client = client

    async def list(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        level: Literal["program", "group", "partnership"] | None = None,
        group_id: int | None = None,
        partner_id: int | None = None,
        attempts: int | None = None,
    ) -> TermsList:
        """List the terms of a program. Needs the scope terms.read and the role viewer."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_terms._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    level=given(level),
                    group_id=given(group_id),
                    partner_id=given(partner_id),
                ),
                TermsList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        level: Literal["program", "group", "partnership"] | None = None,
        group_id: int | None = None,
        partner_id: int | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[ManagedTerms]:
        """Goes through all pages. List the terms of a program. Needs the scope terms.read and the role viewer."""
        return all_pages_async(
            lambda cursor: self.list(
                program_id,
                limit=limit,
                order=order,
                level=level,
                group_id=group_id,
                partner_id=partner_id,
                cursor=cursor,
                attempts=attempts,
            )
        )

    async def create(
        self,
        program_id: int,
        body: CreateTermsRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> TermsAnswer:
        """Make new terms. Needs the scope terms.write and the role owner."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: create_terms._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                TermsAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def simulate(
        self, program_id: int, body: SimulateTermsRequest | Body, *, attempts: int | None = None
    ) -> SimulationAnswer:
        """Ask what other terms would have cost. Needs the scope terms.read and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: simulate_terms._get_kwargs(program_id, body=sent(body)),
                SimulationAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )


class AsyncGroups:
    """The operations of "Groups"."""

    def __init__(self, client: AsyncConnection) -> None:
        self._client = client

    async def list(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> GroupList:
        """List the groups of a program. Needs the scope groups.read and the role viewer."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_groups._get_kwargs(
                    program_id, limit=given(limit), cursor=given(cursor), order=given(order)
                ),
                GroupList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[Group]:
        """Goes through all pages. List the groups of a program. Needs the scope groups.read and the role viewer."""
        return all_pages_async(
            lambda cursor: self.list(program_id, limit=limit, order=order, cursor=cursor, attempts=attempts)
        )

    async def create(
        self,
        program_id: int,
        body: CreateGroupRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> GroupAnswer:
        """Create a group. Needs the scope groups.write and the role admin."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: create_group._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                GroupAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def update(
        self, program_id: int, group_id: int, body: UpdateGroupRequest | Body, *, attempts: int | None = None
    ) -> GroupAnswer:
        """Change a group. Needs the scope groups.write and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: update_group._get_kwargs(program_id, group_id, body=sent(body)),
                GroupAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                group_id=group_id,
            )
        )

    async def move_partners(
        self,
        program_id: int,
        group_id: int,
        body: MovePartnersRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> MovedPartnersAnswer:
        """Move partners into a group. Needs the scope groups.write and the role admin."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: move_partners._get_kwargs(program_id, group_id, body=sent(body), idempotency_key=key),
                MovedPartnersAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                group_id=group_id,
            )
        )


class AsyncWebhooks:
    """The operations of "Webhooks"."""

    def __init__(self, client: AsyncConnection) -> None:
        self._client = client

    async def list(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> WebhookList:
        """List the webhooks of a program. Needs the scope webhooks.read and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_webhooks._get_kwargs(
                    program_id, limit=given(limit), cursor=given(cursor), order=given(order)
                ),
                WebhookList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[Webhook]:
        """Goes through all pages. List the webhooks of a program. Needs the scope webhooks.read and the role admin."""
        return all_pages_async(
            lambda cursor: self.list(program_id, limit=limit, order=order, cursor=cursor, attempts=attempts)
        )

    async def create(
        self,
        program_id: int,
        body: CreateWebhookRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> WebhookSecretAnswer:
        """Create a webhook. Needs the scope webhooks.write and the role owner; no login token."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: create_webhook._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                WebhookSecretAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def get(self, program_id: int, webhook_id: int, *, attempts: int | None = None) -> WebhookAnswer:
        """Get a webhook. Needs the scope webhooks.read and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: get_webhook._get_kwargs(program_id, webhook_id),
                WebhookAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                webhook_id=webhook_id,
            )
        )

    async def delete(self, program_id: int, webhook_id: int, *, attempts: int | None = None) -> WebhookAnswer:
        """Delete a webhook. Needs the scope webhooks.write and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: delete_webhook._get_kwargs(program_id, webhook_id),
                WebhookAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                webhook_id=webhook_id,
            )
        )

    async def update(
        self, program_id: int, webhook_id: int, body: UpdateWebhookRequest | Body, *, attempts: int | None = None
    ) -> WebhookAnswer:
        """Change a webhook. Needs the scope webhooks.write and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: update_webhook._get_kwargs(program_id, webhook_id, body=sent(body)),
                WebhookAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                webhook_id=webhook_id,
            )
        )

    async def rotate_secret(
        self,
        program_id: int,
        webhook_id: int,
        body: RotateWebhookSecretRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> WebhookSecretAnswer:
        """Rotate the secret of a webhook. Needs the scope webhooks.write and the role owner; no login token."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: rotate_webhook_secret._get_kwargs(program_id, webhook_id, body=sent(body), idempotency_key=key),
                WebhookSecretAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                webhook_id=webhook_id,
            )
        )

    async def test(self, program_id: int, webhook_id: int, *, attempts: int | None = None) -> WebhookDeliveryAnswer:
        """Test a webhook. Needs the scope webhooks.write and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: test_webhook._get_kwargs(program_id, webhook_id),
                WebhookDeliveryAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                webhook_id=webhook_id,
            )
        )

    async def replay(
        self, program_id: int, webhook_id: int, body: ReplayWebhookRequest | Body, *, attempts: int | None = None
    ) -> WebhookReplayAnswer:
        """Replay the events of a webhook. Needs the scope webhooks.write and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: replay_webhook._get_kwargs(program_id, webhook_id, body=sent(body)),
                WebhookReplayAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                webhook_id=webhook_id,
            )
        )

    async def list_deliveries(
        self,
        program_id: int,
        *,
        webhook_id: int | None = None,
        status: Literal["waiting", "delivered", "failed", "skipped"] | None = None,
        after_id: int | None = None,
        wait: int | None = None,
        expand: Literal["event"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> WebhookDeliveryList:
        """List the deliveries of webhooks. Needs the scope webhooks.read and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_webhook_deliveries._get_kwargs(
                    program_id,
                    webhook_id=given(webhook_id),
                    status=given(status),
                    after_id=given(after_id),
                    wait=given(wait),
                    expand=given(expand),
                    created_from=given(created_from),
                    created_before=given(created_before),
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                ),
                WebhookDeliveryList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all_deliveries(
        self,
        program_id: int,
        *,
        webhook_id: int | None = None,
        status: Literal["waiting", "delivered", "failed", "skipped"] | None = None,
        after_id: int | None = None,
        wait: int | None = None,
        expand: Literal["event"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[WebhookDelivery]:
        """Goes through all pages. List the deliveries of webhooks. Needs the scope webhooks.read and the role admin."""
        return all_pages_async(
            lambda cursor: self.list_deliveries(
                program_id,
                webhook_id=webhook_id,
                status=status,
                after_id=after_id,
                wait=wait,
                expand=expand,
                created_from=created_from,
                created_before=created_before,
                limit=limit,
                order=order,
                cursor=cursor,
                attempts=attempts,
            )
        )

    async def get_delivery(
        self, program_id: int, webhook_delivery_id: int, *, attempts: int | None = None
    ) -> WebhookDeliveryAnswer:
        """Get a delivery of a webhook. Needs the scope webhooks.read and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: get_webhook_delivery._get_kwargs(program_id, webhook_delivery_id),
                WebhookDeliveryAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                webhook_delivery_id=webhook_delivery_id,
            )
        )

    async def retry_delivery(
        self, program_id: int, webhook_delivery_id: int, *, attempts: int | None = None
    ) -> WebhookDeliveryAnswer:
        """Send a delivery of a webhook again. Needs the scope webhooks.write and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: retry_webhook_delivery._get_kwargs(program_id, webhook_delivery_id),
                WebhookDeliveryAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                webhook_delivery_id=webhook_delivery_id,
            )
        )

    async def list_event_types(self, program_id: int, *, attempts: int | None = None) -> WebhookEventTypeList:
        """List the types of events. Needs the scope webhooks.read and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_webhook_event_types._get_kwargs(program_id),
                WebhookEventTypeList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )


class AsyncProcessors:
    """The operations of "Processors"."""

    def __init__(self, client: AsyncConnection) -> None:
        self._client = client

    async def list(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> ProcessorList:
        """List the payment processors of a program. Needs the scope processors.read and the role admin; no login token."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_processors._get_kwargs(
                    program_id, limit=given(limit), cursor=given(cursor), order=given(order)
                ),
                ProcessorList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[Processor]:
        """Goes through all pages. List the payment processors of a program. Needs the scope processors.read and the role admin; no login token."""
        return all_pages_async(
            lambda cursor: self.list(program_id, limit=limit, order=order, cursor=cursor, attempts=attempts)
        )

    async def connect(
        self,
        program_id: int,
        body: ConnectProcessorRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> ProcessorAnswer:
        """Connect a payment processor. Needs the scope processors.write and the role owner; no login token."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: connect_processor._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                ProcessorAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def disconnect(self, program_id: int, processor_id: int, *, attempts: int | None = None) -> ProcessorAnswer:
        """Disconnect a payment processor. Needs the scope processors.write and the role owner; no login token."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: disconnect_processor._get_kwargs(program_id, processor_id),
                ProcessorAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                processor_id=processor_id,
            )
        )


class AsyncStats:
    """The operations of "Stats"."""

    def __init__(self, client: AsyncConnection) -> None:
        self._client = client

    async def get(
        self,
        program_id: int,
        *,
        from_: date | None = None,
        to: date | None = None,
        group_by: Literal["day", "partner", "link"] | None = None,
        partner_id: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> StatsList:
        """Get the totals of a program. Needs the scope stats.read and the role viewer."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: get_stats._get_kwargs(
                    program_id,
                    from_=given(from_),
                    to=given(to),
                    group_by=given(group_by),
                    partner_id=given(partner_id),
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                ),
                StatsList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def get_all(
        self,
        program_id: int,
        *,
        from_: date | None = None,
        to: date | None = None,
        group_by: Literal["day", "partner", "link"] | None = None,
        partner_id: int | None = None,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[StatsGroup]:
        """Goes through all pages. Get the totals of a program. Needs the scope stats.read and the role viewer."""
        return all_pages_async(
            lambda cursor: self.get(
                program_id,
                from_=from_,
                to=to,
                group_by=group_by,
                partner_id=partner_id,
                limit=limit,
                order=order,
                cursor=cursor,
                attempts=attempts,
            )
        )


class AsyncMembers:
    """The operations of "Members"."""

    def __init__(self, client: AsyncConnection) -> None:
        self._client = client

    async def list(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> MemberList:
        """List the members of a program. Needs the scope members.read and the role admin; no login token."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_members._get_kwargs(
                    program_id, limit=given(limit), cursor=given(cursor), order=given(order)
                ),
                MemberList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[Member]:
        """Goes through all pages. List the members of a program. Needs the scope members.read and the role admin; no login token."""
        return all_pages_async(
            lambda cursor: self.list(program_id, limit=limit, order=order, cursor=cursor, attempts=attempts)
        )

    async def remove(self, program_id: int, account_id: int, *, attempts: int | None = None) -> MemberAnswer:
        """Remove a member. Needs the scope members.write and the role owner; no login token."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: remove_member._get_kwargs(program_id, account_id),
                MemberAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                account_id=account_id,
            )
        )

    async def update(
        self, program_id: int, account_id: int, body: UpdateMemberRequest | Body, *, attempts: int | None = None
    ) -> MemberAnswer:
        """Change the role of a member. Needs the scope members.write and the role owner; no login token."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: update_member._get_kwargs(program_id, account_id, body=sent(body)),
                MemberAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                account_id=account_id,
            )
        )

    async def list_invitations(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        status: Literal["pending", "accepted", "declined", "revoked", "expired"] | None = None,
        attempts: int | None = None,
    ) -> MemberInvitationList:
        """List the invitations of members. Needs the scope members.read and the role admin; no login token."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_member_invitations._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    created_from=given(created_from),
                    created_before=given(created_before),
                    status=given(status),
                ),
                MemberInvitationList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all_invitations(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        status: Literal["pending", "accepted", "declined", "revoked", "expired"] | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[MemberInvitation]:
        """Goes through all pages. List the invitations of members. Needs the scope members.read and the role admin; no login token."""
        return all_pages_async(
            lambda cursor: self.list_invitations(
                program_id,
                limit=limit,
                order=order,
                created_from=created_from,
                created_before=created_before,
                status=status,
                cursor=cursor,
                attempts=attempts,
            )
        )

    async def create_invitation(
        self,
        program_id: int,
        body: CreateMemberInvitationRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> CreateMemberInvitationAnswer:
        """Invite a member. Needs the scope members.write and the role owner; no login token."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: create_member_invitation._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                CreateMemberInvitationAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def revoke_invitation(
        self, program_id: int, member_invitation_id: int, *, attempts: int | None = None
    ) -> MemberInvitationAnswer:
        """Revoke an invitation. Needs the scope members.write and the role owner; no login token."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: revoke_member_invitation._get_kwargs(program_id, member_invitation_id),
                MemberInvitationAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                member_invitation_id=member_invitation_id,
            )
        )


class AsyncAuditLog:
    """The operations of "Audit log"."""

    def __init__(self, client: AsyncConnection) -> None:
        self._client = client

    async def list(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        actor_id: int | None = None,
        action: str | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> AuditEntryList:
        """List the changes of a program. Needs the scope audit-log.read and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_audit_log._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    actor_id=given(actor_id),
                    action=given(action),
                    created_from=given(created_from),
                    created_before=given(created_before),
                ),
                AuditEntryList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        actor_id: int | None = None,
        action: str | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[AuditEntry]:
        """Goes through all pages. List the changes of a program. Needs the scope audit-log.read and the role admin."""
        return all_pages_async(
            lambda cursor: self.list(
                program_id,
                limit=limit,
                order=order,
                actor_id=actor_id,
                action=action,
                created_from=created_from,
                created_before=created_before,
                cursor=cursor,
                attempts=attempts,
            )
        )


class AsyncLinks:
    """The operations of "Links"."""

    def __init__(self, client: AsyncConnection) -> None:
        self._client = client

    async def list(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        partner_id: int | None = None,
        enabled: bool | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> ManagedLinkList:
        """List the links of a program. Needs the scope links.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_links._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    partner_id=given(partner_id),
                    enabled=given(enabled),
                    created_from=given(created_from),
                    created_before=given(created_before),
                ),
                ManagedLinkList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        partner_id: int | None = None,
        enabled: bool | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[ManagedLink]:
        """Goes through all pages. List the links of a program. Needs the scope links.read."""
        return all_pages_async(
            lambda cursor: self.list(
                program_id,
                limit=limit,
                order=order,
                partner_id=partner_id,
                enabled=enabled,
                created_from=created_from,
                created_before=created_before,
                cursor=cursor,
                attempts=attempts,
            )
        )

    async def create(
        self,
        program_id: int,
        body: CreateLinkRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> ManagedLinkAnswer:
        """Create a link. Needs the scope links.write and the role admin."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: create_link._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                ManagedLinkAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def get(self, program_id: int, link_id: int, *, attempts: int | None = None) -> ManagedLinkAnswer:
        """Get a link. Needs the scope links.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: get_link._get_kwargs(program_id, link_id),
                ManagedLinkAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                link_id=link_id,
            )
        )

    async def update(
        self, program_id: int, link_id: int, body: UpdateLinkRequest | Body, *, attempts: int | None = None
    ) -> ManagedLinkAnswer:
        """Change a link. Needs the scope links.write and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: update_link._get_kwargs(program_id, link_id, body=sent(body)),
                ManagedLinkAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                link_id=link_id,
            )
        )

    async def create_alias(
        self,
        program_id: int,
        link_id: int,
        body: CreateAliasRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> ManagedLinkAnswer:
        """Add an alias to a link. Needs the scope links.write and the role admin."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: create_alias._get_kwargs(program_id, link_id, body=sent(body), idempotency_key=key),
                ManagedLinkAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                link_id=link_id,
            )
        )


class AsyncCodes:
    """The operations of "Codes"."""

    def __init__(self, client: AsyncConnection) -> None:
        self._client = client

    async def list(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        partner_id: int | None = None,
        status: Literal["active", "disabled"] | None = None,
        code: str | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> CodeList:
        """List the discount codes of a program. Needs the scope codes.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_codes._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    partner_id=given(partner_id),
                    status=given(status),
                    code=given(code),
                    created_from=given(created_from),
                    created_before=given(created_before),
                ),
                CodeList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        partner_id: int | None = None,
        status: Literal["active", "disabled"] | None = None,
        code: str | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[ManagedCode]:
        """Goes through all pages. List the discount codes of a program. Needs the scope codes.read."""
        return all_pages_async(
            lambda cursor: self.list(
                program_id,
                limit=limit,
                order=order,
                partner_id=partner_id,
                status=status,
                code=code,
                created_from=created_from,
                created_before=created_before,
                cursor=cursor,
                attempts=attempts,
            )
        )

    async def create(
        self,
        program_id: int,
        body: CreateCodeRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> CodeAnswer:
        """Create a discount code. Needs the scope codes.write and the role admin."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: create_code._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                CodeAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def update(
        self, program_id: int, code_id: int, body: UpdateCodeRequest | Body, *, attempts: int | None = None
    ) -> CodeAnswer:
        """Change a discount code. Needs the scope codes.write and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: update_code._get_kwargs(program_id, code_id, body=sent(body)),
                CodeAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                code_id=code_id,
            )
        )


class AsyncPartners:
    """The operations of "Partners"."""

    def __init__(self, client: AsyncConnection) -> None:
        self._client = client

    async def list(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        status: Literal["linked", "applied", "joined", "declined", "left", "removed", "merged"] | None = None,
        tag: str | None = None,
        group_id: int | None = None,
        search: str | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> ManagedPartnerList:
        """List the partners of a program. Needs the scope partners.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_partners._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    status=given(status),
                    tag=given(tag),
                    group_id=given(group_id),
                    search=given(search),
                    created_from=given(created_from),
                    created_before=given(created_before),
                ),
                ManagedPartnerList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        status: Literal["linked", "applied", "joined", "declined", "left", "removed", "merged"] | None = None,
        tag: str | None = None,
        group_id: int | None = None,
        search: str | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[ManagedPartner]:
        """Goes through all pages. List the partners of a program. Needs the scope partners.read."""
        return all_pages_async(
            lambda cursor: self.list(
                program_id,
                limit=limit,
                order=order,
                status=status,
                tag=tag,
                group_id=group_id,
                search=search,
                created_from=created_from,
                created_before=created_before,
                cursor=cursor,
                attempts=attempts,
            )
        )

    async def export_csv(
        self,
        program_id: int,
        *,
        status: Literal["linked", "applied", "joined", "declined", "left", "removed", "merged"] | None = None,
        tag: str | None = None,
        group_id: int | None = None,
        search: str | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        order: Literal["newest", "oldest"] | None = None,
        bom: bool | None = None,
        decimal: Literal["point", "comma"] | None = None,
        attempts: int | None = None,
    ) -> str:
        """Export partners as CSV. Needs the scope partners.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: export_partners._get_kwargs(
                    program_id,
                    status=given(status),
                    tag=given(tag),
                    group_id=given(group_id),
                    search=given(search),
                    created_from=given(created_from),
                    created_before=given(created_before),
                    order=given(order),
                    bom=given(bom),
                    decimal=given(decimal),
                ),
                file_text,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def get(self, program_id: int, partner_id: int, *, attempts: int | None = None) -> PartnerTotalsAnswer:
        """Get a partner. Needs the scope partners.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: get_partner._get_kwargs(program_id, partner_id),
                PartnerTotalsAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                partner_id=partner_id,
            )
        )

    async def update(
        self, program_id: int, partner_id: int, body: UpdatePartnerRequest | Body, *, attempts: int | None = None
    ) -> ManagedPartnerAnswer:
        """Change notes, tags and minimum payout of a partner. Needs the scope partners.write and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: update_partner._get_kwargs(program_id, partner_id, body=sent(body)),
                ManagedPartnerAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                partner_id=partner_id,
            )
        )

    async def approve(self, program_id: int, partner_id: int, *, attempts: int | None = None) -> ManagedPartnerAnswer:
        """Approve a partner. Needs the scope partners.write and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: approve_partner._get_kwargs(program_id, partner_id),
                ManagedPartnerAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                partner_id=partner_id,
            )
        )

    async def decline(
        self,
        program_id: int,
        partner_id: int,
        body: DeclinePartnerRequest | Body | None = None,
        *,
        attempts: int | None = None,
    ) -> ManagedPartnerAnswer:
        """Decline a partner. Needs the scope partners.write and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: decline_partner._get_kwargs(program_id, partner_id, body=sent({} if body is None else body)),
                ManagedPartnerAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                partner_id=partner_id,
            )
        )

    async def remove(self, program_id: int, partner_id: int, *, attempts: int | None = None) -> ManagedPartnerAnswer:
        """Remove a partner. Needs the scope partners.write and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: remove_partner._get_kwargs(program_id, partner_id),
                ManagedPartnerAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                partner_id=partner_id,
            )
        )

    async def reinstate(self, program_id: int, partner_id: int, *, attempts: int | None = None) -> ManagedPartnerAnswer:
        """Reinstate a partner. Needs the scope partners.write and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: reinstate_partner._get_kwargs(program_id, partner_id),
                ManagedPartnerAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                partner_id=partner_id,
            )
        )

    async def get_balance(
        self, program_id: int, partner_id: int, *, at: datetime | None = None, attempts: int | None = None
    ) -> BalanceAnswer:
        """Get the balance of a partner. Needs the scope payouts.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: get_partner_balance._get_kwargs(program_id, partner_id, at=given(at)),
                BalanceAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                partner_id=partner_id,
            )
        )


class AsyncInvitations:
    """The operations of "Invitations"."""

    def __init__(self, client: AsyncConnection) -> None:
        self._client = client

    async def list(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        status: Literal["pending", "accepted", "declined", "revoked", "expired"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> PartnerInvitationList:
        """List the invitations of partners. Needs the scope invitations.read and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_invitations._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    status=given(status),
                    created_from=given(created_from),
                    created_before=given(created_before),
                ),
                PartnerInvitationList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        status: Literal["pending", "accepted", "declined", "revoked", "expired"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[PartnerInvitation]:
        """Goes through all pages. List the invitations of partners. Needs the scope invitations.read and the role admin."""
        return all_pages_async(
            lambda cursor: self.list(
                program_id,
                limit=limit,
                order=order,
                status=status,
                created_from=created_from,
                created_before=created_before,
                cursor=cursor,
                attempts=attempts,
            )
        )

    async def invite_partners(
        self,
        program_id: int,
        body: InvitePartnersRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> InvitePartnersAnswer:
        """Invite partners. Needs the scope invitations.write and the role admin."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: invite_partners._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                InvitePartnersAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def resend(
        self, program_id: int, invitation_id: int, *, idempotency_key: str | None = None, attempts: int | None = None
    ) -> ResendInvitationAnswer:
        """Send an invitation again. Needs the scope invitations.write and the role admin."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: resend_invitation._get_kwargs(program_id, invitation_id, idempotency_key=key),
                ResendInvitationAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                invitation_id=invitation_id,
            )
        )

    async def revoke(
        self, program_id: int, invitation_id: int, *, attempts: int | None = None
    ) -> PartnerInvitationAnswer:
        """Revoke an invitation. Needs the scope invitations.write and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: revoke_invitation._get_kwargs(program_id, invitation_id),
                PartnerInvitationAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                invitation_id=invitation_id,
            )
        )


class AsyncCustomers:
    """The operations of "Customers"."""

    def __init__(self, client: AsyncConnection) -> None:
        self._client = client

    async def list(
        self,
        program_id: int,
        *,
        customer_key: str | None = None,
        click_id: str | None = None,
        search: str | None = None,
        status: Literal["click", "lead", "conversion"] | None = None,
        partner_id: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> CustomerList:
        """List customers. Needs the scope customers.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_customers._get_kwargs(
                    program_id,
                    customer_key=given(customer_key),
                    click_id=given(click_id),
                    search=given(search),
                    status=given(status),
                    partner_id=given(partner_id),
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    created_from=given(created_from),
                    created_before=given(created_before),
                ),
                CustomerList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        customer_key: str | None = None,
        click_id: str | None = None,
        search: str | None = None,
        status: Literal["click", "lead", "conversion"] | None = None,
        partner_id: int | None = None,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[Customer]:
        """Goes through all pages. List customers. Needs the scope customers.read."""
        return all_pages_async(
            lambda cursor: self.list(
                program_id,
                customer_key=customer_key,
                click_id=click_id,
                search=search,
                status=status,
                partner_id=partner_id,
                limit=limit,
                order=order,
                created_from=created_from,
                created_before=created_before,
                cursor=cursor,
                attempts=attempts,
            )
        )

    async def export_csv(
        self,
        program_id: int,
        *,
        customer_key: str | None = None,
        click_id: str | None = None,
        search: str | None = None,
        status: Literal["click", "lead", "conversion"] | None = None,
        partner_id: int | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        order: Literal["newest", "oldest"] | None = None,
        bom: bool | None = None,
        decimal: Literal["point", "comma"] | None = None,
        attempts: int | None = None,
    ) -> str:
        """Export customers as CSV. Needs the scope customers.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: export_customers._get_kwargs(
                    program_id,
                    customer_key=given(customer_key),
                    click_id=given(click_id),
                    search=given(search),
                    status=given(status),
                    partner_id=given(partner_id),
                    created_from=given(created_from),
                    created_before=given(created_before),
                    order=given(order),
                    bom=given(bom),
                    decimal=given(decimal),
                ),
                file_text,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def get(self, program_id: int, customer_id: int, *, attempts: int | None = None) -> CustomerAnswer:
        """Get a customer. Needs the scope customers.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: get_customer._get_kwargs(program_id, customer_id),
                CustomerAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                customer_id=customer_id,
            )
        )

    async def explain(self, program_id: int, customer_id: int, *, attempts: int | None = None) -> CustomerExplanation:
        """Explain a customer. Needs the scope customers.read and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: explain_customer._get_kwargs(program_id, customer_id),
                CustomerExplanation.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                customer_id=customer_id,
            )
        )

    async def export(self, program_id: int, customer_id: int, *, attempts: int | None = None) -> CustomerExport:
        """Export a customer. Needs the scope customers.write and the role owner."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: export_customer._get_kwargs(program_id, customer_id),
                CustomerExport.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                customer_id=customer_id,
            )
        )

    async def erase(self, program_id: int, customer_id: int, *, attempts: int | None = None) -> CustomerAnswer:
        """Erase a customer. Needs the scope customers.write and the role owner; no login token."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: erase_customer._get_kwargs(program_id, customer_id),
                CustomerAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                customer_id=customer_id,
            )
        )


class AsyncCommissions:
    """The operations of "Commissions"."""

    def __init__(self, client: AsyncConnection) -> None:
        self._client = client

    async def list(
        self,
        program_id: int,
        *,
        status: Literal["pending", "approved", "paid", "reversed"] | None = None,
        in_payout: bool | None = None,
        partner_id: int | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        expand: Literal["customer", "partner", "customer,partner"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> CommissionList:
        """List commissions. Needs the scope commissions.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_commissions._get_kwargs(
                    program_id,
                    status=given(status),
                    in_payout=given(in_payout),
                    partner_id=given(partner_id),
                    created_from=given(created_from),
                    created_before=given(created_before),
                    expand=given(expand),
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                ),
                CommissionList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        status: Literal["pending", "approved", "paid", "reversed"] | None = None,
        in_payout: bool | None = None,
        partner_id: int | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        expand: Literal["customer", "partner", "customer,partner"] | None = None,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[Commission]:
        """Goes through all pages. List commissions. Needs the scope commissions.read."""
        return all_pages_async(
            lambda cursor: self.list(
                program_id,
                status=status,
                in_payout=in_payout,
                partner_id=partner_id,
                created_from=created_from,
                created_before=created_before,
                expand=expand,
                limit=limit,
                order=order,
                cursor=cursor,
                attempts=attempts,
            )
        )

    async def create_adjustment(
        self,
        program_id: int,
        body: CreateAdjustmentRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> CommissionAnswer:
        """Adjust what a partner earns. Needs the scope commissions.write and the role owner; no login token."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: create_adjustment._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                CommissionAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def export_csv(
        self,
        program_id: int,
        *,
        status: Literal["pending", "approved", "paid", "reversed"] | None = None,
        in_payout: bool | None = None,
        partner_id: int | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        order: Literal["newest", "oldest"] | None = None,
        bom: bool | None = None,
        decimal: Literal["point", "comma"] | None = None,
        attempts: int | None = None,
    ) -> str:
        """Export commissions as CSV. Needs the scope commissions.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: export_commissions._get_kwargs(
                    program_id,
                    status=given(status),
                    in_payout=given(in_payout),
                    partner_id=given(partner_id),
                    created_from=given(created_from),
                    created_before=given(created_before),
                    order=given(order),
                    bom=given(bom),
                    decimal=given(decimal),
                ),
                file_text,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def get(
        self,
        program_id: int,
        commission_id: int,
        *,
        expand: Literal["customer", "partner", "customer,partner"] | None = None,
        attempts: int | None = None,
    ) -> CommissionDetail:
        """Get a commission. Needs the scope commissions.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: get_commission._get_kwargs(program_id, commission_id, expand=given(expand)),
                CommissionDetail.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                commission_id=commission_id,
            )
        )

    async def approve(
        self, program_id: int, body: CommissionsRequest | Body, *, attempts: int | None = None
    ) -> CommissionResults:
        """Approve commissions. Needs the scope commissions.write and the role owner."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: approve_commissions._get_kwargs(program_id, body=sent(body)),
                CommissionResults.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def hold(
        self, program_id: int, body: CommissionsReasonRequest | Body, *, attempts: int | None = None
    ) -> CommissionResults:
        """Hold commissions. Needs the scope commissions.write and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: hold_commissions._get_kwargs(program_id, body=sent(body)),
                CommissionResults.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def release(
        self, program_id: int, body: CommissionsRequest | Body, *, attempts: int | None = None
    ) -> CommissionResults:
        """Release held commissions. Needs the scope commissions.write and the role admin."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: release_commissions._get_kwargs(program_id, body=sent(body)),
                CommissionResults.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def reject(
        self, program_id: int, body: CommissionsReasonRequest | Body, *, attempts: int | None = None
    ) -> CommissionResults:
        """Reject commissions. Needs the scope commissions.write and the role owner."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: reject_commissions._get_kwargs(program_id, body=sent(body)),
                CommissionResults.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )


class AsyncPayouts:
    """The operations of "Payouts"."""

    def __init__(self, client: AsyncConnection) -> None:
        self._client = client

    async def list(
        self,
        program_id: int,
        *,
        currency: Literal["USD", "EUR", "VND"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> PayoutList:
        """List payouts. Needs the scope payouts.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_payouts._get_kwargs(
                    program_id,
                    currency=given(currency),
                    created_from=given(created_from),
                    created_before=given(created_before),
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                ),
                PayoutList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        currency: Literal["USD", "EUR", "VND"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[Payout]:
        """Goes through all pages. List payouts. Needs the scope payouts.read."""
        return all_pages_async(
            lambda cursor: self.list(
                program_id,
                currency=currency,
                created_from=created_from,
                created_before=created_before,
                limit=limit,
                order=order,
                cursor=cursor,
                attempts=attempts,
            )
        )

    async def create(
        self,
        program_id: int,
        body: CreatePayoutRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> PayoutAnswer:
        """Create a payout. Needs the scope payouts.write and the role owner; no login token."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: create_payout._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                PayoutAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def preview(
        self,
        program_id: int,
        *,
        currency: Literal["USD", "EUR", "VND"] | None = None,
        cutoff: datetime | None = None,
        partner_id: int | None = None,
        expand: Literal["partner"] | None = None,
        attempts: int | None = None,
    ) -> PayoutPreviewAnswer:
        """Preview a payout. Needs the scope payouts.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: preview_payout._get_kwargs(
                    program_id,
                    currency=given(currency),
                    cutoff=given(cutoff),
                    partner_id=given(partner_id),
                    expand=given(expand),
                ),
                PayoutPreviewAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def get(self, program_id: int, payout_id: int, *, attempts: int | None = None) -> PayoutAnswer:
        """Get a payout. Needs the scope payouts.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: get_payout._get_kwargs(program_id, payout_id),
                PayoutAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                payout_id=payout_id,
            )
        )

    async def pay_items(
        self,
        program_id: int,
        payout_id: int,
        body: PayItemsRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> PayoutItemResults:
        """Report items as paid. Needs the scope payouts.write and the role owner; no login token."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: pay_payout_items._get_kwargs(program_id, payout_id, body=sent(body), idempotency_key=key),
                PayoutItemResults.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                payout_id=payout_id,
            )
        )

    async def fail_items(
        self,
        program_id: int,
        payout_id: int,
        body: FailItemsRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> PayoutItemResults:
        """Report items as failed. Needs the scope payouts.write and the role owner; no login token."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: fail_payout_items._get_kwargs(program_id, payout_id, body=sent(body), idempotency_key=key),
                PayoutItemResults.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                payout_id=payout_id,
            )
        )

    async def cancel_items(
        self,
        program_id: int,
        payout_id: int,
        body: CancelItemsRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> PayoutItemResults:
        """Cancel items. Needs the scope payouts.write and the role owner; no login token."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: cancel_payout_items._get_kwargs(program_id, payout_id, body=sent(body), idempotency_key=key),
                PayoutItemResults.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                payout_id=payout_id,
            )
        )

    async def reopen_items(
        self,
        program_id: int,
        payout_id: int,
        body: ReopenItemsRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> PayoutItemResults:
        """Reopen items. Needs the scope payouts.write and the role owner; no login token."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: reopen_payout_items._get_kwargs(program_id, payout_id, body=sent(body), idempotency_key=key),
                PayoutItemResults.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                payout_id=payout_id,
            )
        )

    async def create_export(
        self, program_id: int, payout_id: int, body: CreatePayoutExportRequest | Body, *, attempts: int | None = None
    ) -> PayoutExportAnswer:
        """Make the file of a payout. Needs the scope payouts.export and the role owner; no login token."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: create_payout_export._get_kwargs(program_id, payout_id, body=sent(body)),
                PayoutExportAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                payout_id=payout_id,
            )
        )

    async def list_items(
        self,
        program_id: int,
        *,
        payout_id: int | None = None,
        status: Literal["open", "paid", "failed", "cancelled"] | None = None,
        search: str | None = None,
        partner_id: int | None = None,
        expand: Literal["partner"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> PayoutItemList:
        """List the items of payouts. Needs the scope payouts.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_payout_items._get_kwargs(
                    program_id,
                    payout_id=given(payout_id),
                    status=given(status),
                    search=given(search),
                    partner_id=given(partner_id),
                    expand=given(expand),
                    created_from=given(created_from),
                    created_before=given(created_before),
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                ),
                PayoutItemList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all_items(
        self,
        program_id: int,
        *,
        payout_id: int | None = None,
        status: Literal["open", "paid", "failed", "cancelled"] | None = None,
        search: str | None = None,
        partner_id: int | None = None,
        expand: Literal["partner"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[PayoutItem]:
        """Goes through all pages. List the items of payouts. Needs the scope payouts.read."""
        return all_pages_async(
            lambda cursor: self.list_items(
                program_id,
                payout_id=payout_id,
                status=status,
                search=search,
                partner_id=partner_id,
                expand=expand,
                created_from=created_from,
                created_before=created_before,
                limit=limit,
                order=order,
                cursor=cursor,
                attempts=attempts,
            )
        )

    async def get_settings(self, program_id: int, *, attempts: int | None = None) -> PayoutSettingsAnswer:
        """Get the payout settings. Needs the scope payouts.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: get_payout_settings._get_kwargs(program_id),
                PayoutSettingsAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def update_settings(
        self, program_id: int, body: UpdatePayoutSettingsRequest | Body, *, attempts: int | None = None
    ) -> PayoutSettingsAnswer:
        """Change the payout settings. Needs the scope payouts.write and the role owner; no login token."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: update_payout_settings._get_kwargs(program_id, body=sent(body)),
                PayoutSettingsAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )


class AsyncStatements:
    """The operations of "Statements"."""

    def __init__(self, client: AsyncConnection) -> None:
        self._client = client

    async def list(
        self,
        program_id: int,
        *,
        partnership_id: int | None = None,
        partner_id: int | None = None,
        month: str | None = None,
        currency: Literal["USD", "EUR", "VND"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> StatementList:
        """List statements. Needs the scope statements.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_statements._get_kwargs(
                    program_id,
                    partnership_id=given(partnership_id),
                    partner_id=given(partner_id),
                    month=given(month),
                    currency=given(currency),
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                ),
                StatementList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all(
        self,
        program_id: int,
        *,
        partnership_id: int | None = None,
        partner_id: int | None = None,
        month: str | None = None,
        currency: Literal["USD", "EUR", "VND"] | None = None,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[Statement]:
        """Goes through all pages. List statements. Needs the scope statements.read."""
        return all_pages_async(
            lambda cursor: self.list(
                program_id,
                partnership_id=partnership_id,
                partner_id=partner_id,
                month=month,
                currency=currency,
                limit=limit,
                order=order,
                cursor=cursor,
                attempts=attempts,
            )
        )

    async def get(
        self,
        program_id: int,
        statement_id: int,
        *,
        decimal: Literal["point", "comma"] | None = None,
        attempts: int | None = None,
    ) -> StatementAnswer:
        """Get a statement. Needs the scope statements.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: get_statement._get_kwargs(program_id, statement_id, decimal=given(decimal)),
                StatementAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                statement_id=statement_id,
            )
        )


class AsyncAccount:
    """The operations of "Account"."""

    def __init__(self, client: AsyncConnection) -> None:
        self._client = client

    async def list_login_tokens(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> LoginTokenList:
        """List the login tokens. Needs a login token; no API token."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_login_tokens._get_kwargs(limit=given(limit), cursor=given(cursor), order=given(order)),
                LoginTokenList.from_dict,
                attempts,
                repeatable=True,
            )
        )

    def list_all_login_tokens(
        self, *, limit: int | None = None, order: Literal["newest", "oldest"] | None = None, attempts: int | None = None
    ) -> AsyncIterator[LoginToken]:
        """Goes through all pages. List the login tokens. Needs a login token; no API token."""
        return all_pages_async(
            lambda cursor: self.list_login_tokens(limit=limit, order=order, cursor=cursor, attempts=attempts)
        )

    async def revoke_login_token(self, login_token_id: int, *, attempts: int | None = None) -> LoginTokenAnswer:
        """Revoke a login token. Needs a login token; no API token."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: revoke_login_token._get_kwargs(login_token_id),
                LoginTokenAnswer.from_dict,
                attempts,
                repeatable=True,
                login_token_id=login_token_id,
            )
        )


class AsyncPortal:
    """The operations of "Portal"."""

    def __init__(self, client: AsyncConnection) -> None:
        self._client = client

    async def get_profile(self, *, attempts: int | None = None) -> PartnerProfileAnswer:
        """Get the profile. Needs the scope portal.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: get_profile._get_kwargs(),
                PartnerProfileAnswer.from_dict,
                attempts,
                repeatable=True,
            )
        )

    async def replace_profile(
        self, body: PartnerProfileRequest | Body, *, attempts: int | None = None
    ) -> PartnerProfileAnswer:
        """Replace the profile. Needs the scope portal.write."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: replace_profile._get_kwargs(body=sent(body)),
                PartnerProfileAnswer.from_dict,
                attempts,
                repeatable=False,
            )
        )

    async def list_own_programs(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        status: Literal["linked", "applied", "joined", "declined", "left", "removed", "merged"] | None = None,
        attempts: int | None = None,
    ) -> PortalProgramList:
        """List own programs. Needs the scope portal.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_own_programs._get_kwargs(
                    limit=given(limit), cursor=given(cursor), order=given(order), status=given(status)
                ),
                PortalProgramList.from_dict,
                attempts,
                repeatable=True,
            )
        )

    def list_all_own_programs(
        self,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        status: Literal["linked", "applied", "joined", "declined", "left", "removed", "merged"] | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[PortalProgram]:
        """Goes through all pages. List own programs. Needs the scope portal.read."""
        return all_pages_async(
            lambda cursor: self.list_own_programs(
                limit=limit, order=order, status=status, cursor=cursor, attempts=attempts
            )
        )

    async def join_program(
        self, body: JoinProgramRequest | Body, *, idempotency_key: str | None = None, attempts: int | None = None
    ) -> PortalProgramAnswer:
        """Join a program. Needs the scope portal.write."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: join_program._get_kwargs(body=sent(body), idempotency_key=key),
                PortalProgramAnswer.from_dict,
                attempts,
                repeatable=True,
            )
        )

    async def leave_program(self, program_id: int, *, attempts: int | None = None) -> PortalProgramAnswer:
        """Leave a program. Needs the scope portal.write."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: leave_program._get_kwargs(program_id),
                PortalProgramAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
            )
        )

    async def list_own_links(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        enabled: bool | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> ManagedLinkList:
        """List own links. Needs the scope portal.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_own_links._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    enabled=given(enabled),
                    created_from=given(created_from),
                    created_before=given(created_before),
                ),
                ManagedLinkList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all_own_links(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        enabled: bool | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[ManagedLink]:
        """Goes through all pages. List own links. Needs the scope portal.read."""
        return all_pages_async(
            lambda cursor: self.list_own_links(
                program_id,
                limit=limit,
                order=order,
                enabled=enabled,
                created_from=created_from,
                created_before=created_before,
                cursor=cursor,
                attempts=attempts,
            )
        )

    async def create_own_link(
        self,
        program_id: int,
        body: CreateOwnLinkRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> ManagedLinkAnswer:
        """Create an own link. Needs the scope portal.write."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: create_own_link._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                ManagedLinkAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def update_own_link(
        self, program_id: int, link_id: int, body: UpdateOwnLinkRequest | Body, *, attempts: int | None = None
    ) -> ManagedLinkAnswer:
        """Disable or enable an own link. Needs the scope portal.write."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: update_own_link._get_kwargs(program_id, link_id, body=sent(body)),
                ManagedLinkAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                link_id=link_id,
            )
        )

    async def create_own_alias(
        self,
        program_id: int,
        link_id: int,
        body: CreateAliasRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> ManagedLinkAnswer:
        """Add an alias to an own link. Needs the scope portal.write."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: create_own_alias._get_kwargs(program_id, link_id, body=sent(body), idempotency_key=key),
                ManagedLinkAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                link_id=link_id,
            )
        )

    async def list_own_codes(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        status: Literal["active", "disabled"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> CodeList:
        """List own discount codes. Needs the scope portal.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_own_codes._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    status=given(status),
                    created_from=given(created_from),
                    created_before=given(created_before),
                ),
                CodeList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all_own_codes(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        status: Literal["active", "disabled"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[ManagedCode]:
        """Goes through all pages. List own discount codes. Needs the scope portal.read."""
        return all_pages_async(
            lambda cursor: self.list_own_codes(
                program_id,
                limit=limit,
                order=order,
                status=status,
                created_from=created_from,
                created_before=created_before,
                cursor=cursor,
                attempts=attempts,
            )
        )

    async def get_own_stats(
        self,
        program_id: int,
        *,
        from_: date | None = None,
        to: date | None = None,
        group_by: Literal["day", "link"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> StatsList:
        """Get own totals. Needs the scope portal.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: get_own_stats._get_kwargs(
                    program_id,
                    from_=given(from_),
                    to=given(to),
                    group_by=given(group_by),
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                ),
                StatsList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def get_all_own_stats(
        self,
        program_id: int,
        *,
        from_: date | None = None,
        to: date | None = None,
        group_by: Literal["day", "link"] | None = None,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[StatsGroup]:
        """Goes through all pages. Get own totals. Needs the scope portal.read."""
        return all_pages_async(
            lambda cursor: self.get_own_stats(
                program_id,
                from_=from_,
                to=to,
                group_by=group_by,
                limit=limit,
                order=order,
                cursor=cursor,
                attempts=attempts,
            )
        )

    async def list_own_commissions(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        status: Literal["pending", "approved", "paid", "reversed"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> OwnCommissionList:
        """List own commissions. Needs the scope portal.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_own_commissions._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    status=given(status),
                    created_from=given(created_from),
                    created_before=given(created_before),
                ),
                OwnCommissionList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all_own_commissions(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        status: Literal["pending", "approved", "paid", "reversed"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[OwnCommission]:
        """Goes through all pages. List own commissions. Needs the scope portal.read."""
        return all_pages_async(
            lambda cursor: self.list_own_commissions(
                program_id,
                limit=limit,
                order=order,
                status=status,
                created_from=created_from,
                created_before=created_before,
                cursor=cursor,
                attempts=attempts,
            )
        )

    async def list_postbacks(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> PostbackList:
        """List own postbacks. Needs the scope portal.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_postbacks._get_kwargs(
                    program_id, limit=given(limit), cursor=given(cursor), order=given(order)
                ),
                PostbackList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all_postbacks(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[Postback]:
        """Goes through all pages. List own postbacks. Needs the scope portal.read."""
        return all_pages_async(
            lambda cursor: self.list_postbacks(program_id, limit=limit, order=order, cursor=cursor, attempts=attempts)
        )

    async def create_postback(
        self,
        program_id: int,
        body: CreatePostbackRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> PostbackSecretAnswer:
        """Create an own postback. Needs the scope portal.write."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: create_postback._get_kwargs(program_id, body=sent(body), idempotency_key=key),
                PostbackSecretAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def delete_postback(
        self, program_id: int, postback_id: int, *, attempts: int | None = None
    ) -> PostbackAnswer:
        """Delete an own postback. Needs the scope portal.write."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: delete_postback._get_kwargs(program_id, postback_id),
                PostbackAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                postback_id=postback_id,
            )
        )

    async def update_postback(
        self, program_id: int, postback_id: int, body: UpdatePostbackRequest | Body, *, attempts: int | None = None
    ) -> PostbackAnswer:
        """Change an own postback. Needs the scope portal.write."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: update_postback._get_kwargs(program_id, postback_id, body=sent(body)),
                PostbackAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                postback_id=postback_id,
            )
        )

    async def rotate_postback_secret(
        self,
        program_id: int,
        postback_id: int,
        body: RotateWebhookSecretRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> PostbackSecretAnswer:
        """Rotate the secret of an own postback. Needs the scope portal.write."""
        key = key_of(idempotency_key)
        return await self._client._run(
            manage(
                self._client._link,
                lambda: rotate_postback_secret._get_kwargs(
                    program_id, postback_id, body=sent(body), idempotency_key=key
                ),
                PostbackSecretAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                postback_id=postback_id,
            )
        )

    async def test_postback(
        self, program_id: int, postback_id: int, *, attempts: int | None = None
    ) -> PostbackDeliveryAnswer:
        """Test an own postback. Needs the scope portal.write."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: test_postback._get_kwargs(program_id, postback_id),
                PostbackDeliveryAnswer.from_dict,
                attempts,
                repeatable=False,
                program_id=program_id,
                postback_id=postback_id,
            )
        )

    async def list_postback_deliveries(
        self,
        program_id: int,
        *,
        postback_id: int | None = None,
        status: Literal["waiting", "delivered", "failed", "skipped"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> PostbackDeliveryList:
        """List what own postbacks sent. Needs the scope portal.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_postback_deliveries._get_kwargs(
                    program_id,
                    postback_id=given(postback_id),
                    status=given(status),
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                ),
                PostbackDeliveryList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all_postback_deliveries(
        self,
        program_id: int,
        *,
        postback_id: int | None = None,
        status: Literal["waiting", "delivered", "failed", "skipped"] | None = None,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[PostbackDelivery]:
        """Goes through all pages. List what own postbacks sent. Needs the scope portal.read."""
        return all_pages_async(
            lambda cursor: self.list_postback_deliveries(
                program_id,
                postback_id=postback_id,
                status=status,
                limit=limit,
                order=order,
                cursor=cursor,
                attempts=attempts,
            )
        )

    async def get_own_balance(self, program_id: int, *, attempts: int | None = None) -> OwnBalanceAnswer:
        """Get the own balance. Needs the scope portal.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: get_own_balance._get_kwargs(program_id),
                OwnBalanceAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    async def list_own_payouts(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> OwnPayoutList:
        """List own payouts. Needs the scope portal.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_own_payouts._get_kwargs(
                    program_id,
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                    created_from=given(created_from),
                    created_before=given(created_before),
                ),
                OwnPayoutList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all_own_payouts(
        self,
        program_id: int,
        *,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        created_from: datetime | None = None,
        created_before: datetime | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[OwnPayout]:
        """Goes through all pages. List own payouts. Needs the scope portal.read."""
        return all_pages_async(
            lambda cursor: self.list_own_payouts(
                program_id,
                limit=limit,
                order=order,
                created_from=created_from,
                created_before=created_before,
                cursor=cursor,
                attempts=attempts,
            )
        )

    async def get_own_payout(
        self, program_id: int, payout_item_id: int, *, attempts: int | None = None
    ) -> OwnReceiptAnswer:
        """Get an own payout. Needs the scope portal.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: get_own_payout._get_kwargs(program_id, payout_item_id),
                OwnReceiptAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                payout_item_id=payout_item_id,
            )
        )

    async def list_own_statements(
        self,
        program_id: int,
        *,
        month: str | None = None,
        currency: Literal["USD", "EUR", "VND"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> StatementList:
        """List own statements. Needs the scope portal.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: list_own_statements._get_kwargs(
                    program_id,
                    month=given(month),
                    currency=given(currency),
                    limit=given(limit),
                    cursor=given(cursor),
                    order=given(order),
                ),
                StatementList.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
            )
        )

    def list_all_own_statements(
        self,
        program_id: int,
        *,
        month: str | None = None,
        currency: Literal["USD", "EUR", "VND"] | None = None,
        limit: int | None = None,
        order: Literal["newest", "oldest"] | None = None,
        attempts: int | None = None,
    ) -> AsyncIterator[Statement]:
        """Goes through all pages. List own statements. Needs the scope portal.read."""
        return all_pages_async(
            lambda cursor: self.list_own_statements(
                program_id, month=month, currency=currency, limit=limit, order=order, cursor=cursor, attempts=attempts
            )
        )

    async def get_own_statement(
        self,
        program_id: int,
        statement_id: int,
        *,
        decimal: Literal["point", "comma"] | None = None,
        attempts: int | None = None,
    ) -> StatementAnswer:
        """Get an own statement. Needs the scope portal.read."""
        return await self._client._run(
            manage(
                self._client._link,
                lambda: get_own_statement._get_kwargs(program_id, statement_id, decimal=given(decimal)),
                StatementAnswer.from_dict,
                attempts,
                repeatable=True,
                program_id=program_id,
                statement_id=statement_id,
            )
        )


class AsyncManagementGroups:
    """The groups of ``AsyncManagementClient``."""

    def __init__(self, client: AsyncConnection) -> None:
        self.programs = AsyncPrograms(client)
        self.keys = AsyncKeys(client)
        self.events = AsyncEvents(client)
        self.terms = AsyncTerms(client)
        self.groups = AsyncGroups(client)
        self.webhooks = AsyncWebhooks(client)
        self.processors = AsyncProcessors(client)
        self.stats = AsyncStats(client)
        self.members = AsyncMembers(client)
        self.audit_log = AsyncAuditLog(client)
        self.links = AsyncLinks(client)
        self.codes = AsyncCodes(client)
        self.partners = AsyncPartners(client)
        self.invitations = AsyncInvitations(client)
        self.customers = AsyncCustomers(client)
        self.commissions = AsyncCommissions(client)
        self.payouts = AsyncPayouts(client)
        self.statements = AsyncStatements(client)
        self.account = AsyncAccount(client)
        self.portal = AsyncPortal(client)
