from typing import Literal

ListCodesOrder = Literal["newest", "oldest"]

LIST_CODES_ORDER_VALUES: set[ListCodesOrder] = {
    "newest",
    "oldest",
}


def check_list_codes_order(value: str) -> ListCodesOrder:
    if value in LIST_CODES_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_CODES_ORDER_VALUES!r}")
