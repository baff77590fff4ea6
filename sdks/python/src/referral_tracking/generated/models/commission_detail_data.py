from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
    from ..models.commission import Commission
    from ..models.commission_detail_data_sale_type_0 import CommissionDetailDataSaleType0
    from ..models.commission_entry import CommissionEntry


T = TypeVar("T", bound="CommissionDetailData")


@_attrs_define
class CommissionDetailData:
    """The commission and its history."""

    commission: Commission
    """ What a partner earned, or an adjustment of it. """
    entries: list[CommissionEntry]
    """ Its changes, oldest first. `amount_cents` of the commission is the sum of theirs. """
    why: str
    """ Where it comes from and what became of it, in one to three sentences. """
    sale: CommissionDetailDataSaleType0 | None | Unset = UNSET
    """ The sale that it is for, and what it was computed on. Null for other kinds of commissions. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.commission import Commission  # noqa: PLC0415
        from ..models.commission_detail_data_sale_type_0 import CommissionDetailDataSaleType0  # noqa: PLC0415
        from ..models.commission_entry import CommissionEntry  # noqa: PLC0415

        commission = self.commission.to_dict()

        entries = []
        for entries_item_data in self.entries:
            entries_item = entries_item_data.to_dict()
            entries.append(entries_item)

        why = self.why

        sale: dict[str, Any] | None | Unset
        if isinstance(self.sale, Unset):
            sale = UNSET
        elif isinstance(self.sale, CommissionDetailDataSaleType0):
            sale = self.sale.to_dict()
        else:
            sale = self.sale

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "commission": commission,
                "entries": entries,
                "why": why,
            }
        )
        if sale is not UNSET:
            field_dict["sale"] = sale

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.commission import Commission  # noqa: PLC0415
        from ..models.commission_detail_data_sale_type_0 import CommissionDetailDataSaleType0  # noqa: PLC0415
        from ..models.commission_entry import CommissionEntry  # noqa: PLC0415

        d = dict(src_dict)
        commission = Commission.from_dict(d.pop("commission"))

        entries = []
        _entries = d.pop("entries")
        for entries_item_data in _entries:
            entries_item = CommissionEntry.from_dict(entries_item_data)

            entries.append(entries_item)

        why = d.pop("why")

        def _parse_sale(data: object) -> CommissionDetailDataSaleType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                sale_type_0 = CommissionDetailDataSaleType0.from_dict(data)

                return sale_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CommissionDetailDataSaleType0 | None | Unset, data)

        sale = _parse_sale(d.pop("sale", UNSET))

        commission_detail_data = cls(
            commission=commission,
            entries=entries,
            why=why,
            sale=sale,
        )

        commission_detail_data.additional_properties = d
        return commission_detail_data

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
