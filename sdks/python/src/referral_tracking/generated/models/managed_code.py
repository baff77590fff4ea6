from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.code_status import check_code_status
from ..models.code_status import CodeStatus
from typing import cast
import datetime


T = TypeVar("T", bound="ManagedCode")


@_attrs_define
class ManagedCode:
    """A discount code that belongs to a partner."""

    id: int
    """ The code. """
    code: None | str
    """ The code as it was written. It never changes. Null if the account of its partner was erased. """
    partner_id: int | None
    """ The partner who earns. It never changes. Null if the account was erased. """
    processor_id: None | str
    """ The payment processor's identifier, such as that of Stripe's promotion code. Null: its events name the code
    by its text. """
    status: CodeStatus
    """ Whether the code decides whom a customer belongs to. """
    customers: int
    """ The customers whom the code brought. """
    sales: int
    """ The sales of these customers. """
    created_at: datetime.datetime
    """ When it was created. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        code: None | str
        code = self.code

        partner_id: int | None
        partner_id = self.partner_id

        processor_id: None | str
        processor_id = self.processor_id

        status: str = self.status

        customers = self.customers

        sales = self.sales

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "code": code,
                "partner_id": partner_id,
                "processor_id": processor_id,
                "status": status,
                "customers": customers,
                "sales": sales,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        def _parse_code(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        code = _parse_code(d.pop("code"))

        def _parse_partner_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        partner_id = _parse_partner_id(d.pop("partner_id"))

        def _parse_processor_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        processor_id = _parse_processor_id(d.pop("processor_id"))

        status = check_code_status(d.pop("status"))

        customers = d.pop("customers")

        sales = d.pop("sales")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        managed_code = cls(
            id=id,
            code=code,
            partner_id=partner_id,
            processor_id=processor_id,
            status=status,
            customers=customers,
            sales=sales,
            created_at=created_at,
        )

        managed_code.additional_properties = d
        return managed_code

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
