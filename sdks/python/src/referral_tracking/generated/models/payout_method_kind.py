from typing import Literal

PayoutMethodKind = Literal["other", "paypal", "sepa", "wise"]

PAYOUT_METHOD_KIND_VALUES: set[PayoutMethodKind] = {
    "other",
    "paypal",
    "sepa",
    "wise",
}


def check_payout_method_kind(value: str) -> PayoutMethodKind:
    if value in PAYOUT_METHOD_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {PAYOUT_METHOD_KIND_VALUES!r}")
