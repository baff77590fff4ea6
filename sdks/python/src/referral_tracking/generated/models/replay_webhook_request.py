from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.replay_webhook_request_status import check_replay_webhook_request_status
from ..models.replay_webhook_request_status import ReplayWebhookRequestStatus
from ..types import UNSET, Unset
from typing import cast
import datetime


T = TypeVar("T", bound="ReplayWebhookRequest")


@_attrs_define
class ReplayWebhookRequest:
    from_: datetime.datetime
    """ Replay what was stored at this time or later. """
    to: datetime.datetime | Unset = UNSET
    """ Replay what was stored before this time. Now unless set. """
    status: ReplayWebhookRequestStatus | Unset = UNSET
    """ Replay only what has this status. What failed and what was skipped unless set. """

    def to_dict(self) -> dict[str, Any]:
        from_ = self.from_.isoformat()

        to: str | Unset = UNSET
        if not isinstance(self.to, Unset):
            to = self.to.isoformat()

        status: str | Unset = UNSET
        if not isinstance(self.status, Unset):
            status = self.status

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "from": from_,
            }
        )
        if to is not UNSET:
            field_dict["to"] = to
        if status is not UNSET:
            field_dict["status"] = status

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        from_ = datetime.datetime.fromisoformat(d.pop("from"))

        _to = d.pop("to", UNSET)
        to: datetime.datetime | Unset
        if isinstance(_to, Unset):
            to = UNSET
        else:
            to = datetime.datetime.fromisoformat(_to)

        _status = d.pop("status", UNSET)
        status: ReplayWebhookRequestStatus | Unset
        if isinstance(_status, Unset):
            status = UNSET
        else:
            status = check_replay_webhook_request_status(_status)

        replay_webhook_request = cls(
            from_=from_,
            to=to,
            status=status,
        )

        return replay_webhook_request
