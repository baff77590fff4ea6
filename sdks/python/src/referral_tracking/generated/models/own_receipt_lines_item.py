from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime


T = TypeVar("T", bound="OwnReceiptLinesItem")


@_attrs_define
class OwnReceiptLinesItem:
    commission_id: int
    """ The commission. """
    kind: str
    """ What it is for. Known values: sale, lead, clawback, adjustment, restoration. """
    amount_cents: int
    """ What it amounts to. """
    created_at: datetime.datetime
    """ When it was created. """
    link: None | str | Unset = UNSET
    """ The name of the link that led to the customer. Null for an adjustment. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        commission_id = self.commission_id

        kind = self.kind

        amount_cents = self.amount_cents

        created_at = self.created_at.isoformat()

        link: None | str | Unset
        if isinstance(self.link, Unset):
            link = UNSET
        else:
            link = self.link

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "commission_id": commission_id,
                "kind": kind,
                "amount_cents": amount_cents,
                "created_at": created_at,
            }
        )
        if link is not UNSET:
            field_dict["link"] = link

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        commission_id = d.pop("commission_id")

        kind = d.pop("kind")

        amount_cents = d.pop("amount_cents")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        def _parse_link(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        link = _parse_link(d.pop("link", UNSET))

        own_receipt_lines_item = cls(
            commission_id=commission_id,
            kind=kind,
            amount_cents=amount_cents,
            created_at=created_at,
            link=link,
        )

        own_receipt_lines_item.additional_properties = d
        return own_receipt_lines_item

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
