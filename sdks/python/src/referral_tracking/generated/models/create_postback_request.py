from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.create_postback_request_method import check_create_postback_request_method
from ..models.create_postback_request_method import CreatePostbackRequestMethod
from ..models.postback_event import check_postback_event
from ..models.postback_event import PostbackEvent
from ..types import UNSET, Unset
from typing import cast


T = TypeVar("T", bound="CreatePostbackRequest")


@_attrs_define
class CreatePostbackRequest:
    url: str
    """ The https address. With the method `get`, its path and query may have the placeholders `{click_ref}`,
    `{event}`, `{commission_id}`, `{amount}`, `{currency}` and `{status}`. """
    method: CreatePostbackRequestMethod | Unset = UNSET
    """ `get` unless set. The secret of `post` is in the response. """
    events: list[PostbackEvent] | Unset = UNSET
    """ The events that are sent. Null means every one. """

    def to_dict(self) -> dict[str, Any]:
        url = self.url

        method: str | Unset = UNSET
        if not isinstance(self.method, Unset):
            method = self.method

        events: list[str] | Unset = UNSET
        if not isinstance(self.events, Unset):
            events = []
            for events_item_data in self.events:
                events_item: str = events_item_data
                events.append(events_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "url": url,
            }
        )
        if method is not UNSET:
            field_dict["method"] = method
        if events is not UNSET:
            field_dict["events"] = events

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        url = d.pop("url")

        _method = d.pop("method", UNSET)
        method: CreatePostbackRequestMethod | Unset
        if isinstance(_method, Unset):
            method = UNSET
        else:
            method = check_create_postback_request_method(_method)

        _events = d.pop("events", UNSET)
        events: list[PostbackEvent] | Unset = UNSET
        if _events is not UNSET:
            events = []
            for events_item_data in _events:
                events_item = check_postback_event(events_item_data)

                events.append(events_item)

        create_postback_request = cls(
            url=url,
            method=method,
            events=events,
        )

        return create_postback_request
