from typing import Literal

ListCustomersOrder = Literal["newest", "oldest"]

LIST_CUSTOMERS_ORDER_VALUES: set[ListCustomersOrder] = {
    "newest",
    "oldest",
}


def check_list_customers_order(value: str) -> ListCustomersOrder:
    if value in LIST_CUSTOMERS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_CUSTOMERS_ORDER_VALUES!r}")
