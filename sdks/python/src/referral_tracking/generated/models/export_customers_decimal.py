from typing import Literal

ExportCustomersDecimal = Literal["comma", "point"]

EXPORT_CUSTOMERS_DECIMAL_VALUES: set[ExportCustomersDecimal] = {
    "comma",
    "point",
}


def check_export_customers_decimal(value: str) -> ExportCustomersDecimal:
    if value in EXPORT_CUSTOMERS_DECIMAL_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {EXPORT_CUSTOMERS_DECIMAL_VALUES!r}")
