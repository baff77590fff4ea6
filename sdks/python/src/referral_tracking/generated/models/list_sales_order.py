from typing import Literal

ListSalesOrder = Literal["newest", "oldest"]

LIST_SALES_ORDER_VALUES: set[ListSalesOrder] = {
    "newest",
    "oldest",
}


def check_list_sales_order(value: str) -> ListSalesOrder:
    if value in LIST_SALES_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_SALES_ORDER_VALUES!r}")
