from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.synthetic_chain_verdict import SyntheticChainVerdict


T = TypeVar("T", bound="SyntheticChain")


@_attrs_define
class SyntheticChain:
    """The whole chain."""

    type_: str
    """ Always `chain`. Known values: chain. """
    short_code: str
    """ The synthetic link's referral code. """
    customer_key: str
    """ The synthetic customer. """
    verdict: SyntheticChainVerdict
    """ The verdict for each event. """
    attributed: bool
    """ Whether the sale of the chain is attributed. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.synthetic_chain_verdict import SyntheticChainVerdict  # noqa: PLC0415

        type_ = self.type_

        short_code = self.short_code

        customer_key = self.customer_key

        verdict = self.verdict.to_dict()

        attributed = self.attributed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "short_code": short_code,
                "customer_key": customer_key,
                "verdict": verdict,
                "attributed": attributed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.synthetic_chain_verdict import SyntheticChainVerdict  # noqa: PLC0415

        d = dict(src_dict)
        type_ = d.pop("type")

        short_code = d.pop("short_code")

        customer_key = d.pop("customer_key")

        verdict = SyntheticChainVerdict.from_dict(d.pop("verdict"))

        attributed = d.pop("attributed")

        synthetic_chain = cls(
            type_=type_,
            short_code=short_code,
            customer_key=customer_key,
            verdict=verdict,
            attributed=attributed,
        )

        synthetic_chain.additional_properties = d
        return synthetic_chain

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
