from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.payout_preview_excluded_item import PayoutPreviewExcludedItem
    from ..models.payout_preview_items_item import PayoutPreviewItemsItem


T = TypeVar("T", bound="PayoutPreview")


@_attrs_define
class PayoutPreview:
    """What a payout would pay now."""

    currency: str
    """ The currency. """
    cutoff: datetime.datetime | None
    """ Commissions that were approved before: as asked, or `net_days` of the payout settings ago. Null for all
    until `as_of`. """
    minimum_cents: int
    """ The least amount of an item, of partners who have none of their own or by their group. """
    total_cents: int
    """ The sum of the items. """
    commissions: int
    """ The number of commissions in them. """
    due_since: datetime.datetime | None
    """ When the oldest of these commissions was approved; null without one. """
    version: str
    """ Changes with everything that the payout would freeze. """
    as_of: datetime.datetime
    """ When it was read. """
    items: list[PayoutPreviewItemsItem]
    """ Who would be paid. """
    excluded: list[PayoutPreviewExcludedItem]
    """ Who would not be paid, and why. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.payout_preview_excluded_item import PayoutPreviewExcludedItem  # noqa: PLC0415
        from ..models.payout_preview_items_item import PayoutPreviewItemsItem  # noqa: PLC0415

        currency = self.currency

        cutoff: None | str
        if isinstance(self.cutoff, datetime.datetime):
            cutoff = self.cutoff.isoformat()
        else:
            cutoff = self.cutoff

        minimum_cents = self.minimum_cents

        total_cents = self.total_cents

        commissions = self.commissions

        due_since: None | str
        if isinstance(self.due_since, datetime.datetime):
            due_since = self.due_since.isoformat()
        else:
            due_since = self.due_since

        version = self.version

        as_of = self.as_of.isoformat()

        items = []
        for items_item_data in self.items:
            items_item = items_item_data.to_dict()
            items.append(items_item)

        excluded = []
        for excluded_item_data in self.excluded:
            excluded_item = excluded_item_data.to_dict()
            excluded.append(excluded_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "currency": currency,
                "cutoff": cutoff,
                "minimum_cents": minimum_cents,
                "total_cents": total_cents,
                "commissions": commissions,
                "due_since": due_since,
                "version": version,
                "as_of": as_of,
                "items": items,
                "excluded": excluded,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.payout_preview_excluded_item import PayoutPreviewExcludedItem  # noqa: PLC0415
        from ..models.payout_preview_items_item import PayoutPreviewItemsItem  # noqa: PLC0415

        d = dict(src_dict)
        currency = d.pop("currency")

        def _parse_cutoff(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                cutoff_type_0 = datetime.datetime.fromisoformat(data)

                return cutoff_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        cutoff = _parse_cutoff(d.pop("cutoff"))

        minimum_cents = d.pop("minimum_cents")

        total_cents = d.pop("total_cents")

        commissions = d.pop("commissions")

        def _parse_due_since(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                due_since_type_0 = datetime.datetime.fromisoformat(data)

                return due_since_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        due_since = _parse_due_since(d.pop("due_since"))

        version = d.pop("version")

        as_of = datetime.datetime.fromisoformat(d.pop("as_of"))

        items = []
        _items = d.pop("items")
        for items_item_data in _items:
            items_item = PayoutPreviewItemsItem.from_dict(items_item_data)

            items.append(items_item)

        excluded = []
        _excluded = d.pop("excluded")
        for excluded_item_data in _excluded:
            excluded_item = PayoutPreviewExcludedItem.from_dict(excluded_item_data)

            excluded.append(excluded_item)

        payout_preview = cls(
            currency=currency,
            cutoff=cutoff,
            minimum_cents=minimum_cents,
            total_cents=total_cents,
            commissions=commissions,
            due_since=due_since,
            version=version,
            as_of=as_of,
            items=items,
            excluded=excluded,
        )

        payout_preview.additional_properties = d
        return payout_preview

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
