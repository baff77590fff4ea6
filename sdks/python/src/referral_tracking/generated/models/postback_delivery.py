from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime


T = TypeVar("T", bound="PostbackDelivery")


@_attrs_define
class PostbackDelivery:
    """An event on its way to a postback."""

    id: int
    """ The delivery. """
    postback_id: int
    """ The postback. """
    type_: str
    """ What was sent. More may come. Known values: commission.created, commission.approved, commission.held,
    commission.released, commission.reversed, commission.restored, commission.paid, commission.unpaid,
    postback.test. """
    commission_id: int | None
    """ The commission, or null for a test. """
    status: str
    """ Whether it will be sent, was taken, was given up, or was not sent because the endpoint was disabled. Known
    values: waiting, delivered, failed, skipped. """
    attempts: int
    """ The attempts so far. """
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
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        postback_id = self.postback_id

        type_ = self.type_

        commission_id: int | None
        commission_id = self.commission_id

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

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "postback_id": postback_id,
                "type": type_,
                "commission_id": commission_id,
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

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        postback_id = d.pop("postback_id")

        type_ = d.pop("type")

        def _parse_commission_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        commission_id = _parse_commission_id(d.pop("commission_id"))

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

        postback_delivery = cls(
            id=id,
            postback_id=postback_id,
            type_=type_,
            commission_id=commission_id,
            status=status,
            attempts=attempts,
            next_attempt_at=next_attempt_at,
            last_code=last_code,
            last_ms=last_ms,
            last_problem=last_problem,
            created_at=created_at,
            ended_at=ended_at,
        )

        postback_delivery.additional_properties = d
        return postback_delivery

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
