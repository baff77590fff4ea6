from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.cli_init_request_commission_type import check_cli_init_request_commission_type
from ..models.cli_init_request_commission_type import CliInitRequestCommissionType
from ..types import UNSET, Unset
from typing import cast


T = TypeVar("T", bound="CliInitRequest")


@_attrs_define
class CliInitRequest:
    commission_type: CliInitRequestCommissionType
    """ `percent` and `fixed` pay only the first sale of a subscription; the `recurring_*` types pay every sale.
     """
    commission_rate: float
    """ Percent of the amount, at most 100, or major units of the program's currency, at most 1000000. """
    name: str
    """ The name of the program. """
    domain: str
    """ The brand's host name. It becomes an allowed origin by https, both with and without `www.`. """
    advertiser_id: int | Unset = UNSET
    """ The account's own advertiser. You can omit it. Any other value is rejected with 403. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        commission_type: str = self.commission_type

        commission_rate = self.commission_rate

        name = self.name

        domain = self.domain

        advertiser_id = self.advertiser_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "commission_type": commission_type,
                "commission_rate": commission_rate,
                "name": name,
                "domain": domain,
            }
        )
        if advertiser_id is not UNSET:
            field_dict["advertiser_id"] = advertiser_id

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        commission_type = check_cli_init_request_commission_type(d.pop("commission_type"))

        commission_rate = d.pop("commission_rate")

        name = d.pop("name")

        domain = d.pop("domain")

        advertiser_id = d.pop("advertiser_id", UNSET)

        cli_init_request = cls(
            commission_type=commission_type,
            commission_rate=commission_rate,
            name=name,
            domain=domain,
            advertiser_id=advertiser_id,
        )

        cli_init_request.additional_properties = d
        return cli_init_request

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
