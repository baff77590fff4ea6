from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.postback_event import check_postback_event
from ..models.postback_event import PostbackEvent
from typing import cast
import datetime


T = TypeVar("T", bound="Postback")


@_attrs_define
class Postback:
    """An address of a partner that the service calls when something happens to their commissions."""

    id: int
    """ The postback. """
    method: str
    """ Whether the address is filled and called, or a signed body is posted to it. Known values: get, post. """
    url: str
    """ The https address. With the method `get`, its path and query may have the placeholders `{click_ref}`,
    `{event}`, `{commission_id}`, `{amount}`, `{currency}` and `{status}`. """
    events: list[PostbackEvent] | None
    """ The events that are sent. Null means every one. """
    status: str
    """ Whether events are sent. Known values: active, disabled. """
    disabled_at: datetime.datetime | None
    """ When it was disabled. """
    disabled_because: None | str
    """ The partner disabled it, the receiver answered 410, or it failed for five days. Known values: partner, gone,
    failing. """
    failing_since: datetime.datetime | None
    """ The first failure since the last success. """
    previous_secret_until: datetime.datetime | None
    """ Until when the former secret signs too. """
    waiting: int
    """ How many events wait to be sent, up to 100,000. """
    created_at: datetime.datetime
    """ When it was created. """
    changed_at: datetime.datetime
    """ When it was last changed. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        method = self.method

        url = self.url

        events: list[str] | None
        if isinstance(self.events, list):
            events = []
            for events_type_0_item_data in self.events:
                events_type_0_item: str = events_type_0_item_data
                events.append(events_type_0_item)

        else:
            events = self.events

        status = self.status

        disabled_at: None | str
        if isinstance(self.disabled_at, datetime.datetime):
            disabled_at = self.disabled_at.isoformat()
        else:
            disabled_at = self.disabled_at

        disabled_because: None | str
        disabled_because = self.disabled_because

        failing_since: None | str
        if isinstance(self.failing_since, datetime.datetime):
            failing_since = self.failing_since.isoformat()
        else:
            failing_since = self.failing_since

        previous_secret_until: None | str
        if isinstance(self.previous_secret_until, datetime.datetime):
            previous_secret_until = self.previous_secret_until.isoformat()
        else:
            previous_secret_until = self.previous_secret_until

        waiting = self.waiting

        created_at = self.created_at.isoformat()

        changed_at = self.changed_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "method": method,
                "url": url,
                "events": events,
                "status": status,
                "disabled_at": disabled_at,
                "disabled_because": disabled_because,
                "failing_since": failing_since,
                "previous_secret_until": previous_secret_until,
                "waiting": waiting,
                "created_at": created_at,
                "changed_at": changed_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        method = d.pop("method")

        url = d.pop("url")

        def _parse_events(data: object) -> list[PostbackEvent] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                events_type_0 = []
                _events_type_0 = data
                for events_type_0_item_data in _events_type_0:
                    events_type_0_item = check_postback_event(events_type_0_item_data)

                    events_type_0.append(events_type_0_item)

                return events_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[PostbackEvent] | None, data)

        events = _parse_events(d.pop("events"))

        status = d.pop("status")

        def _parse_disabled_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                disabled_at_type_0 = datetime.datetime.fromisoformat(data)

                return disabled_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        disabled_at = _parse_disabled_at(d.pop("disabled_at"))

        def _parse_disabled_because(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        disabled_because = _parse_disabled_because(d.pop("disabled_because"))

        def _parse_failing_since(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                failing_since_type_0 = datetime.datetime.fromisoformat(data)

                return failing_since_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        failing_since = _parse_failing_since(d.pop("failing_since"))

        def _parse_previous_secret_until(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                previous_secret_until_type_0 = datetime.datetime.fromisoformat(data)

                return previous_secret_until_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        previous_secret_until = _parse_previous_secret_until(d.pop("previous_secret_until"))

        waiting = d.pop("waiting")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        changed_at = datetime.datetime.fromisoformat(d.pop("changed_at"))

        postback = cls(
            id=id,
            method=method,
            url=url,
            events=events,
            status=status,
            disabled_at=disabled_at,
            disabled_because=disabled_because,
            failing_since=failing_since,
            previous_secret_until=previous_secret_until,
            waiting=waiting,
            created_at=created_at,
            changed_at=changed_at,
        )

        postback.additional_properties = d
        return postback

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
