from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.postback_event import check_postback_event
from ..models.postback_event import PostbackEvent
from ..models.update_postback_request_status import check_update_postback_request_status
from ..models.update_postback_request_status import UpdatePostbackRequestStatus
from ..types import UNSET, Unset
from typing import cast


T = TypeVar("T", bound="UpdatePostbackRequest")


@_attrs_define
class UpdatePostbackRequest:
    url: str | Unset = UNSET
    """ The https address. With the method `get`, its path and query may have the placeholders `{click_ref}`,
    `{event}`, `{commission_id}`, `{amount}`, `{currency}` and `{status}`. """
    events: list[PostbackEvent] | None | Unset = UNSET
    """ The events that are sent. Null means every one. """
    status: UpdatePostbackRequestStatus | Unset = UNSET
    """ Whether events are sent. What happens while it is disabled is not sent later. """

    def to_dict(self) -> dict[str, Any]:
        url = self.url

        events: list[str] | None | Unset
        if isinstance(self.events, Unset):
            events = UNSET
        elif isinstance(self.events, list):
            events = []
            for events_type_0_item_data in self.events:
                events_type_0_item: str = events_type_0_item_data
                events.append(events_type_0_item)

        else:
            events = self.events

        status: str | Unset = UNSET
        if not isinstance(self.status, Unset):
            status = self.status

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if url is not UNSET:
            field_dict["url"] = url
        if events is not UNSET:
            field_dict["events"] = events
        if status is not UNSET:
            field_dict["status"] = status

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        url = d.pop("url", UNSET)

        def _parse_events(data: object) -> list[PostbackEvent] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
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
            return cast(list[PostbackEvent] | None | Unset, data)

        events = _parse_events(d.pop("events", UNSET))

        _status = d.pop("status", UNSET)
        status: UpdatePostbackRequestStatus | Unset
        if isinstance(_status, Unset):
            status = UNSET
        else:
            status = check_update_postback_request_status(_status)

        update_postback_request = cls(
            url=url,
            events=events,
            status=status,
        )

        return update_postback_request
