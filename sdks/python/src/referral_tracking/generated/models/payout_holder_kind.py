from typing import Literal

PayoutHolderKind = Literal["institution", "person"]

PAYOUT_HOLDER_KIND_VALUES: set[PayoutHolderKind] = {
    "institution",
    "person",
}


def check_payout_holder_kind(value: str) -> PayoutHolderKind:
    if value in PAYOUT_HOLDER_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {PAYOUT_HOLDER_KIND_VALUES!r}")
