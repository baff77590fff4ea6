from typing import Literal

ListPayoutMethodsOrder = Literal["newest", "oldest"]

LIST_PAYOUT_METHODS_ORDER_VALUES: set[ListPayoutMethodsOrder] = {
    "newest",
    "oldest",
}


def check_list_payout_methods_order(value: str) -> ListPayoutMethodsOrder:
    if value in LIST_PAYOUT_METHODS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_PAYOUT_METHODS_ORDER_VALUES!r}")
