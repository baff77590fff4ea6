from typing import Literal

GetCommissionExpand = Literal["customer", "customer,partner", "partner"]

GET_COMMISSION_EXPAND_VALUES: set[GetCommissionExpand] = {
    "customer",
    "customer,partner",
    "partner",
}


def check_get_commission_expand(value: str) -> GetCommissionExpand:
    if value in GET_COMMISSION_EXPAND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {GET_COMMISSION_EXPAND_VALUES!r}")
