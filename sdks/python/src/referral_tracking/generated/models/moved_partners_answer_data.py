from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.group import Group


T = TypeVar("T", bound="MovedPartnersAnswerData")


@_attrs_define
class MovedPartnersAnswerData:
    """The group and the partners."""

    group: Group
    """ A group of partners. """
    moved_partner_ids: list[int]
    """ The partners who were in another group before. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.group import Group  # noqa: PLC0415

        group = self.group.to_dict()

        moved_partner_ids = self.moved_partner_ids

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "group": group,
                "moved_partner_ids": moved_partner_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.group import Group  # noqa: PLC0415

        d = dict(src_dict)
        group = Group.from_dict(d.pop("group"))

        moved_partner_ids = cast(list[int], d.pop("moved_partner_ids"))

        moved_partners_answer_data = cls(
            group=group,
            moved_partner_ids=moved_partner_ids,
        )

        moved_partners_answer_data.additional_properties = d
        return moved_partners_answer_data

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
