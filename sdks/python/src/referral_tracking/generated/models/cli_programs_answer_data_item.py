from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.cli_programs_answer_data_item_commission import CliProgramsAnswerDataItemCommission


T = TypeVar("T", bound="CliProgramsAnswerDataItem")


@_attrs_define
class CliProgramsAnswerDataItem:
    id: int
    """ The program. """
    name: str
    """ Its name. """
    slug: str
    """ Its name in URLs, unique in the service: its first name in lower case, with hyphens, without accents. """
    domain: str
    """ Its domain. """
    status: str
    """ The state of its integration: the `state` of its readiness. Known values: draft, configuring, ready,
    integration_verified, live_verified. """
    commission: CliProgramsAnswerDataItemCommission
    """ The commission of partners. """
    partners: int
    """ Partners who have joined. """
    created_at: datetime.datetime
    """ When it was created. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.cli_programs_answer_data_item_commission import CliProgramsAnswerDataItemCommission  # noqa: PLC0415

        id = self.id

        name = self.name

        slug = self.slug

        domain = self.domain

        status = self.status

        commission = self.commission.to_dict()

        partners = self.partners

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "slug": slug,
                "domain": domain,
                "status": status,
                "commission": commission,
                "partners": partners,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.cli_programs_answer_data_item_commission import CliProgramsAnswerDataItemCommission  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        slug = d.pop("slug")

        domain = d.pop("domain")

        status = d.pop("status")

        commission = CliProgramsAnswerDataItemCommission.from_dict(d.pop("commission"))

        partners = d.pop("partners")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        cli_programs_answer_data_item = cls(
            id=id,
            name=name,
            slug=slug,
            domain=domain,
            status=status,
            commission=commission,
            partners=partners,
            created_at=created_at,
        )

        cli_programs_answer_data_item.additional_properties = d
        return cli_programs_answer_data_item

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
