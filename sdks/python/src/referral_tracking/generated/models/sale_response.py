from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
    from ..models.notice import Notice
    from ..models.rotation_warning import RotationWarning
    from ..models.test_event import TestEvent


T = TypeVar("T", bound="SaleResponse")


@_attrs_define
class SaleResponse:
    success: bool
    """ Always true. """
    attributed: bool
    """ Whether the sale is recorded for a partner. False in test mode. """
    sale_id: int | None
    """ The recorded sale, or null. """
    commission_id: int | None
    """ The commission, or null if none was earned. """
    message: str
    """ What was recorded. """
    reason: str | Unset = UNSET
    """ Only if the click is too old. Known values: attribution_window_expired. """
    click_age_days: int | Unset = UNSET
    """ Only if the click is too old: its age, rounded down. """
    window_days: int | Unset = UNSET
    """ Only if the click is too old: the program's window. """
    commission_reason: None | str | Unset = UNSET
    """ The limit because of which the sale earned nothing: `months_reached` or `commissions_reached`. `null`: no
    limit did.
     Known values: months_reached, commissions_reached. """
    transaction_id: str | Unset = UNSET
    """ Only in test mode: the generated identifier. """
    data: TestEvent | Unset = UNSET
    """ Only in test mode: the test event that was stored. """
    notices: list[Notice] | Unset = UNSET
    """ Hints about a request that was accepted: something in it is probably a mistake. Only if there are any. Log
    them.
     """
    warnings: list[RotationWarning] | Unset = UNSET
    """ Only if the request has an API key that is marked for rotation. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.notice import Notice  # noqa: PLC0415
        from ..models.rotation_warning import RotationWarning  # noqa: PLC0415
        from ..models.test_event import TestEvent  # noqa: PLC0415

        success = self.success

        attributed = self.attributed

        sale_id: int | None
        sale_id = self.sale_id

        commission_id: int | None
        commission_id = self.commission_id

        message = self.message

        reason = self.reason

        click_age_days = self.click_age_days

        window_days = self.window_days

        commission_reason: None | str | Unset
        if isinstance(self.commission_reason, Unset):
            commission_reason = UNSET
        else:
            commission_reason = self.commission_reason

        transaction_id = self.transaction_id

        data: dict[str, Any] | Unset = UNSET
        if not isinstance(self.data, Unset):
            data = self.data.to_dict()

        notices: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.notices, Unset):
            notices = []
            for componentsschemasnotices_item_data in self.notices:
                componentsschemasnotices_item = componentsschemasnotices_item_data.to_dict()
                notices.append(componentsschemasnotices_item)

        warnings: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.warnings, Unset):
            warnings = []
            for componentsschemaswarnings_item_data in self.warnings:
                componentsschemaswarnings_item = componentsschemaswarnings_item_data.to_dict()
                warnings.append(componentsschemaswarnings_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "success": success,
                "attributed": attributed,
                "sale_id": sale_id,
                "commission_id": commission_id,
                "message": message,
            }
        )
        if reason is not UNSET:
            field_dict["reason"] = reason
        if click_age_days is not UNSET:
            field_dict["click_age_days"] = click_age_days
        if window_days is not UNSET:
            field_dict["window_days"] = window_days
        if commission_reason is not UNSET:
            field_dict["commission_reason"] = commission_reason
        if transaction_id is not UNSET:
            field_dict["transaction_id"] = transaction_id
        if data is not UNSET:
            field_dict["data"] = data
        if notices is not UNSET:
            field_dict["notices"] = notices
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.notice import Notice  # noqa: PLC0415
        from ..models.rotation_warning import RotationWarning  # noqa: PLC0415
        from ..models.test_event import TestEvent  # noqa: PLC0415

        d = dict(src_dict)
        success = d.pop("success")

        attributed = d.pop("attributed")

        def _parse_sale_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        sale_id = _parse_sale_id(d.pop("sale_id"))

        def _parse_commission_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        commission_id = _parse_commission_id(d.pop("commission_id"))

        message = d.pop("message")

        reason = d.pop("reason", UNSET)

        click_age_days = d.pop("click_age_days", UNSET)

        window_days = d.pop("window_days", UNSET)

        def _parse_commission_reason(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        commission_reason = _parse_commission_reason(d.pop("commission_reason", UNSET))

        transaction_id = d.pop("transaction_id", UNSET)

        _data = d.pop("data", UNSET)
        data: TestEvent | Unset
        if isinstance(_data, Unset):
            data = UNSET
        else:
            data = TestEvent.from_dict(_data)

        _notices = d.pop("notices", UNSET)
        notices: list[Notice] | Unset = UNSET
        if _notices is not UNSET:
            notices = []
            for componentsschemasnotices_item_data in _notices:
                componentsschemasnotices_item = Notice.from_dict(componentsschemasnotices_item_data)

                notices.append(componentsschemasnotices_item)

        _warnings = d.pop("warnings", UNSET)
        warnings: list[RotationWarning] | Unset = UNSET
        if _warnings is not UNSET:
            warnings = []
            for componentsschemaswarnings_item_data in _warnings:
                componentsschemaswarnings_item = RotationWarning.from_dict(componentsschemaswarnings_item_data)

                warnings.append(componentsschemaswarnings_item)

        sale_response = cls(
            success=success,
            attributed=attributed,
            sale_id=sale_id,
            commission_id=commission_id,
            message=message,
            reason=reason,
            click_age_days=click_age_days,
            window_days=window_days,
            commission_reason=commission_reason,
            transaction_id=transaction_id,
            data=data,
            notices=notices,
            warnings=warnings,
        )

        sale_response.additional_properties = d
        return sale_response

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
