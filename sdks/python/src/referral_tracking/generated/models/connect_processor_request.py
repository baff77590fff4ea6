from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.connect_processor_request_type import check_connect_processor_request_type
from ..models.connect_processor_request_type import ConnectProcessorRequestType
from ..types import UNSET, Unset
from typing import cast


T = TypeVar("T", bound="ConnectProcessorRequest")


@_attrs_define
class ConnectProcessorRequest:
    type_: ConnectProcessorRequestType
    """ The processor. """
    webhook_secret: str
    """ The signing secret of the webhook endpoint. """
    account: str | Unset = UNSET
    """ An account of Stripe Connect. """

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        webhook_secret = self.webhook_secret

        account = self.account

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "webhook_secret": webhook_secret,
            }
        )
        if account is not UNSET:
            field_dict["account"] = account

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = check_connect_processor_request_type(d.pop("type"))

        webhook_secret = d.pop("webhook_secret")

        account = d.pop("account", UNSET)

        connect_processor_request = cls(
            type_=type_,
            webhook_secret=webhook_secret,
            account=account,
        )

        return connect_processor_request
