from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.simulated_partner import SimulatedPartner
    from ..models.simulated_total import SimulatedTotal


T = TypeVar("T", bound="Simulation")


@_attrs_define
class Simulation:
    """What was earned in a period, and what would have been."""

    from_: datetime.date
    """ The first day (UTC). """
    to: datetime.date
    """ The day after the last one (UTC). """
    replaced: int
    """ The sales whose terms were replaced. `0`: the terms of this level decided about none, or nothing was to be
    replaced. """
    totals: list[SimulatedTotal]
    """ The sums of all partners, by currency. """
    partners: list[SimulatedPartner]
    """ By partner and currency, those with the greatest difference first. """
    left_out: int
    """ How many more there are of `partners`. They are in `totals`. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.simulated_partner import SimulatedPartner  # noqa: PLC0415
        from ..models.simulated_total import SimulatedTotal  # noqa: PLC0415

        from_ = self.from_.isoformat()

        to = self.to.isoformat()

        replaced = self.replaced

        totals = []
        for totals_item_data in self.totals:
            totals_item = totals_item_data.to_dict()
            totals.append(totals_item)

        partners = []
        for partners_item_data in self.partners:
            partners_item = partners_item_data.to_dict()
            partners.append(partners_item)

        left_out = self.left_out

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "from": from_,
                "to": to,
                "replaced": replaced,
                "totals": totals,
                "partners": partners,
                "left_out": left_out,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.simulated_partner import SimulatedPartner  # noqa: PLC0415
        from ..models.simulated_total import SimulatedTotal  # noqa: PLC0415

        d = dict(src_dict)
        from_ = datetime.date.fromisoformat(d.pop("from"))

        to = datetime.date.fromisoformat(d.pop("to"))

        replaced = d.pop("replaced")

        totals = []
        _totals = d.pop("totals")
        for totals_item_data in _totals:
            totals_item = SimulatedTotal.from_dict(totals_item_data)

            totals.append(totals_item)

        partners = []
        _partners = d.pop("partners")
        for partners_item_data in _partners:
            partners_item = SimulatedPartner.from_dict(partners_item_data)

            partners.append(partners_item)

        left_out = d.pop("left_out")

        simulation = cls(
            from_=from_,
            to=to,
            replaced=replaced,
            totals=totals,
            partners=partners,
            left_out=left_out,
        )

        simulation.additional_properties = d
        return simulation

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
