from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.brand_accent_shades_type_0 import BrandAccentShadesType0


T = TypeVar("T", bound="Brand")


@_attrs_define
class Brand:
    """How the program looks to its partners. What is null was not set."""

    display_name: None | str
    """ The name that partners read in place of the program's. """
    accent_color: None | str
    """ The colour of the brand, such as `#b45309`. """
    accent_shades: BrandAccentShadesType0 | None
    """ The shades of the colour that text can have: their contrast is at least 4.5. Null without a colour. """
    sentence: None | str
    """ What the brand says to partners. """
    terms_url: None | str
    """ The terms of the program. """
    privacy_url: None | str
    """ What the brand says about privacy. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.brand_accent_shades_type_0 import BrandAccentShadesType0  # noqa: PLC0415

        display_name: None | str
        display_name = self.display_name

        accent_color: None | str
        accent_color = self.accent_color

        accent_shades: dict[str, Any] | None
        if isinstance(self.accent_shades, BrandAccentShadesType0):
            accent_shades = self.accent_shades.to_dict()
        else:
            accent_shades = self.accent_shades

        sentence: None | str
        sentence = self.sentence

        terms_url: None | str
        terms_url = self.terms_url

        privacy_url: None | str
        privacy_url = self.privacy_url

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "display_name": display_name,
                "accent_color": accent_color,
                "accent_shades": accent_shades,
                "sentence": sentence,
                "terms_url": terms_url,
                "privacy_url": privacy_url,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.brand_accent_shades_type_0 import BrandAccentShadesType0  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_display_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        display_name = _parse_display_name(d.pop("display_name"))

        def _parse_accent_color(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        accent_color = _parse_accent_color(d.pop("accent_color"))

        def _parse_accent_shades(data: object) -> BrandAccentShadesType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                accent_shades_type_0 = BrandAccentShadesType0.from_dict(data)

                return accent_shades_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(BrandAccentShadesType0 | None, data)

        accent_shades = _parse_accent_shades(d.pop("accent_shades"))

        def _parse_sentence(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        sentence = _parse_sentence(d.pop("sentence"))

        def _parse_terms_url(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        terms_url = _parse_terms_url(d.pop("terms_url"))

        def _parse_privacy_url(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        privacy_url = _parse_privacy_url(d.pop("privacy_url"))

        brand = cls(
            display_name=display_name,
            accent_color=accent_color,
            accent_shades=accent_shades,
            sentence=sentence,
            terms_url=terms_url,
            privacy_url=privacy_url,
        )

        brand.additional_properties = d
        return brand

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
