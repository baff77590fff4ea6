from typing import Literal

CommissionType = Literal["fixed", "percent", "recurring_fixed", "recurring_percent"]

COMMISSION_TYPE_VALUES: set[CommissionType] = {
    "fixed",
    "percent",
    "recurring_fixed",
    "recurring_percent",
}


def check_commission_type(value: str) -> CommissionType:
    if value in COMMISSION_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {COMMISSION_TYPE_VALUES!r}")
