# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""A method for each operation of the management API that a token may call, grouped as in the reference."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Unpack

from .._connection import AsyncConnection, Connection
from .._groups import AsyncGroup, Group, all_pages, all_pages_async
from .._operation import Body
from . import models, operations


class Programs(Group):
    """The operations of "Programs"."""

    def list(
        self, *, attempts: int | None = None, **query: Unpack[operations.ListProgramsQuery]
    ) -> models.ManagedProgramList:
        """List programs. Needs the scope programs.read."""
        return self._client.call(operations.LIST_PROGRAMS, query=query, attempts=attempts)

    def list_all(
        self, *, attempts: int | None = None, **query: Unpack[operations.ListProgramsQuery]
    ) -> Iterator[models.ManagedProgram]:
        """Goes through all pages. List programs. Needs the scope programs.read."""
        return all_pages(self._client, operations.LIST_PROGRAMS, query=query, attempts=attempts)

    def create(
        self,
        body: models.CreateProgramRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.CreateProgramAnswer:
        """Create a program. Needs the scope programs.write."""
        return self._client.call(
            operations.CREATE_PROGRAM, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    def get(self, program_id: int, *, attempts: int | None = None) -> models.ManagedProgramAnswer:
        """Get a program. Needs the scope programs.read and the role viewer."""
        return self._client.call(operations.GET_PROGRAM, program_id, attempts=attempts)

    def update(
        self, program_id: int, body: models.UpdateProgramRequest | Body, *, attempts: int | None = None
    ) -> models.ManagedProgramAnswer:
        """Change a program. Needs the scope programs.write and the role admin."""
        return self._client.call(operations.UPDATE_PROGRAM, program_id, body=body, attempts=attempts)

    def replace_origins(
        self, program_id: int, body: models.OriginsRequest | Body, *, attempts: int | None = None
    ) -> models.ManagedProgramAnswer:
        """Replace the origins of a program. Needs the scope programs.write and the role admin."""
        return self._client.call(operations.REPLACE_ORIGINS, program_id, body=body, attempts=attempts)

    def get_readiness(self, program_id: int, *, attempts: int | None = None) -> models.ProgramReadinessAnswer:
        """Get the state of a program's integration. Needs the scope programs.read and the role viewer."""
        return self._client.call(operations.GET_PROGRAM_READINESS, program_id, attempts=attempts)

    def delete_logo(self, program_id: int, *, attempts: int | None = None) -> models.ManagedProgramAnswer:
        """Delete the logo of a program. Needs the scope programs.write and the role admin."""
        return self._client.call(operations.DELETE_LOGO, program_id, attempts=attempts)

    def archive(self, program_id: int, *, attempts: int | None = None) -> models.ManagedProgramAnswer:
        """Archive a program. Needs the scope programs.write and the role owner."""
        return self._client.call(operations.ARCHIVE_PROGRAM, program_id, attempts=attempts)


class Keys(Group):
    """The operations of "Keys"."""

    def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> models.ProgramKeyList:
        """List the keys of a program. Needs the scope keys.read and the role admin."""
        return self._client.call(operations.LIST_KEYS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> Iterator[models.ProgramKey]:
        """Goes through all pages. List the keys of a program. Needs the scope keys.read and the role admin."""
        return all_pages(self._client, operations.LIST_KEYS, program_id, query=query, attempts=attempts)

    def rotate(
        self,
        program_id: int,
        body: models.RotateByRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.RotateKeyAnswer:
        """Rotate the key of a program. Needs the scope keys.write and the role owner."""
        return self._client.call(
            operations.ROTATE_KEY, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    def mark(
        self, program_id: int, key_id: int, body: models.RotateByRequest | Body, *, attempts: int | None = None
    ) -> models.ProgramKeyAnswer:
        """Mark a key for rotation. Needs the scope keys.write and the role owner."""
        return self._client.call(operations.MARK_KEY, program_id, key_id, body=body, attempts=attempts)

    def revoke(self, program_id: int, key_id: int, *, attempts: int | None = None) -> models.ProgramKeyAnswer:
        """Revoke a key. Needs the scope keys.write and the role owner."""
        return self._client.call(operations.REVOKE_KEY, program_id, key_id, attempts=attempts)


class Events(Group):
    """The operations of "Events"."""

    def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListEventsQuery]
    ) -> models.EventList:
        """List the events of a program. Needs the scope events.read and the role viewer."""
        return self._client.call(operations.LIST_EVENTS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListEventsQuery]
    ) -> Iterator[models.Event]:
        """Goes through all pages. List the events of a program. Needs the scope events.read and the role viewer."""
        return all_pages(self._client, operations.LIST_EVENTS, program_id, query=query, attempts=attempts)

    def export_csv(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ExportEventsQuery]
    ) -> str:
        """Export events as CSV. Needs the scope events.read and the role viewer."""
        return self._client.call(operations.EXPORT_EVENTS, program_id, query=query, attempts=attempts)

    def list_payment_events(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListPaymentEventsQuery]
    ) -> models.PaymentEventList:
        """List the events of the payment processor. Needs the scope events.read and the role viewer."""
        return self._client.call(operations.LIST_PAYMENT_EVENTS, program_id, query=query, attempts=attempts)

    def list_all_payment_events(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListPaymentEventsQuery]
    ) -> Iterator[models.PaymentEvent]:
        """Goes through all pages. List the events of the payment processor. Needs the scope events.read and the role viewer."""
        return all_pages(self._client, operations.LIST_PAYMENT_EVENTS, program_id, query=query, attempts=attempts)

    def replay_payment_event(
        self, program_id: int, payment_event_id: int, *, attempts: int | None = None
    ) -> models.PaymentEventAnswer:
        """Apply a pending event of the payment processor. Needs the scope events.write and the role admin."""
        return self._client.call(operations.REPLAY_PAYMENT_EVENT, program_id, payment_event_id, attempts=attempts)

    def list_sales(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListSalesQuery]
    ) -> models.SaleList:
        """List the sales of a program. Needs the scope events.read and the role admin."""
        return self._client.call(operations.LIST_SALES, program_id, query=query, attempts=attempts)

    def list_all_sales(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListSalesQuery]
    ) -> Iterator[models.Sale]:
        """Goes through all pages. List the sales of a program. Needs the scope events.read and the role admin."""
        return all_pages(self._client, operations.LIST_SALES, program_id, query=query, attempts=attempts)

    def get_sale(self, program_id: int, sale_id: int, *, attempts: int | None = None) -> models.SaleAnswer:
        """Get a sale. Needs the scope events.read and the role admin."""
        return self._client.call(operations.GET_SALE, program_id, sale_id, attempts=attempts)

    def get_lead(self, program_id: int, lead_id: int, *, attempts: int | None = None) -> models.LeadAnswer:
        """Get a lead. Needs the scope events.read and the role admin."""
        return self._client.call(operations.GET_LEAD, program_id, lead_id, attempts=attempts)

    def add_processor_objects(
        self, program_id: int, body: models.AddObjectsRequest | Body, *, attempts: int | None = None
    ) -> models.AddedObjectsAnswer:
        """Catch up with a payment processor. Needs the scope payments.write and the role owner; no login token."""
        return self._client.call(operations.ADD_PROCESSOR_OBJECTS, program_id, body=body, attempts=attempts)


class Terms(Group):
    """The operations of "Terms"."""

    def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListTermsQuery]
    ) -> models.TermsList:
        """List the terms of a program. Needs the scope terms.read and the role viewer."""
        return self._client.call(operations.LIST_TERMS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListTermsQuery]
    ) -> Iterator[models.ManagedTerms]:
        """Goes through all pages. List the terms of a program. Needs the scope terms.read and the role viewer."""
        return all_pages(self._client, operations.LIST_TERMS, program_id, query=query, attempts=attempts)

    def create(
        self,
        program_id: int,
        body: models.CreateTermsRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.TermsAnswer:
        """Make new terms. Needs the scope terms.write and the role owner."""
        return self._client.call(
            operations.CREATE_TERMS, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    def simulate(
        self, program_id: int, body: models.SimulateTermsRequest | Body, *, attempts: int | None = None
    ) -> models.SimulationAnswer:
        """Ask what other terms would have cost. Needs the scope terms.read and the role admin."""
        return self._client.call(operations.SIMULATE_TERMS, program_id, body=body, attempts=attempts)


class Groups(Group):
    """The operations of "Groups"."""

    def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> models.GroupList:
        """List the groups of a program. Needs the scope groups.read and the role viewer."""
        return self._client.call(operations.LIST_GROUPS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> Iterator[models.Group]:
        """Goes through all pages. List the groups of a program. Needs the scope groups.read and the role viewer."""
        return all_pages(self._client, operations.LIST_GROUPS, program_id, query=query, attempts=attempts)

    def create(
        self,
        program_id: int,
        body: models.CreateGroupRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.GroupAnswer:
        """Create a group. Needs the scope groups.write and the role admin."""
        return self._client.call(
            operations.CREATE_GROUP, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    def update(
        self, program_id: int, group_id: int, body: models.UpdateGroupRequest | Body, *, attempts: int | None = None
    ) -> models.GroupAnswer:
        """Change a group. Needs the scope groups.write and the role admin."""
        return self._client.call(operations.UPDATE_GROUP, program_id, group_id, body=body, attempts=attempts)

    def move_partners(
        self,
        program_id: int,
        group_id: int,
        body: models.MovePartnersRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.MovedPartnersAnswer:
        """Move partners into a group. Needs the scope groups.write and the role admin."""
        return self._client.call(
            operations.MOVE_PARTNERS,
            program_id,
            group_id,
            body=body,
            attempts=attempts,
            idempotency_key=idempotency_key,
        )


class Webhooks(Group):
    """The operations of "Webhooks"."""

    def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> models.WebhookList:
        """List the webhooks of a program. Needs the scope webhooks.read and the role admin."""
        return self._client.call(operations.LIST_WEBHOOKS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> Iterator[models.Webhook]:
        """Goes through all pages. List the webhooks of a program. Needs the scope webhooks.read and the role admin."""
        return all_pages(self._client, operations.LIST_WEBHOOKS, program_id, query=query, attempts=attempts)

    def create(
        self,
        program_id: int,
        body: models.CreateWebhookRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.WebhookSecretAnswer:
        """Create a webhook. Needs the scope webhooks.write and the role owner; no login token."""
        return self._client.call(
            operations.CREATE_WEBHOOK, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    def get(self, program_id: int, webhook_id: int, *, attempts: int | None = None) -> models.WebhookAnswer:
        """Get a webhook. Needs the scope webhooks.read and the role admin."""
        return self._client.call(operations.GET_WEBHOOK, program_id, webhook_id, attempts=attempts)

    def delete(self, program_id: int, webhook_id: int, *, attempts: int | None = None) -> models.WebhookAnswer:
        """Delete a webhook. Needs the scope webhooks.write and the role admin."""
        return self._client.call(operations.DELETE_WEBHOOK, program_id, webhook_id, attempts=attempts)

    def update(
        self, program_id: int, webhook_id: int, body: models.UpdateWebhookRequest | Body, *, attempts: int | None = None
    ) -> models.WebhookAnswer:
        """Change a webhook. Needs the scope webhooks.write and the role admin."""
        return self._client.call(operations.UPDATE_WEBHOOK, program_id, webhook_id, body=body, attempts=attempts)

    def rotate_secret(
        self,
        program_id: int,
        webhook_id: int,
        body: models.RotateWebhookSecretRequest | Body | None = None,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.WebhookSecretAnswer:
        """Rotate the secret of a webhook. Needs the scope webhooks.write and the role owner; no login token."""
        return self._client.call(
            operations.ROTATE_WEBHOOK_SECRET,
            program_id,
            webhook_id,
            body=body or {},
            attempts=attempts,
            idempotency_key=idempotency_key,
        )

    def test(self, program_id: int, webhook_id: int, *, attempts: int | None = None) -> models.WebhookDeliveryAnswer:
        """Test a webhook. Needs the scope webhooks.write and the role admin."""
        return self._client.call(operations.TEST_WEBHOOK, program_id, webhook_id, attempts=attempts)

    def replay(
        self, program_id: int, webhook_id: int, body: models.ReplayWebhookRequest | Body, *, attempts: int | None = None
    ) -> models.WebhookReplayAnswer:
        """Replay the events of a webhook. Needs the scope webhooks.write and the role admin."""
        return self._client.call(operations.REPLAY_WEBHOOK, program_id, webhook_id, body=body, attempts=attempts)

    def list_deliveries(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListWebhookDeliveriesQuery]
    ) -> models.WebhookDeliveryList:
        """List the deliveries of webhooks. Needs the scope webhooks.read and the role admin."""
        return self._client.call(operations.LIST_WEBHOOK_DELIVERIES, program_id, query=query, attempts=attempts)

    def list_all_deliveries(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListWebhookDeliveriesQuery]
    ) -> Iterator[models.WebhookDelivery]:
        """Goes through all pages. List the deliveries of webhooks. Needs the scope webhooks.read and the role admin."""
        return all_pages(self._client, operations.LIST_WEBHOOK_DELIVERIES, program_id, query=query, attempts=attempts)

    def get_delivery(
        self, program_id: int, webhook_delivery_id: int, *, attempts: int | None = None
    ) -> models.WebhookDeliveryAnswer:
        """Get a delivery of a webhook. Needs the scope webhooks.read and the role admin."""
        return self._client.call(operations.GET_WEBHOOK_DELIVERY, program_id, webhook_delivery_id, attempts=attempts)

    def retry_delivery(
        self, program_id: int, webhook_delivery_id: int, *, attempts: int | None = None
    ) -> models.WebhookDeliveryAnswer:
        """Send a delivery of a webhook again. Needs the scope webhooks.write and the role admin."""
        return self._client.call(operations.RETRY_WEBHOOK_DELIVERY, program_id, webhook_delivery_id, attempts=attempts)

    def list_event_types(self, program_id: int, *, attempts: int | None = None) -> models.WebhookEventTypeList:
        """List the types of events. Needs the scope webhooks.read and the role admin."""
        return self._client.call(operations.LIST_WEBHOOK_EVENT_TYPES, program_id, attempts=attempts)


class Processors(Group):
    """The operations of "Processors"."""

    def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> models.ProcessorList:
        """List the payment processors of a program. Needs the scope processors.read and the role admin; no login token."""
        return self._client.call(operations.LIST_PROCESSORS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> Iterator[models.Processor]:
        """Goes through all pages. List the payment processors of a program. Needs the scope processors.read and the role admin; no login token."""
        return all_pages(self._client, operations.LIST_PROCESSORS, program_id, query=query, attempts=attempts)

    def connect(
        self,
        program_id: int,
        body: models.ConnectProcessorRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.ProcessorAnswer:
        """Connect a payment processor. Needs the scope processors.write and the role owner; no login token."""
        return self._client.call(
            operations.CONNECT_PROCESSOR, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    def disconnect(self, program_id: int, processor_id: int, *, attempts: int | None = None) -> models.ProcessorAnswer:
        """Disconnect a payment processor. Needs the scope processors.write and the role owner; no login token."""
        return self._client.call(operations.DISCONNECT_PROCESSOR, program_id, processor_id, attempts=attempts)

    def list_catch_up_keys(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> models.CatchUpKeyList:
        """List the keys for catching up. Needs the scope processors.read and the role admin; no login token."""
        return self._client.call(operations.LIST_CATCH_UP_KEYS, program_id, query=query, attempts=attempts)

    def list_all_catch_up_keys(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> Iterator[models.CatchUpKey]:
        """Goes through all pages. List the keys for catching up. Needs the scope processors.read and the role admin; no login token."""
        return all_pages(self._client, operations.LIST_CATCH_UP_KEYS, program_id, query=query, attempts=attempts)

    def set_catch_up_key(
        self, program_id: int, body: models.CatchUpKeyRequest | Body, *, attempts: int | None = None
    ) -> models.CatchUpKeyAnswer:
        """Set the key for catching up. Needs the scope processors.write and the role owner; no login token."""
        return self._client.call(operations.SET_CATCH_UP_KEY, program_id, body=body, attempts=attempts)

    def remove_catch_up_key(
        self, program_id: int, catch_up_key_id: int, *, attempts: int | None = None
    ) -> models.CatchUpKeyAnswer:
        """Remove a key for catching up. Needs the scope processors.write and the role owner; no login token."""
        return self._client.call(operations.REMOVE_CATCH_UP_KEY, program_id, catch_up_key_id, attempts=attempts)


class Stats(Group):
    """The operations of "Stats"."""

    def get(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.GetStatsQuery]
    ) -> models.StatsList:
        """Get the totals of a program. Needs the scope stats.read and the role viewer."""
        return self._client.call(operations.GET_STATS, program_id, query=query, attempts=attempts)

    def get_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.GetStatsQuery]
    ) -> Iterator[models.StatsGroup]:
        """Goes through all pages. Get the totals of a program. Needs the scope stats.read and the role viewer."""
        return all_pages(self._client, operations.GET_STATS, program_id, query=query, attempts=attempts)

    def get_visits(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.GetVisitsQuery]
    ) -> models.VisitsAnswer:
        """Get what became of visits. Needs the scope stats.read and the role viewer."""
        return self._client.call(operations.GET_VISITS, program_id, query=query, attempts=attempts)


class Members(Group):
    """The operations of "Members"."""

    def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> models.MemberList:
        """List the members of a program. Needs the scope members.read and the role admin; no login token."""
        return self._client.call(operations.LIST_MEMBERS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> Iterator[models.Member]:
        """Goes through all pages. List the members of a program. Needs the scope members.read and the role admin; no login token."""
        return all_pages(self._client, operations.LIST_MEMBERS, program_id, query=query, attempts=attempts)

    def remove(self, program_id: int, account_id: int, *, attempts: int | None = None) -> models.MemberAnswer:
        """Remove a member. Needs the scope members.write and the role owner; no login token."""
        return self._client.call(operations.REMOVE_MEMBER, program_id, account_id, attempts=attempts)

    def update(
        self, program_id: int, account_id: int, body: models.UpdateMemberRequest | Body, *, attempts: int | None = None
    ) -> models.MemberAnswer:
        """Change the role of a member. Needs the scope members.write and the role owner; no login token."""
        return self._client.call(operations.UPDATE_MEMBER, program_id, account_id, body=body, attempts=attempts)

    def list_invitations(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListMemberInvitationsQuery]
    ) -> models.MemberInvitationList:
        """List the invitations of members. Needs the scope members.read and the role admin; no login token."""
        return self._client.call(operations.LIST_MEMBER_INVITATIONS, program_id, query=query, attempts=attempts)

    def list_all_invitations(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListMemberInvitationsQuery]
    ) -> Iterator[models.MemberInvitation]:
        """Goes through all pages. List the invitations of members. Needs the scope members.read and the role admin; no login token."""
        return all_pages(self._client, operations.LIST_MEMBER_INVITATIONS, program_id, query=query, attempts=attempts)

    def create_invitation(
        self,
        program_id: int,
        body: models.CreateMemberInvitationRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.CreateMemberInvitationAnswer:
        """Invite a member. Needs the scope members.write and the role owner; no login token."""
        return self._client.call(
            operations.CREATE_MEMBER_INVITATION,
            program_id,
            body=body,
            attempts=attempts,
            idempotency_key=idempotency_key,
        )

    def revoke_invitation(
        self, program_id: int, member_invitation_id: int, *, attempts: int | None = None
    ) -> models.MemberInvitationAnswer:
        """Revoke an invitation. Needs the scope members.write and the role owner; no login token."""
        return self._client.call(
            operations.REVOKE_MEMBER_INVITATION, program_id, member_invitation_id, attempts=attempts
        )


class AuditLog(Group):
    """The operations of "Audit log"."""

    def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListAuditLogQuery]
    ) -> models.AuditEntryList:
        """List the changes of a program. Needs the scope audit-log.read and the role admin."""
        return self._client.call(operations.LIST_AUDIT_LOG, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListAuditLogQuery]
    ) -> Iterator[models.AuditEntry]:
        """Goes through all pages. List the changes of a program. Needs the scope audit-log.read and the role admin."""
        return all_pages(self._client, operations.LIST_AUDIT_LOG, program_id, query=query, attempts=attempts)


class Links(Group):
    """The operations of "Links"."""

    def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListLinksQuery]
    ) -> models.ManagedLinkList:
        """List the links of a program. Needs the scope links.read."""
        return self._client.call(operations.LIST_LINKS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListLinksQuery]
    ) -> Iterator[models.ManagedLink]:
        """Goes through all pages. List the links of a program. Needs the scope links.read."""
        return all_pages(self._client, operations.LIST_LINKS, program_id, query=query, attempts=attempts)

    def create(
        self,
        program_id: int,
        body: models.CreateLinkRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.ManagedLinkAnswer:
        """Create a link. Needs the scope links.write and the role admin."""
        return self._client.call(
            operations.CREATE_LINK, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    def get(self, program_id: int, link_id: int, *, attempts: int | None = None) -> models.ManagedLinkAnswer:
        """Get a link. Needs the scope links.read."""
        return self._client.call(operations.GET_LINK, program_id, link_id, attempts=attempts)

    def update(
        self, program_id: int, link_id: int, body: models.UpdateLinkRequest | Body, *, attempts: int | None = None
    ) -> models.ManagedLinkAnswer:
        """Change a link. Needs the scope links.write and the role admin."""
        return self._client.call(operations.UPDATE_LINK, program_id, link_id, body=body, attempts=attempts)

    def create_alias(
        self,
        program_id: int,
        link_id: int,
        body: models.CreateAliasRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.ManagedLinkAnswer:
        """Add an alias to a link. Needs the scope links.write and the role admin."""
        return self._client.call(
            operations.CREATE_ALIAS, program_id, link_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )


class LinkHosts(Group):
    """The operations of "Link hosts"."""

    def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> models.LinkHostList:
        """List the link hosts of a program. Needs the scope link-hosts.read and the role viewer."""
        return self._client.call(operations.LIST_LINK_HOSTS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> Iterator[models.LinkHost]:
        """Goes through all pages. List the link hosts of a program. Needs the scope link-hosts.read and the role viewer."""
        return all_pages(self._client, operations.LIST_LINK_HOSTS, program_id, query=query, attempts=attempts)

    def add(
        self,
        program_id: int,
        body: models.AddLinkHostRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.LinkHostAnswer:
        """Add a link host. Needs the scope link-hosts.write and the role owner; no login token."""
        return self._client.call(
            operations.ADD_LINK_HOST, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    def remove(self, program_id: int, link_host_id: int, *, attempts: int | None = None) -> models.LinkHostAnswer:
        """Remove a link host. Needs the scope link-hosts.write and the role owner; no login token."""
        return self._client.call(operations.REMOVE_LINK_HOST, program_id, link_host_id, attempts=attempts)

    def verify(self, program_id: int, link_host_id: int, *, attempts: int | None = None) -> models.LinkHostAnswer:
        """Verify a link host. Needs the scope link-hosts.write and the role admin; no login token."""
        return self._client.call(operations.VERIFY_LINK_HOST, program_id, link_host_id, attempts=attempts)


class Codes(Group):
    """The operations of "Codes"."""

    def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListCodesQuery]
    ) -> models.CodeList:
        """List the discount codes of a program. Needs the scope codes.read."""
        return self._client.call(operations.LIST_CODES, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListCodesQuery]
    ) -> Iterator[models.ManagedCode]:
        """Goes through all pages. List the discount codes of a program. Needs the scope codes.read."""
        return all_pages(self._client, operations.LIST_CODES, program_id, query=query, attempts=attempts)

    def create(
        self,
        program_id: int,
        body: models.CreateCodeRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.CodeAnswer:
        """Create a discount code. Needs the scope codes.write and the role admin."""
        return self._client.call(
            operations.CREATE_CODE, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    def update(
        self, program_id: int, code_id: int, body: models.UpdateCodeRequest | Body, *, attempts: int | None = None
    ) -> models.CodeAnswer:
        """Change a discount code. Needs the scope codes.write and the role admin."""
        return self._client.call(operations.UPDATE_CODE, program_id, code_id, body=body, attempts=attempts)


class Partners(Group):
    """The operations of "Partners"."""

    def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListPartnersQuery]
    ) -> models.ManagedPartnerList:
        """List the partners of a program. Needs the scope partners.read."""
        return self._client.call(operations.LIST_PARTNERS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListPartnersQuery]
    ) -> Iterator[models.ManagedPartner]:
        """Goes through all pages. List the partners of a program. Needs the scope partners.read."""
        return all_pages(self._client, operations.LIST_PARTNERS, program_id, query=query, attempts=attempts)

    def export_csv(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ExportPartnersQuery]
    ) -> str:
        """Export partners as CSV. Needs the scope partners.read."""
        return self._client.call(operations.EXPORT_PARTNERS, program_id, query=query, attempts=attempts)

    def get(self, program_id: int, partner_id: int, *, attempts: int | None = None) -> models.PartnerTotalsAnswer:
        """Get a partner. Needs the scope partners.read."""
        return self._client.call(operations.GET_PARTNER, program_id, partner_id, attempts=attempts)

    def update(
        self, program_id: int, partner_id: int, body: models.UpdatePartnerRequest | Body, *, attempts: int | None = None
    ) -> models.ManagedPartnerAnswer:
        """Change notes, tags and minimum payout of a partner. Needs the scope partners.write and the role admin."""
        return self._client.call(operations.UPDATE_PARTNER, program_id, partner_id, body=body, attempts=attempts)

    def approve(self, program_id: int, partner_id: int, *, attempts: int | None = None) -> models.ManagedPartnerAnswer:
        """Approve a partner. Needs the scope partners.write and the role admin."""
        return self._client.call(operations.APPROVE_PARTNER, program_id, partner_id, attempts=attempts)

    def decline(
        self,
        program_id: int,
        partner_id: int,
        body: models.DeclinePartnerRequest | Body | None = None,
        *,
        attempts: int | None = None,
    ) -> models.ManagedPartnerAnswer:
        """Decline a partner. Needs the scope partners.write and the role admin."""
        return self._client.call(operations.DECLINE_PARTNER, program_id, partner_id, body=body or {}, attempts=attempts)

    def remove(self, program_id: int, partner_id: int, *, attempts: int | None = None) -> models.ManagedPartnerAnswer:
        """Remove a partner. Needs the scope partners.write and the role admin."""
        return self._client.call(operations.REMOVE_PARTNER, program_id, partner_id, attempts=attempts)

    def reinstate(
        self, program_id: int, partner_id: int, *, attempts: int | None = None
    ) -> models.ManagedPartnerAnswer:
        """Reinstate a partner. Needs the scope partners.write and the role admin."""
        return self._client.call(operations.REINSTATE_PARTNER, program_id, partner_id, attempts=attempts)

    def get_balance(
        self,
        program_id: int,
        partner_id: int,
        *,
        attempts: int | None = None,
        **query: Unpack[operations.GetPartnerBalanceQuery],
    ) -> models.BalanceAnswer:
        """Get the balance of a partner. Needs the scope payouts.read."""
        return self._client.call(operations.GET_PARTNER_BALANCE, program_id, partner_id, query=query, attempts=attempts)


class Invitations(Group):
    """The operations of "Invitations"."""

    def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListInvitationsQuery]
    ) -> models.PartnerInvitationList:
        """List the invitations of partners. Needs the scope invitations.read and the role admin."""
        return self._client.call(operations.LIST_INVITATIONS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListInvitationsQuery]
    ) -> Iterator[models.PartnerInvitation]:
        """Goes through all pages. List the invitations of partners. Needs the scope invitations.read and the role admin."""
        return all_pages(self._client, operations.LIST_INVITATIONS, program_id, query=query, attempts=attempts)

    def invite_partners(
        self,
        program_id: int,
        body: models.InvitePartnersRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.InvitePartnersAnswer:
        """Invite partners. Needs the scope invitations.write and the role admin."""
        return self._client.call(
            operations.INVITE_PARTNERS, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    def resend(
        self, program_id: int, invitation_id: int, *, idempotency_key: str | None = None, attempts: int | None = None
    ) -> models.ResendInvitationAnswer:
        """Send an invitation again. Needs the scope invitations.write and the role admin."""
        return self._client.call(
            operations.RESEND_INVITATION, program_id, invitation_id, attempts=attempts, idempotency_key=idempotency_key
        )

    def revoke(
        self, program_id: int, invitation_id: int, *, attempts: int | None = None
    ) -> models.PartnerInvitationAnswer:
        """Revoke an invitation. Needs the scope invitations.write and the role admin."""
        return self._client.call(operations.REVOKE_INVITATION, program_id, invitation_id, attempts=attempts)


class Customers(Group):
    """The operations of "Customers"."""

    def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListCustomersQuery]
    ) -> models.CustomerList:
        """List customers. Needs the scope customers.read."""
        return self._client.call(operations.LIST_CUSTOMERS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListCustomersQuery]
    ) -> Iterator[models.Customer]:
        """Goes through all pages. List customers. Needs the scope customers.read."""
        return all_pages(self._client, operations.LIST_CUSTOMERS, program_id, query=query, attempts=attempts)

    def export_csv(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ExportCustomersQuery]
    ) -> str:
        """Export customers as CSV. Needs the scope customers.read."""
        return self._client.call(operations.EXPORT_CUSTOMERS, program_id, query=query, attempts=attempts)

    def get(self, program_id: int, customer_id: int, *, attempts: int | None = None) -> models.CustomerAnswer:
        """Get a customer. Needs the scope customers.read."""
        return self._client.call(operations.GET_CUSTOMER, program_id, customer_id, attempts=attempts)

    def explain(self, program_id: int, customer_id: int, *, attempts: int | None = None) -> models.CustomerExplanation:
        """Explain a customer. Needs the scope customers.read and the role admin."""
        return self._client.call(operations.EXPLAIN_CUSTOMER, program_id, customer_id, attempts=attempts)

    def export(self, program_id: int, customer_id: int, *, attempts: int | None = None) -> models.CustomerExport:
        """Export a customer. Needs the scope customers.write and the role owner."""
        return self._client.call(operations.EXPORT_CUSTOMER, program_id, customer_id, attempts=attempts)

    def erase(self, program_id: int, customer_id: int, *, attempts: int | None = None) -> models.CustomerAnswer:
        """Erase a customer. Needs the scope customers.write and the role owner; no login token."""
        return self._client.call(operations.ERASE_CUSTOMER, program_id, customer_id, attempts=attempts)


class Commissions(Group):
    """The operations of "Commissions"."""

    def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListCommissionsQuery]
    ) -> models.CommissionList:
        """List commissions. Needs the scope commissions.read."""
        return self._client.call(operations.LIST_COMMISSIONS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListCommissionsQuery]
    ) -> Iterator[models.Commission]:
        """Goes through all pages. List commissions. Needs the scope commissions.read."""
        return all_pages(self._client, operations.LIST_COMMISSIONS, program_id, query=query, attempts=attempts)

    def create_adjustment(
        self,
        program_id: int,
        body: models.CreateAdjustmentRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.CommissionAnswer:
        """Adjust what a partner earns. Needs the scope commissions.write and the role owner; no login token."""
        return self._client.call(
            operations.CREATE_ADJUSTMENT, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    def export_csv(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ExportCommissionsQuery]
    ) -> str:
        """Export commissions as CSV. Needs the scope commissions.read."""
        return self._client.call(operations.EXPORT_COMMISSIONS, program_id, query=query, attempts=attempts)

    def get(
        self,
        program_id: int,
        commission_id: int,
        *,
        attempts: int | None = None,
        **query: Unpack[operations.GetCommissionQuery],
    ) -> models.CommissionDetail:
        """Get a commission. Needs the scope commissions.read."""
        return self._client.call(operations.GET_COMMISSION, program_id, commission_id, query=query, attempts=attempts)

    def approve(
        self, program_id: int, body: models.CommissionsRequest | Body, *, attempts: int | None = None
    ) -> models.CommissionResults:
        """Approve commissions. Needs the scope commissions.write and the role owner."""
        return self._client.call(operations.APPROVE_COMMISSIONS, program_id, body=body, attempts=attempts)

    def hold(
        self, program_id: int, body: models.CommissionsReasonRequest | Body, *, attempts: int | None = None
    ) -> models.CommissionResults:
        """Hold commissions. Needs the scope commissions.write and the role admin."""
        return self._client.call(operations.HOLD_COMMISSIONS, program_id, body=body, attempts=attempts)

    def release(
        self, program_id: int, body: models.CommissionsRequest | Body, *, attempts: int | None = None
    ) -> models.CommissionResults:
        """Release held commissions. Needs the scope commissions.write and the role admin."""
        return self._client.call(operations.RELEASE_COMMISSIONS, program_id, body=body, attempts=attempts)

    def reject(
        self, program_id: int, body: models.CommissionsReasonRequest | Body, *, attempts: int | None = None
    ) -> models.CommissionResults:
        """Reject commissions. Needs the scope commissions.write and the role owner."""
        return self._client.call(operations.REJECT_COMMISSIONS, program_id, body=body, attempts=attempts)


class Payouts(Group):
    """The operations of "Payouts"."""

    def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListPayoutsQuery]
    ) -> models.PayoutList:
        """List payouts. Needs the scope payouts.read."""
        return self._client.call(operations.LIST_PAYOUTS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListPayoutsQuery]
    ) -> Iterator[models.Payout]:
        """Goes through all pages. List payouts. Needs the scope payouts.read."""
        return all_pages(self._client, operations.LIST_PAYOUTS, program_id, query=query, attempts=attempts)

    def create(
        self,
        program_id: int,
        body: models.CreatePayoutRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.PayoutAnswer:
        """Create a payout. Needs the scope payouts.write and the role owner; no login token."""
        return self._client.call(
            operations.CREATE_PAYOUT, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    def preview(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PreviewPayoutQuery]
    ) -> models.PayoutPreviewAnswer:
        """Preview a payout. Needs the scope payouts.read."""
        return self._client.call(operations.PREVIEW_PAYOUT, program_id, query=query, attempts=attempts)

    def get(self, program_id: int, payout_id: int, *, attempts: int | None = None) -> models.PayoutAnswer:
        """Get a payout. Needs the scope payouts.read."""
        return self._client.call(operations.GET_PAYOUT, program_id, payout_id, attempts=attempts)

    def pay_items(
        self,
        program_id: int,
        payout_id: int,
        body: models.PayItemsRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.PayoutItemResults:
        """Report items as paid. Needs the scope payouts.write and the role owner; no login token."""
        return self._client.call(
            operations.PAY_PAYOUT_ITEMS,
            program_id,
            payout_id,
            body=body,
            attempts=attempts,
            idempotency_key=idempotency_key,
        )

    def fail_items(
        self,
        program_id: int,
        payout_id: int,
        body: models.FailItemsRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.PayoutItemResults:
        """Report items as failed. Needs the scope payouts.write and the role owner; no login token."""
        return self._client.call(
            operations.FAIL_PAYOUT_ITEMS,
            program_id,
            payout_id,
            body=body,
            attempts=attempts,
            idempotency_key=idempotency_key,
        )

    def cancel_items(
        self,
        program_id: int,
        payout_id: int,
        body: models.CancelItemsRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.PayoutItemResults:
        """Cancel items. Needs the scope payouts.write and the role owner; no login token."""
        return self._client.call(
            operations.CANCEL_PAYOUT_ITEMS,
            program_id,
            payout_id,
            body=body,
            attempts=attempts,
            idempotency_key=idempotency_key,
        )

    def reopen_items(
        self,
        program_id: int,
        payout_id: int,
        body: models.ReopenItemsRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.PayoutItemResults:
        """Reopen items. Needs the scope payouts.write and the role owner; no login token."""
        return self._client.call(
            operations.REOPEN_PAYOUT_ITEMS,
            program_id,
            payout_id,
            body=body,
            attempts=attempts,
            idempotency_key=idempotency_key,
        )

    def create_export(
        self,
        program_id: int,
        payout_id: int,
        body: models.CreatePayoutExportRequest | Body,
        *,
        attempts: int | None = None,
    ) -> models.PayoutExportAnswer:
        """Make the file of a payout. Needs the scope payouts.export and the role owner; no login token."""
        return self._client.call(operations.CREATE_PAYOUT_EXPORT, program_id, payout_id, body=body, attempts=attempts)

    def list_items(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListPayoutItemsQuery]
    ) -> models.PayoutItemList:
        """List the items of payouts. Needs the scope payouts.read."""
        return self._client.call(operations.LIST_PAYOUT_ITEMS, program_id, query=query, attempts=attempts)

    def list_all_items(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListPayoutItemsQuery]
    ) -> Iterator[models.PayoutItem]:
        """Goes through all pages. List the items of payouts. Needs the scope payouts.read."""
        return all_pages(self._client, operations.LIST_PAYOUT_ITEMS, program_id, query=query, attempts=attempts)

    def get_settings(self, program_id: int, *, attempts: int | None = None) -> models.PayoutSettingsAnswer:
        """Get the payout settings. Needs the scope payouts.read."""
        return self._client.call(operations.GET_PAYOUT_SETTINGS, program_id, attempts=attempts)

    def update_settings(
        self, program_id: int, body: models.UpdatePayoutSettingsRequest | Body, *, attempts: int | None = None
    ) -> models.PayoutSettingsAnswer:
        """Change the payout settings. Needs the scope payouts.write and the role owner; no login token."""
        return self._client.call(operations.UPDATE_PAYOUT_SETTINGS, program_id, body=body, attempts=attempts)


class Statements(Group):
    """The operations of "Statements"."""

    def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListStatementsQuery]
    ) -> models.StatementList:
        """List statements. Needs the scope statements.read."""
        return self._client.call(operations.LIST_STATEMENTS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListStatementsQuery]
    ) -> Iterator[models.Statement]:
        """Goes through all pages. List statements. Needs the scope statements.read."""
        return all_pages(self._client, operations.LIST_STATEMENTS, program_id, query=query, attempts=attempts)

    def preview(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PreviewStatementsQuery]
    ) -> models.StatementPreviewAnswer:
        """Preview statements. Needs the scope statements.read."""
        return self._client.call(operations.PREVIEW_STATEMENTS, program_id, query=query, attempts=attempts)

    def get(
        self,
        program_id: int,
        statement_id: int,
        *,
        attempts: int | None = None,
        **query: Unpack[operations.GetStatementQuery],
    ) -> models.StatementAnswer:
        """Get a statement. Needs the scope statements.read."""
        return self._client.call(operations.GET_STATEMENT, program_id, statement_id, query=query, attempts=attempts)


class Account(Group):
    """The operations of "Account"."""

    def list_login_tokens(
        self, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> models.LoginTokenList:
        """List the login tokens. Needs a login token; no API token."""
        return self._client.call(operations.LIST_LOGIN_TOKENS, query=query, attempts=attempts)

    def list_all_login_tokens(
        self, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> Iterator[models.LoginToken]:
        """Goes through all pages. List the login tokens. Needs a login token; no API token."""
        return all_pages(self._client, operations.LIST_LOGIN_TOKENS, query=query, attempts=attempts)

    def revoke_login_token(self, login_token_id: int, *, attempts: int | None = None) -> models.LoginTokenAnswer:
        """Revoke a login token. Needs a login token; no API token."""
        return self._client.call(operations.REVOKE_LOGIN_TOKEN, login_token_id, attempts=attempts)


class Portal(Group):
    """The operations of "Portal"."""

    def get_profile(self, *, attempts: int | None = None) -> models.PartnerProfileAnswer:
        """Get the profile. Needs the scope portal.read."""
        return self._client.call(operations.GET_PROFILE, attempts=attempts)

    def replace_profile(
        self, body: models.PartnerProfileRequest | Body, *, attempts: int | None = None
    ) -> models.PartnerProfileAnswer:
        """Replace the profile. Needs the scope portal.write."""
        return self._client.call(operations.REPLACE_PROFILE, body=body, attempts=attempts)

    def list_own_programs(
        self, *, attempts: int | None = None, **query: Unpack[operations.ListOwnProgramsQuery]
    ) -> models.PortalProgramList:
        """List own programs. Needs the scope portal.read."""
        return self._client.call(operations.LIST_OWN_PROGRAMS, query=query, attempts=attempts)

    def list_all_own_programs(
        self, *, attempts: int | None = None, **query: Unpack[operations.ListOwnProgramsQuery]
    ) -> Iterator[models.PortalProgram]:
        """Goes through all pages. List own programs. Needs the scope portal.read."""
        return all_pages(self._client, operations.LIST_OWN_PROGRAMS, query=query, attempts=attempts)

    def join_program(
        self, body: models.JoinProgramRequest | Body, *, idempotency_key: str | None = None, attempts: int | None = None
    ) -> models.PortalProgramAnswer:
        """Join a program. Needs the scope portal.write."""
        return self._client.call(operations.JOIN_PROGRAM, body=body, attempts=attempts, idempotency_key=idempotency_key)

    def leave_program(self, program_id: int, *, attempts: int | None = None) -> models.PortalProgramAnswer:
        """Leave a program. Needs the scope portal.write."""
        return self._client.call(operations.LEAVE_PROGRAM, program_id, attempts=attempts)

    def list_own_links(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListOwnLinksQuery]
    ) -> models.ManagedLinkList:
        """List own links. Needs the scope portal.read."""
        return self._client.call(operations.LIST_OWN_LINKS, program_id, query=query, attempts=attempts)

    def list_all_own_links(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListOwnLinksQuery]
    ) -> Iterator[models.ManagedLink]:
        """Goes through all pages. List own links. Needs the scope portal.read."""
        return all_pages(self._client, operations.LIST_OWN_LINKS, program_id, query=query, attempts=attempts)

    def create_own_link(
        self,
        program_id: int,
        body: models.CreateOwnLinkRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.ManagedLinkAnswer:
        """Create an own link. Needs the scope portal.write."""
        return self._client.call(
            operations.CREATE_OWN_LINK, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    def update_own_link(
        self, program_id: int, link_id: int, body: models.UpdateOwnLinkRequest | Body, *, attempts: int | None = None
    ) -> models.ManagedLinkAnswer:
        """Disable or enable an own link. Needs the scope portal.write."""
        return self._client.call(operations.UPDATE_OWN_LINK, program_id, link_id, body=body, attempts=attempts)

    def create_own_alias(
        self,
        program_id: int,
        link_id: int,
        body: models.CreateAliasRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.ManagedLinkAnswer:
        """Add an alias to an own link. Needs the scope portal.write."""
        return self._client.call(
            operations.CREATE_OWN_ALIAS,
            program_id,
            link_id,
            body=body,
            attempts=attempts,
            idempotency_key=idempotency_key,
        )

    def list_own_codes(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListOwnCodesQuery]
    ) -> models.CodeList:
        """List own discount codes. Needs the scope portal.read."""
        return self._client.call(operations.LIST_OWN_CODES, program_id, query=query, attempts=attempts)

    def list_all_own_codes(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListOwnCodesQuery]
    ) -> Iterator[models.ManagedCode]:
        """Goes through all pages. List own discount codes. Needs the scope portal.read."""
        return all_pages(self._client, operations.LIST_OWN_CODES, program_id, query=query, attempts=attempts)

    def get_own_stats(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.GetOwnStatsQuery]
    ) -> models.StatsList:
        """Get own totals. Needs the scope portal.read."""
        return self._client.call(operations.GET_OWN_STATS, program_id, query=query, attempts=attempts)

    def get_all_own_stats(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.GetOwnStatsQuery]
    ) -> Iterator[models.StatsGroup]:
        """Goes through all pages. Get own totals. Needs the scope portal.read."""
        return all_pages(self._client, operations.GET_OWN_STATS, program_id, query=query, attempts=attempts)

    def get_own_visits(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.GetOwnVisitsQuery]
    ) -> models.VisitsAnswer:
        """Get what became of own visits. Needs the scope portal.read."""
        return self._client.call(operations.GET_OWN_VISITS, program_id, query=query, attempts=attempts)

    def list_own_commissions(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListOwnCommissionsQuery]
    ) -> models.OwnCommissionList:
        """List own commissions. Needs the scope portal.read."""
        return self._client.call(operations.LIST_OWN_COMMISSIONS, program_id, query=query, attempts=attempts)

    def list_all_own_commissions(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListOwnCommissionsQuery]
    ) -> Iterator[models.OwnCommission]:
        """Goes through all pages. List own commissions. Needs the scope portal.read."""
        return all_pages(self._client, operations.LIST_OWN_COMMISSIONS, program_id, query=query, attempts=attempts)

    def list_postbacks(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> models.PostbackList:
        """List own postbacks. Needs the scope portal.read."""
        return self._client.call(operations.LIST_POSTBACKS, program_id, query=query, attempts=attempts)

    def list_all_postbacks(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> Iterator[models.Postback]:
        """Goes through all pages. List own postbacks. Needs the scope portal.read."""
        return all_pages(self._client, operations.LIST_POSTBACKS, program_id, query=query, attempts=attempts)

    def create_postback(
        self,
        program_id: int,
        body: models.CreatePostbackRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.PostbackSecretAnswer:
        """Create an own postback. Needs the scope portal.write."""
        return self._client.call(
            operations.CREATE_POSTBACK, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    def delete_postback(
        self, program_id: int, postback_id: int, *, attempts: int | None = None
    ) -> models.PostbackAnswer:
        """Delete an own postback. Needs the scope portal.write."""
        return self._client.call(operations.DELETE_POSTBACK, program_id, postback_id, attempts=attempts)

    def update_postback(
        self,
        program_id: int,
        postback_id: int,
        body: models.UpdatePostbackRequest | Body,
        *,
        attempts: int | None = None,
    ) -> models.PostbackAnswer:
        """Change an own postback. Needs the scope portal.write."""
        return self._client.call(operations.UPDATE_POSTBACK, program_id, postback_id, body=body, attempts=attempts)

    def rotate_postback_secret(
        self,
        program_id: int,
        postback_id: int,
        body: models.RotateWebhookSecretRequest | Body | None = None,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.PostbackSecretAnswer:
        """Rotate the secret of an own postback. Needs the scope portal.write."""
        return self._client.call(
            operations.ROTATE_POSTBACK_SECRET,
            program_id,
            postback_id,
            body=body or {},
            attempts=attempts,
            idempotency_key=idempotency_key,
        )

    def test_postback(
        self, program_id: int, postback_id: int, *, attempts: int | None = None
    ) -> models.PostbackDeliveryAnswer:
        """Test an own postback. Needs the scope portal.write."""
        return self._client.call(operations.TEST_POSTBACK, program_id, postback_id, attempts=attempts)

    def list_postback_deliveries(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListPostbackDeliveriesQuery]
    ) -> models.PostbackDeliveryList:
        """List what own postbacks sent. Needs the scope portal.read."""
        return self._client.call(operations.LIST_POSTBACK_DELIVERIES, program_id, query=query, attempts=attempts)

    def list_all_postback_deliveries(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListPostbackDeliveriesQuery]
    ) -> Iterator[models.PostbackDelivery]:
        """Goes through all pages. List what own postbacks sent. Needs the scope portal.read."""
        return all_pages(self._client, operations.LIST_POSTBACK_DELIVERIES, program_id, query=query, attempts=attempts)

    def get_own_balance(self, program_id: int, *, attempts: int | None = None) -> models.OwnBalanceAnswer:
        """Get the own balance. Needs the scope portal.read."""
        return self._client.call(operations.GET_OWN_BALANCE, program_id, attempts=attempts)

    def list_own_payouts(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListOwnPayoutsQuery]
    ) -> models.OwnPayoutList:
        """List own payouts. Needs the scope portal.read."""
        return self._client.call(operations.LIST_OWN_PAYOUTS, program_id, query=query, attempts=attempts)

    def list_all_own_payouts(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListOwnPayoutsQuery]
    ) -> Iterator[models.OwnPayout]:
        """Goes through all pages. List own payouts. Needs the scope portal.read."""
        return all_pages(self._client, operations.LIST_OWN_PAYOUTS, program_id, query=query, attempts=attempts)

    def get_own_payout(
        self, program_id: int, payout_item_id: int, *, attempts: int | None = None
    ) -> models.OwnReceiptAnswer:
        """Get an own payout. Needs the scope portal.read."""
        return self._client.call(operations.GET_OWN_PAYOUT, program_id, payout_item_id, attempts=attempts)

    def list_own_statements(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListOwnStatementsQuery]
    ) -> models.StatementList:
        """List own statements. Needs the scope portal.read."""
        return self._client.call(operations.LIST_OWN_STATEMENTS, program_id, query=query, attempts=attempts)

    def list_all_own_statements(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListOwnStatementsQuery]
    ) -> Iterator[models.Statement]:
        """Goes through all pages. List own statements. Needs the scope portal.read."""
        return all_pages(self._client, operations.LIST_OWN_STATEMENTS, program_id, query=query, attempts=attempts)

    def preview_own_statements(self, program_id: int, *, attempts: int | None = None) -> models.StatementPreviewAnswer:
        """Preview own statements. Needs the scope portal.read."""
        return self._client.call(operations.PREVIEW_OWN_STATEMENTS, program_id, attempts=attempts)

    def get_own_statement(
        self,
        program_id: int,
        statement_id: int,
        *,
        attempts: int | None = None,
        **query: Unpack[operations.GetOwnStatementQuery],
    ) -> models.StatementAnswer:
        """Get an own statement. Needs the scope portal.read."""
        return self._client.call(operations.GET_OWN_STATEMENT, program_id, statement_id, query=query, attempts=attempts)


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
        self.link_hosts = LinkHosts(client)
        self.codes = Codes(client)
        self.partners = Partners(client)
        self.invitations = Invitations(client)
        self.customers = Customers(client)
        self.commissions = Commissions(client)
        self.payouts = Payouts(client)
        self.statements = Statements(client)
        self.account = Account(client)
        self.portal = Portal(client)


class AsyncPrograms(AsyncGroup):
    """The operations of "Programs"."""

    async def list(
        self, *, attempts: int | None = None, **query: Unpack[operations.ListProgramsQuery]
    ) -> models.ManagedProgramList:
        """List programs. Needs the scope programs.read."""
        return await self._client.call(operations.LIST_PROGRAMS, query=query, attempts=attempts)

    def list_all(
        self, *, attempts: int | None = None, **query: Unpack[operations.ListProgramsQuery]
    ) -> AsyncIterator[models.ManagedProgram]:
        """Goes through all pages. List programs. Needs the scope programs.read."""
        return all_pages_async(self._client, operations.LIST_PROGRAMS, query=query, attempts=attempts)

    async def create(
        self,
        body: models.CreateProgramRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.CreateProgramAnswer:
        """Create a program. Needs the scope programs.write."""
        return await self._client.call(
            operations.CREATE_PROGRAM, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    async def get(self, program_id: int, *, attempts: int | None = None) -> models.ManagedProgramAnswer:
        """Get a program. Needs the scope programs.read and the role viewer."""
        return await self._client.call(operations.GET_PROGRAM, program_id, attempts=attempts)

    async def update(
        self, program_id: int, body: models.UpdateProgramRequest | Body, *, attempts: int | None = None
    ) -> models.ManagedProgramAnswer:
        """Change a program. Needs the scope programs.write and the role admin."""
        return await self._client.call(operations.UPDATE_PROGRAM, program_id, body=body, attempts=attempts)

    async def replace_origins(
        self, program_id: int, body: models.OriginsRequest | Body, *, attempts: int | None = None
    ) -> models.ManagedProgramAnswer:
        """Replace the origins of a program. Needs the scope programs.write and the role admin."""
        return await self._client.call(operations.REPLACE_ORIGINS, program_id, body=body, attempts=attempts)

    async def get_readiness(self, program_id: int, *, attempts: int | None = None) -> models.ProgramReadinessAnswer:
        """Get the state of a program's integration. Needs the scope programs.read and the role viewer."""
        return await self._client.call(operations.GET_PROGRAM_READINESS, program_id, attempts=attempts)

    async def delete_logo(self, program_id: int, *, attempts: int | None = None) -> models.ManagedProgramAnswer:
        """Delete the logo of a program. Needs the scope programs.write and the role admin."""
        return await self._client.call(operations.DELETE_LOGO, program_id, attempts=attempts)

    async def archive(self, program_id: int, *, attempts: int | None = None) -> models.ManagedProgramAnswer:
        """Archive a program. Needs the scope programs.write and the role owner."""
        return await self._client.call(operations.ARCHIVE_PROGRAM, program_id, attempts=attempts)


class AsyncKeys(AsyncGroup):
    """The operations of "Keys"."""

    async def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> models.ProgramKeyList:
        """List the keys of a program. Needs the scope keys.read and the role admin."""
        return await self._client.call(operations.LIST_KEYS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> AsyncIterator[models.ProgramKey]:
        """Goes through all pages. List the keys of a program. Needs the scope keys.read and the role admin."""
        return all_pages_async(self._client, operations.LIST_KEYS, program_id, query=query, attempts=attempts)

    async def rotate(
        self,
        program_id: int,
        body: models.RotateByRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.RotateKeyAnswer:
        """Rotate the key of a program. Needs the scope keys.write and the role owner."""
        return await self._client.call(
            operations.ROTATE_KEY, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    async def mark(
        self, program_id: int, key_id: int, body: models.RotateByRequest | Body, *, attempts: int | None = None
    ) -> models.ProgramKeyAnswer:
        """Mark a key for rotation. Needs the scope keys.write and the role owner."""
        return await self._client.call(operations.MARK_KEY, program_id, key_id, body=body, attempts=attempts)

    async def revoke(self, program_id: int, key_id: int, *, attempts: int | None = None) -> models.ProgramKeyAnswer:
        """Revoke a key. Needs the scope keys.write and the role owner."""
        return await self._client.call(operations.REVOKE_KEY, program_id, key_id, attempts=attempts)


class AsyncEvents(AsyncGroup):
    """The operations of "Events"."""

    async def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListEventsQuery]
    ) -> models.EventList:
        """List the events of a program. Needs the scope events.read and the role viewer."""
        return await self._client.call(operations.LIST_EVENTS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListEventsQuery]
    ) -> AsyncIterator[models.Event]:
        """Goes through all pages. List the events of a program. Needs the scope events.read and the role viewer."""
        return all_pages_async(self._client, operations.LIST_EVENTS, program_id, query=query, attempts=attempts)

    async def export_csv(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ExportEventsQuery]
    ) -> str:
        """Export events as CSV. Needs the scope events.read and the role viewer."""
        return await self._client.call(operations.EXPORT_EVENTS, program_id, query=query, attempts=attempts)

    async def list_payment_events(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListPaymentEventsQuery]
    ) -> models.PaymentEventList:
        """List the events of the payment processor. Needs the scope events.read and the role viewer."""
        return await self._client.call(operations.LIST_PAYMENT_EVENTS, program_id, query=query, attempts=attempts)

    def list_all_payment_events(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListPaymentEventsQuery]
    ) -> AsyncIterator[models.PaymentEvent]:
        """Goes through all pages. List the events of the payment processor. Needs the scope events.read and the role viewer."""
        return all_pages_async(self._client, operations.LIST_PAYMENT_EVENTS, program_id, query=query, attempts=attempts)

    async def replay_payment_event(
        self, program_id: int, payment_event_id: int, *, attempts: int | None = None
    ) -> models.PaymentEventAnswer:
        """Apply a pending event of the payment processor. Needs the scope events.write and the role admin."""
        return await self._client.call(operations.REPLAY_PAYMENT_EVENT, program_id, payment_event_id, attempts=attempts)

    async def list_sales(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListSalesQuery]
    ) -> models.SaleList:
        """List the sales of a program. Needs the scope events.read and the role admin."""
        return await self._client.call(operations.LIST_SALES, program_id, query=query, attempts=attempts)

    def list_all_sales(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListSalesQuery]
    ) -> AsyncIterator[models.Sale]:
        """Goes through all pages. List the sales of a program. Needs the scope events.read and the role admin."""
        return all_pages_async(self._client, operations.LIST_SALES, program_id, query=query, attempts=attempts)

    async def get_sale(self, program_id: int, sale_id: int, *, attempts: int | None = None) -> models.SaleAnswer:
        """Get a sale. Needs the scope events.read and the role admin."""
        return await self._client.call(operations.GET_SALE, program_id, sale_id, attempts=attempts)

    async def get_lead(self, program_id: int, lead_id: int, *, attempts: int | None = None) -> models.LeadAnswer:
        """Get a lead. Needs the scope events.read and the role admin."""
        return await self._client.call(operations.GET_LEAD, program_id, lead_id, attempts=attempts)

    async def add_processor_objects(
        self, program_id: int, body: models.AddObjectsRequest | Body, *, attempts: int | None = None
    ) -> models.AddedObjectsAnswer:
        """Catch up with a payment processor. Needs the scope payments.write and the role owner; no login token."""
        return await self._client.call(operations.ADD_PROCESSOR_OBJECTS, program_id, body=body, attempts=attempts)


class AsyncTerms(AsyncGroup):
    """The operations of "Terms"."""

    async def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListTermsQuery]
    ) -> models.TermsList:
        """List the terms of a program. Needs the scope terms.read and the role viewer."""
        return await self._client.call(operations.LIST_TERMS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListTermsQuery]
    ) -> AsyncIterator[models.ManagedTerms]:
        """Goes through all pages. List the terms of a program. Needs the scope terms.read and the role viewer."""
        return all_pages_async(self._client, operations.LIST_TERMS, program_id, query=query, attempts=attempts)

    async def create(
        self,
        program_id: int,
        body: models.CreateTermsRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.TermsAnswer:
        """Make new terms. Needs the scope terms.write and the role owner."""
        return await self._client.call(
            operations.CREATE_TERMS, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    async def simulate(
        self, program_id: int, body: models.SimulateTermsRequest | Body, *, attempts: int | None = None
    ) -> models.SimulationAnswer:
        """Ask what other terms would have cost. Needs the scope terms.read and the role admin."""
        return await self._client.call(operations.SIMULATE_TERMS, program_id, body=body, attempts=attempts)


class AsyncGroups(AsyncGroup):
    """The operations of "Groups"."""

    async def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> models.GroupList:
        """List the groups of a program. Needs the scope groups.read and the role viewer."""
        return await self._client.call(operations.LIST_GROUPS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> AsyncIterator[models.Group]:
        """Goes through all pages. List the groups of a program. Needs the scope groups.read and the role viewer."""
        return all_pages_async(self._client, operations.LIST_GROUPS, program_id, query=query, attempts=attempts)

    async def create(
        self,
        program_id: int,
        body: models.CreateGroupRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.GroupAnswer:
        """Create a group. Needs the scope groups.write and the role admin."""
        return await self._client.call(
            operations.CREATE_GROUP, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    async def update(
        self, program_id: int, group_id: int, body: models.UpdateGroupRequest | Body, *, attempts: int | None = None
    ) -> models.GroupAnswer:
        """Change a group. Needs the scope groups.write and the role admin."""
        return await self._client.call(operations.UPDATE_GROUP, program_id, group_id, body=body, attempts=attempts)

    async def move_partners(
        self,
        program_id: int,
        group_id: int,
        body: models.MovePartnersRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.MovedPartnersAnswer:
        """Move partners into a group. Needs the scope groups.write and the role admin."""
        return await self._client.call(
            operations.MOVE_PARTNERS,
            program_id,
            group_id,
            body=body,
            attempts=attempts,
            idempotency_key=idempotency_key,
        )


class AsyncWebhooks(AsyncGroup):
    """The operations of "Webhooks"."""

    async def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> models.WebhookList:
        """List the webhooks of a program. Needs the scope webhooks.read and the role admin."""
        return await self._client.call(operations.LIST_WEBHOOKS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> AsyncIterator[models.Webhook]:
        """Goes through all pages. List the webhooks of a program. Needs the scope webhooks.read and the role admin."""
        return all_pages_async(self._client, operations.LIST_WEBHOOKS, program_id, query=query, attempts=attempts)

    async def create(
        self,
        program_id: int,
        body: models.CreateWebhookRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.WebhookSecretAnswer:
        """Create a webhook. Needs the scope webhooks.write and the role owner; no login token."""
        return await self._client.call(
            operations.CREATE_WEBHOOK, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    async def get(self, program_id: int, webhook_id: int, *, attempts: int | None = None) -> models.WebhookAnswer:
        """Get a webhook. Needs the scope webhooks.read and the role admin."""
        return await self._client.call(operations.GET_WEBHOOK, program_id, webhook_id, attempts=attempts)

    async def delete(self, program_id: int, webhook_id: int, *, attempts: int | None = None) -> models.WebhookAnswer:
        """Delete a webhook. Needs the scope webhooks.write and the role admin."""
        return await self._client.call(operations.DELETE_WEBHOOK, program_id, webhook_id, attempts=attempts)

    async def update(
        self, program_id: int, webhook_id: int, body: models.UpdateWebhookRequest | Body, *, attempts: int | None = None
    ) -> models.WebhookAnswer:
        """Change a webhook. Needs the scope webhooks.write and the role admin."""
        return await self._client.call(operations.UPDATE_WEBHOOK, program_id, webhook_id, body=body, attempts=attempts)

    async def rotate_secret(
        self,
        program_id: int,
        webhook_id: int,
        body: models.RotateWebhookSecretRequest | Body | None = None,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.WebhookSecretAnswer:
        """Rotate the secret of a webhook. Needs the scope webhooks.write and the role owner; no login token."""
        return await self._client.call(
            operations.ROTATE_WEBHOOK_SECRET,
            program_id,
            webhook_id,
            body=body or {},
            attempts=attempts,
            idempotency_key=idempotency_key,
        )

    async def test(
        self, program_id: int, webhook_id: int, *, attempts: int | None = None
    ) -> models.WebhookDeliveryAnswer:
        """Test a webhook. Needs the scope webhooks.write and the role admin."""
        return await self._client.call(operations.TEST_WEBHOOK, program_id, webhook_id, attempts=attempts)

    async def replay(
        self, program_id: int, webhook_id: int, body: models.ReplayWebhookRequest | Body, *, attempts: int | None = None
    ) -> models.WebhookReplayAnswer:
        """Replay the events of a webhook. Needs the scope webhooks.write and the role admin."""
        return await self._client.call(operations.REPLAY_WEBHOOK, program_id, webhook_id, body=body, attempts=attempts)

    async def list_deliveries(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListWebhookDeliveriesQuery]
    ) -> models.WebhookDeliveryList:
        """List the deliveries of webhooks. Needs the scope webhooks.read and the role admin."""
        return await self._client.call(operations.LIST_WEBHOOK_DELIVERIES, program_id, query=query, attempts=attempts)

    def list_all_deliveries(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListWebhookDeliveriesQuery]
    ) -> AsyncIterator[models.WebhookDelivery]:
        """Goes through all pages. List the deliveries of webhooks. Needs the scope webhooks.read and the role admin."""
        return all_pages_async(
            self._client, operations.LIST_WEBHOOK_DELIVERIES, program_id, query=query, attempts=attempts
        )

    async def get_delivery(
        self, program_id: int, webhook_delivery_id: int, *, attempts: int | None = None
    ) -> models.WebhookDeliveryAnswer:
        """Get a delivery of a webhook. Needs the scope webhooks.read and the role admin."""
        return await self._client.call(
            operations.GET_WEBHOOK_DELIVERY, program_id, webhook_delivery_id, attempts=attempts
        )

    async def retry_delivery(
        self, program_id: int, webhook_delivery_id: int, *, attempts: int | None = None
    ) -> models.WebhookDeliveryAnswer:
        """Send a delivery of a webhook again. Needs the scope webhooks.write and the role admin."""
        return await self._client.call(
            operations.RETRY_WEBHOOK_DELIVERY, program_id, webhook_delivery_id, attempts=attempts
        )

    async def list_event_types(self, program_id: int, *, attempts: int | None = None) -> models.WebhookEventTypeList:
        """List the types of events. Needs the scope webhooks.read and the role admin."""
        return await self._client.call(operations.LIST_WEBHOOK_EVENT_TYPES, program_id, attempts=attempts)


class AsyncProcessors(AsyncGroup):
    """The operations of "Processors"."""

    async def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> models.ProcessorList:
        """List the payment processors of a program. Needs the scope processors.read and the role admin; no login token."""
        return await self._client.call(operations.LIST_PROCESSORS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> AsyncIterator[models.Processor]:
        """Goes through all pages. List the payment processors of a program. Needs the scope processors.read and the role admin; no login token."""
        return all_pages_async(self._client, operations.LIST_PROCESSORS, program_id, query=query, attempts=attempts)

    async def connect(
        self,
        program_id: int,
        body: models.ConnectProcessorRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.ProcessorAnswer:
        """Connect a payment processor. Needs the scope processors.write and the role owner; no login token."""
        return await self._client.call(
            operations.CONNECT_PROCESSOR, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    async def disconnect(
        self, program_id: int, processor_id: int, *, attempts: int | None = None
    ) -> models.ProcessorAnswer:
        """Disconnect a payment processor. Needs the scope processors.write and the role owner; no login token."""
        return await self._client.call(operations.DISCONNECT_PROCESSOR, program_id, processor_id, attempts=attempts)

    async def list_catch_up_keys(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> models.CatchUpKeyList:
        """List the keys for catching up. Needs the scope processors.read and the role admin; no login token."""
        return await self._client.call(operations.LIST_CATCH_UP_KEYS, program_id, query=query, attempts=attempts)

    def list_all_catch_up_keys(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> AsyncIterator[models.CatchUpKey]:
        """Goes through all pages. List the keys for catching up. Needs the scope processors.read and the role admin; no login token."""
        return all_pages_async(self._client, operations.LIST_CATCH_UP_KEYS, program_id, query=query, attempts=attempts)

    async def set_catch_up_key(
        self, program_id: int, body: models.CatchUpKeyRequest | Body, *, attempts: int | None = None
    ) -> models.CatchUpKeyAnswer:
        """Set the key for catching up. Needs the scope processors.write and the role owner; no login token."""
        return await self._client.call(operations.SET_CATCH_UP_KEY, program_id, body=body, attempts=attempts)

    async def remove_catch_up_key(
        self, program_id: int, catch_up_key_id: int, *, attempts: int | None = None
    ) -> models.CatchUpKeyAnswer:
        """Remove a key for catching up. Needs the scope processors.write and the role owner; no login token."""
        return await self._client.call(operations.REMOVE_CATCH_UP_KEY, program_id, catch_up_key_id, attempts=attempts)


class AsyncStats(AsyncGroup):
    """The operations of "Stats"."""

    async def get(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.GetStatsQuery]
    ) -> models.StatsList:
        """Get the totals of a program. Needs the scope stats.read and the role viewer."""
        return await self._client.call(operations.GET_STATS, program_id, query=query, attempts=attempts)

    def get_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.GetStatsQuery]
    ) -> AsyncIterator[models.StatsGroup]:
        """Goes through all pages. Get the totals of a program. Needs the scope stats.read and the role viewer."""
        return all_pages_async(self._client, operations.GET_STATS, program_id, query=query, attempts=attempts)

    async def get_visits(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.GetVisitsQuery]
    ) -> models.VisitsAnswer:
        """Get what became of visits. Needs the scope stats.read and the role viewer."""
        return await self._client.call(operations.GET_VISITS, program_id, query=query, attempts=attempts)


class AsyncMembers(AsyncGroup):
    """The operations of "Members"."""

    async def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> models.MemberList:
        """List the members of a program. Needs the scope members.read and the role admin; no login token."""
        return await self._client.call(operations.LIST_MEMBERS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> AsyncIterator[models.Member]:
        """Goes through all pages. List the members of a program. Needs the scope members.read and the role admin; no login token."""
        return all_pages_async(self._client, operations.LIST_MEMBERS, program_id, query=query, attempts=attempts)

    async def remove(self, program_id: int, account_id: int, *, attempts: int | None = None) -> models.MemberAnswer:
        """Remove a member. Needs the scope members.write and the role owner; no login token."""
        return await self._client.call(operations.REMOVE_MEMBER, program_id, account_id, attempts=attempts)

    async def update(
        self, program_id: int, account_id: int, body: models.UpdateMemberRequest | Body, *, attempts: int | None = None
    ) -> models.MemberAnswer:
        """Change the role of a member. Needs the scope members.write and the role owner; no login token."""
        return await self._client.call(operations.UPDATE_MEMBER, program_id, account_id, body=body, attempts=attempts)

    async def list_invitations(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListMemberInvitationsQuery]
    ) -> models.MemberInvitationList:
        """List the invitations of members. Needs the scope members.read and the role admin; no login token."""
        return await self._client.call(operations.LIST_MEMBER_INVITATIONS, program_id, query=query, attempts=attempts)

    def list_all_invitations(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListMemberInvitationsQuery]
    ) -> AsyncIterator[models.MemberInvitation]:
        """Goes through all pages. List the invitations of members. Needs the scope members.read and the role admin; no login token."""
        return all_pages_async(
            self._client, operations.LIST_MEMBER_INVITATIONS, program_id, query=query, attempts=attempts
        )

    async def create_invitation(
        self,
        program_id: int,
        body: models.CreateMemberInvitationRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.CreateMemberInvitationAnswer:
        """Invite a member. Needs the scope members.write and the role owner; no login token."""
        return await self._client.call(
            operations.CREATE_MEMBER_INVITATION,
            program_id,
            body=body,
            attempts=attempts,
            idempotency_key=idempotency_key,
        )

    async def revoke_invitation(
        self, program_id: int, member_invitation_id: int, *, attempts: int | None = None
    ) -> models.MemberInvitationAnswer:
        """Revoke an invitation. Needs the scope members.write and the role owner; no login token."""
        return await self._client.call(
            operations.REVOKE_MEMBER_INVITATION, program_id, member_invitation_id, attempts=attempts
        )


class AsyncAuditLog(AsyncGroup):
    """The operations of "Audit log"."""

    async def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListAuditLogQuery]
    ) -> models.AuditEntryList:
        """List the changes of a program. Needs the scope audit-log.read and the role admin."""
        return await self._client.call(operations.LIST_AUDIT_LOG, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListAuditLogQuery]
    ) -> AsyncIterator[models.AuditEntry]:
        """Goes through all pages. List the changes of a program. Needs the scope audit-log.read and the role admin."""
        return all_pages_async(self._client, operations.LIST_AUDIT_LOG, program_id, query=query, attempts=attempts)


class AsyncLinks(AsyncGroup):
    """The operations of "Links"."""

    async def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListLinksQuery]
    ) -> models.ManagedLinkList:
        """List the links of a program. Needs the scope links.read."""
        return await self._client.call(operations.LIST_LINKS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListLinksQuery]
    ) -> AsyncIterator[models.ManagedLink]:
        """Goes through all pages. List the links of a program. Needs the scope links.read."""
        return all_pages_async(self._client, operations.LIST_LINKS, program_id, query=query, attempts=attempts)

    async def create(
        self,
        program_id: int,
        body: models.CreateLinkRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.ManagedLinkAnswer:
        """Create a link. Needs the scope links.write and the role admin."""
        return await self._client.call(
            operations.CREATE_LINK, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    async def get(self, program_id: int, link_id: int, *, attempts: int | None = None) -> models.ManagedLinkAnswer:
        """Get a link. Needs the scope links.read."""
        return await self._client.call(operations.GET_LINK, program_id, link_id, attempts=attempts)

    async def update(
        self, program_id: int, link_id: int, body: models.UpdateLinkRequest | Body, *, attempts: int | None = None
    ) -> models.ManagedLinkAnswer:
        """Change a link. Needs the scope links.write and the role admin."""
        return await self._client.call(operations.UPDATE_LINK, program_id, link_id, body=body, attempts=attempts)

    async def create_alias(
        self,
        program_id: int,
        link_id: int,
        body: models.CreateAliasRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.ManagedLinkAnswer:
        """Add an alias to a link. Needs the scope links.write and the role admin."""
        return await self._client.call(
            operations.CREATE_ALIAS, program_id, link_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )


class AsyncLinkHosts(AsyncGroup):
    """The operations of "Link hosts"."""

    async def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> models.LinkHostList:
        """List the link hosts of a program. Needs the scope link-hosts.read and the role viewer."""
        return await self._client.call(operations.LIST_LINK_HOSTS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> AsyncIterator[models.LinkHost]:
        """Goes through all pages. List the link hosts of a program. Needs the scope link-hosts.read and the role viewer."""
        return all_pages_async(self._client, operations.LIST_LINK_HOSTS, program_id, query=query, attempts=attempts)

    async def add(
        self,
        program_id: int,
        body: models.AddLinkHostRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.LinkHostAnswer:
        """Add a link host. Needs the scope link-hosts.write and the role owner; no login token."""
        return await self._client.call(
            operations.ADD_LINK_HOST, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    async def remove(self, program_id: int, link_host_id: int, *, attempts: int | None = None) -> models.LinkHostAnswer:
        """Remove a link host. Needs the scope link-hosts.write and the role owner; no login token."""
        return await self._client.call(operations.REMOVE_LINK_HOST, program_id, link_host_id, attempts=attempts)

    async def verify(self, program_id: int, link_host_id: int, *, attempts: int | None = None) -> models.LinkHostAnswer:
        """Verify a link host. Needs the scope link-hosts.write and the role admin; no login token."""
        return await self._client.call(operations.VERIFY_LINK_HOST, program_id, link_host_id, attempts=attempts)


class AsyncCodes(AsyncGroup):
    """The operations of "Codes"."""

    async def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListCodesQuery]
    ) -> models.CodeList:
        """List the discount codes of a program. Needs the scope codes.read."""
        return await self._client.call(operations.LIST_CODES, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListCodesQuery]
    ) -> AsyncIterator[models.ManagedCode]:
        """Goes through all pages. List the discount codes of a program. Needs the scope codes.read."""
        return all_pages_async(self._client, operations.LIST_CODES, program_id, query=query, attempts=attempts)

    async def create(
        self,
        program_id: int,
        body: models.CreateCodeRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.CodeAnswer:
        """Create a discount code. Needs the scope codes.write and the role admin."""
        return await self._client.call(
            operations.CREATE_CODE, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    async def update(
        self, program_id: int, code_id: int, body: models.UpdateCodeRequest | Body, *, attempts: int | None = None
    ) -> models.CodeAnswer:
        """Change a discount code. Needs the scope codes.write and the role admin."""
        return await self._client.call(operations.UPDATE_CODE, program_id, code_id, body=body, attempts=attempts)


class AsyncPartners(AsyncGroup):
    """The operations of "Partners"."""

    async def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListPartnersQuery]
    ) -> models.ManagedPartnerList:
        """List the partners of a program. Needs the scope partners.read."""
        return await self._client.call(operations.LIST_PARTNERS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListPartnersQuery]
    ) -> AsyncIterator[models.ManagedPartner]:
        """Goes through all pages. List the partners of a program. Needs the scope partners.read."""
        return all_pages_async(self._client, operations.LIST_PARTNERS, program_id, query=query, attempts=attempts)

    async def export_csv(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ExportPartnersQuery]
    ) -> str:
        """Export partners as CSV. Needs the scope partners.read."""
        return await self._client.call(operations.EXPORT_PARTNERS, program_id, query=query, attempts=attempts)

    async def get(self, program_id: int, partner_id: int, *, attempts: int | None = None) -> models.PartnerTotalsAnswer:
        """Get a partner. Needs the scope partners.read."""
        return await self._client.call(operations.GET_PARTNER, program_id, partner_id, attempts=attempts)

    async def update(
        self, program_id: int, partner_id: int, body: models.UpdatePartnerRequest | Body, *, attempts: int | None = None
    ) -> models.ManagedPartnerAnswer:
        """Change notes, tags and minimum payout of a partner. Needs the scope partners.write and the role admin."""
        return await self._client.call(operations.UPDATE_PARTNER, program_id, partner_id, body=body, attempts=attempts)

    async def approve(
        self, program_id: int, partner_id: int, *, attempts: int | None = None
    ) -> models.ManagedPartnerAnswer:
        """Approve a partner. Needs the scope partners.write and the role admin."""
        return await self._client.call(operations.APPROVE_PARTNER, program_id, partner_id, attempts=attempts)

    async def decline(
        self,
        program_id: int,
        partner_id: int,
        body: models.DeclinePartnerRequest | Body | None = None,
        *,
        attempts: int | None = None,
    ) -> models.ManagedPartnerAnswer:
        """Decline a partner. Needs the scope partners.write and the role admin."""
        return await self._client.call(
            operations.DECLINE_PARTNER, program_id, partner_id, body=body or {}, attempts=attempts
        )

    async def remove(
        self, program_id: int, partner_id: int, *, attempts: int | None = None
    ) -> models.ManagedPartnerAnswer:
        """Remove a partner. Needs the scope partners.write and the role admin."""
        return await self._client.call(operations.REMOVE_PARTNER, program_id, partner_id, attempts=attempts)

    async def reinstate(
        self, program_id: int, partner_id: int, *, attempts: int | None = None
    ) -> models.ManagedPartnerAnswer:
        """Reinstate a partner. Needs the scope partners.write and the role admin."""
        return await self._client.call(operations.REINSTATE_PARTNER, program_id, partner_id, attempts=attempts)

    async def get_balance(
        self,
        program_id: int,
        partner_id: int,
        *,
        attempts: int | None = None,
        **query: Unpack[operations.GetPartnerBalanceQuery],
    ) -> models.BalanceAnswer:
        """Get the balance of a partner. Needs the scope payouts.read."""
        return await self._client.call(
            operations.GET_PARTNER_BALANCE, program_id, partner_id, query=query, attempts=attempts
        )


class AsyncInvitations(AsyncGroup):
    """The operations of "Invitations"."""

    async def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListInvitationsQuery]
    ) -> models.PartnerInvitationList:
        """List the invitations of partners. Needs the scope invitations.read and the role admin."""
        return await self._client.call(operations.LIST_INVITATIONS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListInvitationsQuery]
    ) -> AsyncIterator[models.PartnerInvitation]:
        """Goes through all pages. List the invitations of partners. Needs the scope invitations.read and the role admin."""
        return all_pages_async(self._client, operations.LIST_INVITATIONS, program_id, query=query, attempts=attempts)

    async def invite_partners(
        self,
        program_id: int,
        body: models.InvitePartnersRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.InvitePartnersAnswer:
        """Invite partners. Needs the scope invitations.write and the role admin."""
        return await self._client.call(
            operations.INVITE_PARTNERS, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    async def resend(
        self, program_id: int, invitation_id: int, *, idempotency_key: str | None = None, attempts: int | None = None
    ) -> models.ResendInvitationAnswer:
        """Send an invitation again. Needs the scope invitations.write and the role admin."""
        return await self._client.call(
            operations.RESEND_INVITATION, program_id, invitation_id, attempts=attempts, idempotency_key=idempotency_key
        )

    async def revoke(
        self, program_id: int, invitation_id: int, *, attempts: int | None = None
    ) -> models.PartnerInvitationAnswer:
        """Revoke an invitation. Needs the scope invitations.write and the role admin."""
        return await self._client.call(operations.REVOKE_INVITATION, program_id, invitation_id, attempts=attempts)


class AsyncCustomers(AsyncGroup):
    """The operations of "Customers"."""

    async def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListCustomersQuery]
    ) -> models.CustomerList:
        """List customers. Needs the scope customers.read."""
        return await self._client.call(operations.LIST_CUSTOMERS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListCustomersQuery]
    ) -> AsyncIterator[models.Customer]:
        """Goes through all pages. List customers. Needs the scope customers.read."""
        return all_pages_async(self._client, operations.LIST_CUSTOMERS, program_id, query=query, attempts=attempts)

    async def export_csv(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ExportCustomersQuery]
    ) -> str:
        """Export customers as CSV. Needs the scope customers.read."""
        return await self._client.call(operations.EXPORT_CUSTOMERS, program_id, query=query, attempts=attempts)

    async def get(self, program_id: int, customer_id: int, *, attempts: int | None = None) -> models.CustomerAnswer:
        """Get a customer. Needs the scope customers.read."""
        return await self._client.call(operations.GET_CUSTOMER, program_id, customer_id, attempts=attempts)

    async def explain(
        self, program_id: int, customer_id: int, *, attempts: int | None = None
    ) -> models.CustomerExplanation:
        """Explain a customer. Needs the scope customers.read and the role admin."""
        return await self._client.call(operations.EXPLAIN_CUSTOMER, program_id, customer_id, attempts=attempts)

    async def export(self, program_id: int, customer_id: int, *, attempts: int | None = None) -> models.CustomerExport:
        """Export a customer. Needs the scope customers.write and the role owner."""
        return await self._client.call(operations.EXPORT_CUSTOMER, program_id, customer_id, attempts=attempts)

    async def erase(self, program_id: int, customer_id: int, *, attempts: int | None = None) -> models.CustomerAnswer:
        """Erase a customer. Needs the scope customers.write and the role owner; no login token."""
        return await self._client.call(operations.ERASE_CUSTOMER, program_id, customer_id, attempts=attempts)


class AsyncCommissions(AsyncGroup):
    """The operations of "Commissions"."""

    async def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListCommissionsQuery]
    ) -> models.CommissionList:
        """List commissions. Needs the scope commissions.read."""
        return await self._client.call(operations.LIST_COMMISSIONS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListCommissionsQuery]
    ) -> AsyncIterator[models.Commission]:
        """Goes through all pages. List commissions. Needs the scope commissions.read."""
        return all_pages_async(self._client, operations.LIST_COMMISSIONS, program_id, query=query, attempts=attempts)

    async def create_adjustment(
        self,
        program_id: int,
        body: models.CreateAdjustmentRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.CommissionAnswer:
        """Adjust what a partner earns. Needs the scope commissions.write and the role owner; no login token."""
        return await self._client.call(
            operations.CREATE_ADJUSTMENT, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    async def export_csv(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ExportCommissionsQuery]
    ) -> str:
        """Export commissions as CSV. Needs the scope commissions.read."""
        return await self._client.call(operations.EXPORT_COMMISSIONS, program_id, query=query, attempts=attempts)

    async def get(
        self,
        program_id: int,
        commission_id: int,
        *,
        attempts: int | None = None,
        **query: Unpack[operations.GetCommissionQuery],
    ) -> models.CommissionDetail:
        """Get a commission. Needs the scope commissions.read."""
        return await self._client.call(
            operations.GET_COMMISSION, program_id, commission_id, query=query, attempts=attempts
        )

    async def approve(
        self, program_id: int, body: models.CommissionsRequest | Body, *, attempts: int | None = None
    ) -> models.CommissionResults:
        """Approve commissions. Needs the scope commissions.write and the role owner."""
        return await self._client.call(operations.APPROVE_COMMISSIONS, program_id, body=body, attempts=attempts)

    async def hold(
        self, program_id: int, body: models.CommissionsReasonRequest | Body, *, attempts: int | None = None
    ) -> models.CommissionResults:
        """Hold commissions. Needs the scope commissions.write and the role admin."""
        return await self._client.call(operations.HOLD_COMMISSIONS, program_id, body=body, attempts=attempts)

    async def release(
        self, program_id: int, body: models.CommissionsRequest | Body, *, attempts: int | None = None
    ) -> models.CommissionResults:
        """Release held commissions. Needs the scope commissions.write and the role admin."""
        return await self._client.call(operations.RELEASE_COMMISSIONS, program_id, body=body, attempts=attempts)

    async def reject(
        self, program_id: int, body: models.CommissionsReasonRequest | Body, *, attempts: int | None = None
    ) -> models.CommissionResults:
        """Reject commissions. Needs the scope commissions.write and the role owner."""
        return await self._client.call(operations.REJECT_COMMISSIONS, program_id, body=body, attempts=attempts)


class AsyncPayouts(AsyncGroup):
    """The operations of "Payouts"."""

    async def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListPayoutsQuery]
    ) -> models.PayoutList:
        """List payouts. Needs the scope payouts.read."""
        return await self._client.call(operations.LIST_PAYOUTS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListPayoutsQuery]
    ) -> AsyncIterator[models.Payout]:
        """Goes through all pages. List payouts. Needs the scope payouts.read."""
        return all_pages_async(self._client, operations.LIST_PAYOUTS, program_id, query=query, attempts=attempts)

    async def create(
        self,
        program_id: int,
        body: models.CreatePayoutRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.PayoutAnswer:
        """Create a payout. Needs the scope payouts.write and the role owner; no login token."""
        return await self._client.call(
            operations.CREATE_PAYOUT, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    async def preview(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PreviewPayoutQuery]
    ) -> models.PayoutPreviewAnswer:
        """Preview a payout. Needs the scope payouts.read."""
        return await self._client.call(operations.PREVIEW_PAYOUT, program_id, query=query, attempts=attempts)

    async def get(self, program_id: int, payout_id: int, *, attempts: int | None = None) -> models.PayoutAnswer:
        """Get a payout. Needs the scope payouts.read."""
        return await self._client.call(operations.GET_PAYOUT, program_id, payout_id, attempts=attempts)

    async def pay_items(
        self,
        program_id: int,
        payout_id: int,
        body: models.PayItemsRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.PayoutItemResults:
        """Report items as paid. Needs the scope payouts.write and the role owner; no login token."""
        return await self._client.call(
            operations.PAY_PAYOUT_ITEMS,
            program_id,
            payout_id,
            body=body,
            attempts=attempts,
            idempotency_key=idempotency_key,
        )

    async def fail_items(
        self,
        program_id: int,
        payout_id: int,
        body: models.FailItemsRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.PayoutItemResults:
        """Report items as failed. Needs the scope payouts.write and the role owner; no login token."""
        return await self._client.call(
            operations.FAIL_PAYOUT_ITEMS,
            program_id,
            payout_id,
            body=body,
            attempts=attempts,
            idempotency_key=idempotency_key,
        )

    async def cancel_items(
        self,
        program_id: int,
        payout_id: int,
        body: models.CancelItemsRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.PayoutItemResults:
        """Cancel items. Needs the scope payouts.write and the role owner; no login token."""
        return await self._client.call(
            operations.CANCEL_PAYOUT_ITEMS,
            program_id,
            payout_id,
            body=body,
            attempts=attempts,
            idempotency_key=idempotency_key,
        )

    async def reopen_items(
        self,
        program_id: int,
        payout_id: int,
        body: models.ReopenItemsRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.PayoutItemResults:
        """Reopen items. Needs the scope payouts.write and the role owner; no login token."""
        return await self._client.call(
            operations.REOPEN_PAYOUT_ITEMS,
            program_id,
            payout_id,
            body=body,
            attempts=attempts,
            idempotency_key=idempotency_key,
        )

    async def create_export(
        self,
        program_id: int,
        payout_id: int,
        body: models.CreatePayoutExportRequest | Body,
        *,
        attempts: int | None = None,
    ) -> models.PayoutExportAnswer:
        """Make the file of a payout. Needs the scope payouts.export and the role owner; no login token."""
        return await self._client.call(
            operations.CREATE_PAYOUT_EXPORT, program_id, payout_id, body=body, attempts=attempts
        )

    async def list_items(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListPayoutItemsQuery]
    ) -> models.PayoutItemList:
        """List the items of payouts. Needs the scope payouts.read."""
        return await self._client.call(operations.LIST_PAYOUT_ITEMS, program_id, query=query, attempts=attempts)

    def list_all_items(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListPayoutItemsQuery]
    ) -> AsyncIterator[models.PayoutItem]:
        """Goes through all pages. List the items of payouts. Needs the scope payouts.read."""
        return all_pages_async(self._client, operations.LIST_PAYOUT_ITEMS, program_id, query=query, attempts=attempts)

    async def get_settings(self, program_id: int, *, attempts: int | None = None) -> models.PayoutSettingsAnswer:
        """Get the payout settings. Needs the scope payouts.read."""
        return await self._client.call(operations.GET_PAYOUT_SETTINGS, program_id, attempts=attempts)

    async def update_settings(
        self, program_id: int, body: models.UpdatePayoutSettingsRequest | Body, *, attempts: int | None = None
    ) -> models.PayoutSettingsAnswer:
        """Change the payout settings. Needs the scope payouts.write and the role owner; no login token."""
        return await self._client.call(operations.UPDATE_PAYOUT_SETTINGS, program_id, body=body, attempts=attempts)


class AsyncStatements(AsyncGroup):
    """The operations of "Statements"."""

    async def list(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListStatementsQuery]
    ) -> models.StatementList:
        """List statements. Needs the scope statements.read."""
        return await self._client.call(operations.LIST_STATEMENTS, program_id, query=query, attempts=attempts)

    def list_all(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListStatementsQuery]
    ) -> AsyncIterator[models.Statement]:
        """Goes through all pages. List statements. Needs the scope statements.read."""
        return all_pages_async(self._client, operations.LIST_STATEMENTS, program_id, query=query, attempts=attempts)

    async def preview(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PreviewStatementsQuery]
    ) -> models.StatementPreviewAnswer:
        """Preview statements. Needs the scope statements.read."""
        return await self._client.call(operations.PREVIEW_STATEMENTS, program_id, query=query, attempts=attempts)

    async def get(
        self,
        program_id: int,
        statement_id: int,
        *,
        attempts: int | None = None,
        **query: Unpack[operations.GetStatementQuery],
    ) -> models.StatementAnswer:
        """Get a statement. Needs the scope statements.read."""
        return await self._client.call(
            operations.GET_STATEMENT, program_id, statement_id, query=query, attempts=attempts
        )


class AsyncAccount(AsyncGroup):
    """The operations of "Account"."""

    async def list_login_tokens(
        self, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> models.LoginTokenList:
        """List the login tokens. Needs a login token; no API token."""
        return await self._client.call(operations.LIST_LOGIN_TOKENS, query=query, attempts=attempts)

    def list_all_login_tokens(
        self, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> AsyncIterator[models.LoginToken]:
        """Goes through all pages. List the login tokens. Needs a login token; no API token."""
        return all_pages_async(self._client, operations.LIST_LOGIN_TOKENS, query=query, attempts=attempts)

    async def revoke_login_token(self, login_token_id: int, *, attempts: int | None = None) -> models.LoginTokenAnswer:
        """Revoke a login token. Needs a login token; no API token."""
        return await self._client.call(operations.REVOKE_LOGIN_TOKEN, login_token_id, attempts=attempts)


class AsyncPortal(AsyncGroup):
    """The operations of "Portal"."""

    async def get_profile(self, *, attempts: int | None = None) -> models.PartnerProfileAnswer:
        """Get the profile. Needs the scope portal.read."""
        return await self._client.call(operations.GET_PROFILE, attempts=attempts)

    async def replace_profile(
        self, body: models.PartnerProfileRequest | Body, *, attempts: int | None = None
    ) -> models.PartnerProfileAnswer:
        """Replace the profile. Needs the scope portal.write."""
        return await self._client.call(operations.REPLACE_PROFILE, body=body, attempts=attempts)

    async def list_own_programs(
        self, *, attempts: int | None = None, **query: Unpack[operations.ListOwnProgramsQuery]
    ) -> models.PortalProgramList:
        """List own programs. Needs the scope portal.read."""
        return await self._client.call(operations.LIST_OWN_PROGRAMS, query=query, attempts=attempts)

    def list_all_own_programs(
        self, *, attempts: int | None = None, **query: Unpack[operations.ListOwnProgramsQuery]
    ) -> AsyncIterator[models.PortalProgram]:
        """Goes through all pages. List own programs. Needs the scope portal.read."""
        return all_pages_async(self._client, operations.LIST_OWN_PROGRAMS, query=query, attempts=attempts)

    async def join_program(
        self, body: models.JoinProgramRequest | Body, *, idempotency_key: str | None = None, attempts: int | None = None
    ) -> models.PortalProgramAnswer:
        """Join a program. Needs the scope portal.write."""
        return await self._client.call(
            operations.JOIN_PROGRAM, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    async def leave_program(self, program_id: int, *, attempts: int | None = None) -> models.PortalProgramAnswer:
        """Leave a program. Needs the scope portal.write."""
        return await self._client.call(operations.LEAVE_PROGRAM, program_id, attempts=attempts)

    async def list_own_links(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListOwnLinksQuery]
    ) -> models.ManagedLinkList:
        """List own links. Needs the scope portal.read."""
        return await self._client.call(operations.LIST_OWN_LINKS, program_id, query=query, attempts=attempts)

    def list_all_own_links(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListOwnLinksQuery]
    ) -> AsyncIterator[models.ManagedLink]:
        """Goes through all pages. List own links. Needs the scope portal.read."""
        return all_pages_async(self._client, operations.LIST_OWN_LINKS, program_id, query=query, attempts=attempts)

    async def create_own_link(
        self,
        program_id: int,
        body: models.CreateOwnLinkRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.ManagedLinkAnswer:
        """Create an own link. Needs the scope portal.write."""
        return await self._client.call(
            operations.CREATE_OWN_LINK, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    async def update_own_link(
        self, program_id: int, link_id: int, body: models.UpdateOwnLinkRequest | Body, *, attempts: int | None = None
    ) -> models.ManagedLinkAnswer:
        """Disable or enable an own link. Needs the scope portal.write."""
        return await self._client.call(operations.UPDATE_OWN_LINK, program_id, link_id, body=body, attempts=attempts)

    async def create_own_alias(
        self,
        program_id: int,
        link_id: int,
        body: models.CreateAliasRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.ManagedLinkAnswer:
        """Add an alias to an own link. Needs the scope portal.write."""
        return await self._client.call(
            operations.CREATE_OWN_ALIAS,
            program_id,
            link_id,
            body=body,
            attempts=attempts,
            idempotency_key=idempotency_key,
        )

    async def list_own_codes(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListOwnCodesQuery]
    ) -> models.CodeList:
        """List own discount codes. Needs the scope portal.read."""
        return await self._client.call(operations.LIST_OWN_CODES, program_id, query=query, attempts=attempts)

    def list_all_own_codes(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListOwnCodesQuery]
    ) -> AsyncIterator[models.ManagedCode]:
        """Goes through all pages. List own discount codes. Needs the scope portal.read."""
        return all_pages_async(self._client, operations.LIST_OWN_CODES, program_id, query=query, attempts=attempts)

    async def get_own_stats(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.GetOwnStatsQuery]
    ) -> models.StatsList:
        """Get own totals. Needs the scope portal.read."""
        return await self._client.call(operations.GET_OWN_STATS, program_id, query=query, attempts=attempts)

    def get_all_own_stats(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.GetOwnStatsQuery]
    ) -> AsyncIterator[models.StatsGroup]:
        """Goes through all pages. Get own totals. Needs the scope portal.read."""
        return all_pages_async(self._client, operations.GET_OWN_STATS, program_id, query=query, attempts=attempts)

    async def get_own_visits(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.GetOwnVisitsQuery]
    ) -> models.VisitsAnswer:
        """Get what became of own visits. Needs the scope portal.read."""
        return await self._client.call(operations.GET_OWN_VISITS, program_id, query=query, attempts=attempts)

    async def list_own_commissions(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListOwnCommissionsQuery]
    ) -> models.OwnCommissionList:
        """List own commissions. Needs the scope portal.read."""
        return await self._client.call(operations.LIST_OWN_COMMISSIONS, program_id, query=query, attempts=attempts)

    def list_all_own_commissions(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListOwnCommissionsQuery]
    ) -> AsyncIterator[models.OwnCommission]:
        """Goes through all pages. List own commissions. Needs the scope portal.read."""
        return all_pages_async(
            self._client, operations.LIST_OWN_COMMISSIONS, program_id, query=query, attempts=attempts
        )

    async def list_postbacks(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> models.PostbackList:
        """List own postbacks. Needs the scope portal.read."""
        return await self._client.call(operations.LIST_POSTBACKS, program_id, query=query, attempts=attempts)

    def list_all_postbacks(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.PageQuery]
    ) -> AsyncIterator[models.Postback]:
        """Goes through all pages. List own postbacks. Needs the scope portal.read."""
        return all_pages_async(self._client, operations.LIST_POSTBACKS, program_id, query=query, attempts=attempts)

    async def create_postback(
        self,
        program_id: int,
        body: models.CreatePostbackRequest | Body,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.PostbackSecretAnswer:
        """Create an own postback. Needs the scope portal.write."""
        return await self._client.call(
            operations.CREATE_POSTBACK, program_id, body=body, attempts=attempts, idempotency_key=idempotency_key
        )

    async def delete_postback(
        self, program_id: int, postback_id: int, *, attempts: int | None = None
    ) -> models.PostbackAnswer:
        """Delete an own postback. Needs the scope portal.write."""
        return await self._client.call(operations.DELETE_POSTBACK, program_id, postback_id, attempts=attempts)

    async def update_postback(
        self,
        program_id: int,
        postback_id: int,
        body: models.UpdatePostbackRequest | Body,
        *,
        attempts: int | None = None,
    ) -> models.PostbackAnswer:
        """Change an own postback. Needs the scope portal.write."""
        return await self._client.call(
            operations.UPDATE_POSTBACK, program_id, postback_id, body=body, attempts=attempts
        )

    async def rotate_postback_secret(
        self,
        program_id: int,
        postback_id: int,
        body: models.RotateWebhookSecretRequest | Body | None = None,
        *,
        idempotency_key: str | None = None,
        attempts: int | None = None,
    ) -> models.PostbackSecretAnswer:
        """Rotate the secret of an own postback. Needs the scope portal.write."""
        return await self._client.call(
            operations.ROTATE_POSTBACK_SECRET,
            program_id,
            postback_id,
            body=body or {},
            attempts=attempts,
            idempotency_key=idempotency_key,
        )

    async def test_postback(
        self, program_id: int, postback_id: int, *, attempts: int | None = None
    ) -> models.PostbackDeliveryAnswer:
        """Test an own postback. Needs the scope portal.write."""
        return await self._client.call(operations.TEST_POSTBACK, program_id, postback_id, attempts=attempts)

    async def list_postback_deliveries(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListPostbackDeliveriesQuery]
    ) -> models.PostbackDeliveryList:
        """List what own postbacks sent. Needs the scope portal.read."""
        return await self._client.call(operations.LIST_POSTBACK_DELIVERIES, program_id, query=query, attempts=attempts)

    def list_all_postback_deliveries(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListPostbackDeliveriesQuery]
    ) -> AsyncIterator[models.PostbackDelivery]:
        """Goes through all pages. List what own postbacks sent. Needs the scope portal.read."""
        return all_pages_async(
            self._client, operations.LIST_POSTBACK_DELIVERIES, program_id, query=query, attempts=attempts
        )

    async def get_own_balance(self, program_id: int, *, attempts: int | None = None) -> models.OwnBalanceAnswer:
        """Get the own balance. Needs the scope portal.read."""
        return await self._client.call(operations.GET_OWN_BALANCE, program_id, attempts=attempts)

    async def list_own_payouts(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListOwnPayoutsQuery]
    ) -> models.OwnPayoutList:
        """List own payouts. Needs the scope portal.read."""
        return await self._client.call(operations.LIST_OWN_PAYOUTS, program_id, query=query, attempts=attempts)

    def list_all_own_payouts(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListOwnPayoutsQuery]
    ) -> AsyncIterator[models.OwnPayout]:
        """Goes through all pages. List own payouts. Needs the scope portal.read."""
        return all_pages_async(self._client, operations.LIST_OWN_PAYOUTS, program_id, query=query, attempts=attempts)

    async def get_own_payout(
        self, program_id: int, payout_item_id: int, *, attempts: int | None = None
    ) -> models.OwnReceiptAnswer:
        """Get an own payout. Needs the scope portal.read."""
        return await self._client.call(operations.GET_OWN_PAYOUT, program_id, payout_item_id, attempts=attempts)

    async def list_own_statements(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListOwnStatementsQuery]
    ) -> models.StatementList:
        """List own statements. Needs the scope portal.read."""
        return await self._client.call(operations.LIST_OWN_STATEMENTS, program_id, query=query, attempts=attempts)

    def list_all_own_statements(
        self, program_id: int, *, attempts: int | None = None, **query: Unpack[operations.ListOwnStatementsQuery]
    ) -> AsyncIterator[models.Statement]:
        """Goes through all pages. List own statements. Needs the scope portal.read."""
        return all_pages_async(self._client, operations.LIST_OWN_STATEMENTS, program_id, query=query, attempts=attempts)

    async def preview_own_statements(
        self, program_id: int, *, attempts: int | None = None
    ) -> models.StatementPreviewAnswer:
        """Preview own statements. Needs the scope portal.read."""
        return await self._client.call(operations.PREVIEW_OWN_STATEMENTS, program_id, attempts=attempts)

    async def get_own_statement(
        self,
        program_id: int,
        statement_id: int,
        *,
        attempts: int | None = None,
        **query: Unpack[operations.GetOwnStatementQuery],
    ) -> models.StatementAnswer:
        """Get an own statement. Needs the scope portal.read."""
        return await self._client.call(
            operations.GET_OWN_STATEMENT, program_id, statement_id, query=query, attempts=attempts
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
        self.link_hosts = AsyncLinkHosts(client)
        self.codes = AsyncCodes(client)
        self.partners = AsyncPartners(client)
        self.invitations = AsyncInvitations(client)
        self.customers = AsyncCustomers(client)
        self.commissions = AsyncCommissions(client)
        self.payouts = AsyncPayouts(client)
        self.statements = AsyncStatements(client)
        self.account = AsyncAccount(client)
        self.portal = AsyncPortal(client)
