from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.payout_held_back_item import PayoutHeldBackItem
    from ..models.payout_items import PayoutItems


T = TypeVar("T", bound="Payout")


@_attrs_define
class Payout:
    """A payout. It says what was due and who was to be paid; its items say what became of it."""

    id: int
    """ The payout. """
    number: int
    """ Its number in the program, from 1. """
    reference: str
    """ For the bank, PayPal and people. """
    currency: str
    """ The currency. """
    cutoff: datetime.datetime
    """ Commissions that were approved before. """
    minimum_cents: int
    """ The least amount of an item, of partners who have none of their own or by their group. """
    note: None | str
    """ For the members of the program, or null. """
    status: str
    """ `open` while an item is; `cancelled` if all items are; else `settled`. Known values: open, settled,
    cancelled. """
    items: PayoutItems
    """ The number of items with each status. """
    total_cents: int
    """ The sum of all items. """
    commissions: int
    """ The number of commissions in them. """
    held_back: list[PayoutHeldBackItem]
    """ What was not paid. """
    created_by: int | None
    """ The account of the owner; null for the operator. """
    created_at: datetime.datetime
    """ When it was created. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.payout_held_back_item import PayoutHeldBackItem  # noqa: PLC0415
        from ..models.payout_items import PayoutItems  # noqa: PLC0415

        id = self.id

        number = self.number

        reference = self.reference

        currency = self.currency

        cutoff = self.cutoff.isoformat()

        minimum_cents = self.minimum_cents

        note: None | str
        note = self.note

        status = self.status

        items = self.items.to_dict()

        total_cents = self.total_cents

        commissions = self.commissions

        held_back = []
        for held_back_item_data in self.held_back:
            held_back_item = held_back_item_data.to_dict()
            held_back.append(held_back_item)

        created_by: int | None
        created_by = self.created_by

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "number": number,
                "reference": reference,
                "currency": currency,
                "cutoff": cutoff,
                "minimum_cents": minimum_cents,
                "note": note,
                "status": status,
                "items": items,
                "total_cents": total_cents,
                "commissions": commissions,
                "held_back": held_back,
                "created_by": created_by,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.payout_held_back_item import PayoutHeldBackItem  # noqa: PLC0415
        from ..models.payout_items import PayoutItems  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        number = d.pop("number")

        reference = d.pop("reference")

        currency = d.pop("currency")

        cutoff = datetime.datetime.fromisoformat(d.pop("cutoff"))

        minimum_cents = d.pop("minimum_cents")

        def _parse_note(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        note = _parse_note(d.pop("note"))

        status = d.pop("status")

        items = PayoutItems.from_dict(d.pop("items"))

        total_cents = d.pop("total_cents")

        commissions = d.pop("commissions")

        held_back = []
        _held_back = d.pop("held_back")
        for held_back_item_data in _held_back:
            held_back_item = PayoutHeldBackItem.from_dict(held_back_item_data)

            held_back.append(held_back_item)

        def _parse_created_by(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        created_by = _parse_created_by(d.pop("created_by"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        payout = cls(
            id=id,
            number=number,
            reference=reference,
            currency=currency,
            cutoff=cutoff,
            minimum_cents=minimum_cents,
            note=note,
            status=status,
            items=items,
            total_cents=total_cents,
            commissions=commissions,
            held_back=held_back,
            created_by=created_by,
            created_at=created_at,
        )

        payout.additional_properties = d
        return payout

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
