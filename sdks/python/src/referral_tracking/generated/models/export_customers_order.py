from typing import Literal

ExportCustomersOrder = Literal["newest", "oldest"]

EXPORT_CUSTOMERS_ORDER_VALUES: set[ExportCustomersOrder] = {
    "newest",
    "oldest",
}


def check_export_customers_order(value: str) -> ExportCustomersOrder:
    if value in EXPORT_CUSTOMERS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {EXPORT_CUSTOMERS_ORDER_VALUES!r}")
