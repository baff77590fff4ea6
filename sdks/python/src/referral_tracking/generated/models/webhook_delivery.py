from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.webhook_event_type import check_webhook_event_type
from ..models.webhook_event_type import WebhookEventType
from ..types import UNSET, Unset
from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.code_event import CodeEvent
    from ..models.commission_event import CommissionEvent
    from ..models.key_event import KeyEvent
    from ..models.lead_event import LeadEvent
    from ..models.partner_event import PartnerEvent
    from ..models.payout_event import PayoutEvent
    from ..models.payout_item_event import PayoutItemEvent
    from ..models.sale_event import SaleEvent
    from ..models.terms_event import TermsEvent
    from ..models.webhook_test_event import WebhookTestEvent


T = TypeVar("T", bound="WebhookDelivery")


@_attrs_define
class WebhookDelivery:
    """An event on its way to an endpoint."""

    id: int
    """ The delivery. """
    webhook_id: int
    """ The endpoint. """
    event_id: str
    """ The event, as `webhook-id` names it. """
    type_: WebhookEventType
    """ What an event says. The meaning of a type never changes. More may come. """
    status: str
    """ Whether it will be sent, was taken, was given up, or was not sent because the endpoint was disabled. Known
    values: waiting, delivered, failed, skipped. """
    attempts: int
    """ The attempts since it was created or sent again. """
    next_attempt_at: datetime.datetime | None
    """ When it is sent next. """
    last_code: int | None
    """ The status of the last answer, or null without one. """
    last_ms: int | None
    """ How many milliseconds the last attempt took. """
    last_problem: None | str
    """ Why there was no answer. """
    created_at: datetime.datetime
    """ When it was stored. """
    ended_at: datetime.datetime | None
    """ When it was taken, given up or skipped. """
    event: (
        CodeEvent
        | CommissionEvent
        | KeyEvent
        | LeadEvent
        | PartnerEvent
        | PayoutEvent
        | PayoutItemEvent
        | SaleEvent
        | TermsEvent
        | Unset
        | WebhookTestEvent
    ) = UNSET
    """ What is posted to an endpoint of a program. `type` says which form it has. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.code_event import CodeEvent  # noqa: PLC0415
        from ..models.commission_event import CommissionEvent  # noqa: PLC0415
        from ..models.key_event import KeyEvent  # noqa: PLC0415
        from ..models.lead_event import LeadEvent  # noqa: PLC0415
        from ..models.partner_event import PartnerEvent  # noqa: PLC0415
        from ..models.payout_event import PayoutEvent  # noqa: PLC0415
        from ..models.payout_item_event import PayoutItemEvent  # noqa: PLC0415
        from ..models.sale_event import SaleEvent  # noqa: PLC0415
        from ..models.terms_event import TermsEvent  # noqa: PLC0415
        from ..models.webhook_test_event import WebhookTestEvent  # noqa: PLC0415

        id = self.id

        webhook_id = self.webhook_id

        event_id = self.event_id

        type_: str = self.type_

        status = self.status

        attempts = self.attempts

        next_attempt_at: None | str
        if isinstance(self.next_attempt_at, datetime.datetime):
            next_attempt_at = self.next_attempt_at.isoformat()
        else:
            next_attempt_at = self.next_attempt_at

        last_code: int | None
        last_code = self.last_code

        last_ms: int | None
        last_ms = self.last_ms

        last_problem: None | str
        last_problem = self.last_problem

        created_at = self.created_at.isoformat()

        ended_at: None | str
        if isinstance(self.ended_at, datetime.datetime):
            ended_at = self.ended_at.isoformat()
        else:
            ended_at = self.ended_at

        event: dict[str, Any] | Unset
        if isinstance(self.event, Unset):
            event = UNSET
        elif isinstance(self.event, LeadEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, SaleEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, CommissionEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, PartnerEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, TermsEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, CodeEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, PayoutEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, PayoutItemEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, KeyEvent):
            event = self.event.to_dict()
        else:
            event = self.event.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "webhook_id": webhook_id,
                "event_id": event_id,
                "type": type_,
                "status": status,
                "attempts": attempts,
                "next_attempt_at": next_attempt_at,
                "last_code": last_code,
                "last_ms": last_ms,
                "last_problem": last_problem,
                "created_at": created_at,
                "ended_at": ended_at,
            }
        )
        if event is not UNSET:
            field_dict["event"] = event

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.code_event import CodeEvent  # noqa: PLC0415
        from ..models.commission_event import CommissionEvent  # noqa: PLC0415
        from ..models.key_event import KeyEvent  # noqa: PLC0415
        from ..models.lead_event import LeadEvent  # noqa: PLC0415
        from ..models.partner_event import PartnerEvent  # noqa: PLC0415
        from ..models.payout_event import PayoutEvent  # noqa: PLC0415
        from ..models.payout_item_event import PayoutItemEvent  # noqa: PLC0415
        from ..models.sale_event import SaleEvent  # noqa: PLC0415
        from ..models.terms_event import TermsEvent  # noqa: PLC0415
        from ..models.webhook_test_event import WebhookTestEvent  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        webhook_id = d.pop("webhook_id")

        event_id = d.pop("event_id")

        type_ = check_webhook_event_type(d.pop("type"))

        status = d.pop("status")

        attempts = d.pop("attempts")

        def _parse_next_attempt_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                next_attempt_at_type_0 = datetime.datetime.fromisoformat(data)

                return next_attempt_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        next_attempt_at = _parse_next_attempt_at(d.pop("next_attempt_at"))

        def _parse_last_code(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        last_code = _parse_last_code(d.pop("last_code"))

        def _parse_last_ms(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        last_ms = _parse_last_ms(d.pop("last_ms"))

        def _parse_last_problem(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        last_problem = _parse_last_problem(d.pop("last_problem"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        def _parse_ended_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                ended_at_type_0 = datetime.datetime.fromisoformat(data)

                return ended_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        ended_at = _parse_ended_at(d.pop("ended_at"))

        def _parse_event(
            data: object,
        ) -> (
            CodeEvent
            | CommissionEvent
            | KeyEvent
            | LeadEvent
            | PartnerEvent
            | PayoutEvent
            | PayoutItemEvent
            | SaleEvent
            | TermsEvent
            | Unset
            | WebhookTestEvent
        ):
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_webhook_event_type_0 = LeadEvent.from_dict(data)

                return componentsschemas_webhook_event_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_webhook_event_type_1 = SaleEvent.from_dict(data)

                return componentsschemas_webhook_event_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_webhook_event_type_2 = CommissionEvent.from_dict(data)

                return componentsschemas_webhook_event_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_webhook_event_type_3 = PartnerEvent.from_dict(data)

                return componentsschemas_webhook_event_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_webhook_event_type_4 = TermsEvent.from_dict(data)

                return componentsschemas_webhook_event_type_4
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_webhook_event_type_5 = CodeEvent.from_dict(data)

                return componentsschemas_webhook_event_type_5
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_webhook_event_type_6 = PayoutEvent.from_dict(data)

                return componentsschemas_webhook_event_type_6
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_webhook_event_type_7 = PayoutItemEvent.from_dict(data)

                return componentsschemas_webhook_event_type_7
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_webhook_event_type_8 = KeyEvent.from_dict(data)

                return componentsschemas_webhook_event_type_8
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_webhook_event_type_9 = WebhookTestEvent.from_dict(data)

            return componentsschemas_webhook_event_type_9

        event = _parse_event(d.pop("event", UNSET))

        webhook_delivery = cls(
            id=id,
            webhook_id=webhook_id,
            event_id=event_id,
            type_=type_,
            status=status,
            attempts=attempts,
            next_attempt_at=next_attempt_at,
            last_code=last_code,
            last_ms=last_ms,
            last_problem=last_problem,
            created_at=created_at,
            ended_at=ended_at,
            event=event,
        )

        webhook_delivery.additional_properties = d
        return webhook_delivery

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
