from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.partner_event_data import PartnerEventData


T = TypeVar("T", bound="PartnerEvent")


@_attrs_define
class PartnerEvent:
    """An event of a partner."""

    type_: str
    """ What happened. Known values: partner.applied, partner.joined, partner.declined, partner.left,
    partner.removed, partner.moved. """
    timestamp: datetime.datetime
    """ When it happened. """
    data: PartnerEventData
    """ What it is about. """
    program_id: int
    """ The program. """
    test: bool
    """ Whether somebody tested the webhook. """
    sequence: int
    """ Counts the events of this record from 1. Events may arrive in another order: a greater number is newer.
    Those of a lead are counted by customer, those of a refund by sale. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.partner_event_data import PartnerEventData  # noqa: PLC0415

        type_ = self.type_

        timestamp = self.timestamp.isoformat()

        data = self.data.to_dict()

        program_id = self.program_id

        test = self.test

        sequence = self.sequence

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "timestamp": timestamp,
                "data": data,
                "program_id": program_id,
                "test": test,
                "sequence": sequence,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.partner_event_data import PartnerEventData  # noqa: PLC0415

        d = dict(src_dict)
        type_ = d.pop("type")

        timestamp = datetime.datetime.fromisoformat(d.pop("timestamp"))

        data = PartnerEventData.from_dict(d.pop("data"))

        program_id = d.pop("program_id")

        test = d.pop("test")

        sequence = d.pop("sequence")

        partner_event = cls(
            type_=type_,
            timestamp=timestamp,
            data=data,
            program_id=program_id,
            test=test,
            sequence=sequence,
        )

        partner_event.additional_properties = d
        return partner_event

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
