from typing import Literal

CommissionBase = Literal["gross", "net"]

COMMISSION_BASE_VALUES: set[CommissionBase] = {
    "gross",
    "net",
}


def check_commission_base(value: str) -> CommissionBase:
    if value in COMMISSION_BASE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {COMMISSION_BASE_VALUES!r}")
