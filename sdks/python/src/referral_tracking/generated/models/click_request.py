from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
    from ..models.additional_data import AdditionalData


T = TypeVar("T", bound="ClickRequest")


@_attrs_define
class ClickRequest:
    affiliate_url: str
    """ The landing page's full address, with its `aff` parameters. `http` or `https`. """
    page_url: str | Unset = UNSET
    """ The page that was opened. """
    referrer_url: str | Unset = UNSET
    """ The address of the referring page. """
    existing_click_id: str | Unset = UNSET
    """ The `click_id` that the visitor already has. Returned unchanged if it is a click on the same link and is at
    most 30
    minutes old, or its customer has signed up.
     """
    additional_data: AdditionalData | Unset = UNSET
    """ Your own metadata, stored unchanged (at most 10,000 characters of JSON), and the switch for test mode. A
    call with
    `test_mode: true` stores a test event and does not change production data.
     """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.additional_data import AdditionalData  # noqa: PLC0415

        affiliate_url = self.affiliate_url

        page_url = self.page_url

        referrer_url = self.referrer_url

        existing_click_id = self.existing_click_id

        additional_data: dict[str, Any] | Unset = UNSET
        if not isinstance(self.additional_data, Unset):
            additional_data = self.additional_data.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "affiliate_url": affiliate_url,
            }
        )
        if page_url is not UNSET:
            field_dict["page_url"] = page_url
        if referrer_url is not UNSET:
            field_dict["referrer_url"] = referrer_url
        if existing_click_id is not UNSET:
            field_dict["existing_click_id"] = existing_click_id
        if additional_data is not UNSET:
            field_dict["additional_data"] = additional_data

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.additional_data import AdditionalData  # noqa: PLC0415

        d = dict(src_dict)
        affiliate_url = d.pop("affiliate_url")

        page_url = d.pop("page_url", UNSET)

        referrer_url = d.pop("referrer_url", UNSET)

        existing_click_id = d.pop("existing_click_id", UNSET)

        _additional_data = d.pop("additional_data", UNSET)
        additional_data: AdditionalData | Unset
        if isinstance(_additional_data, Unset):
            additional_data = UNSET
        else:
            additional_data = AdditionalData.from_dict(_additional_data)

        click_request = cls(
            affiliate_url=affiliate_url,
            page_url=page_url,
            referrer_url=referrer_url,
            existing_click_id=existing_click_id,
            additional_data=additional_data,
        )

        click_request.additional_properties = d
        return click_request

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
