from typing import Literal

ListPayoutsOrder = Literal["newest", "oldest"]

LIST_PAYOUTS_ORDER_VALUES: set[ListPayoutsOrder] = {
    "newest",
    "oldest",
}


def check_list_payouts_order(value: str) -> ListPayoutsOrder:
    if value in LIST_PAYOUTS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_PAYOUTS_ORDER_VALUES!r}")
