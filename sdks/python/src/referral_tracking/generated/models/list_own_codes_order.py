from typing import Literal

ListOwnCodesOrder = Literal["newest", "oldest"]

LIST_OWN_CODES_ORDER_VALUES: set[ListOwnCodesOrder] = {
    "newest",
    "oldest",
}


def check_list_own_codes_order(value: str) -> ListOwnCodesOrder:
    if value in LIST_OWN_CODES_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_OWN_CODES_ORDER_VALUES!r}")
