from typing import Literal

ExportCustomersStatus = Literal["click", "conversion", "lead"]

EXPORT_CUSTOMERS_STATUS_VALUES: set[ExportCustomersStatus] = {
    "click",
    "conversion",
    "lead",
}


def check_export_customers_status(value: str) -> ExportCustomersStatus:
    if value in EXPORT_CUSTOMERS_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {EXPORT_CUSTOMERS_STATUS_VALUES!r}")
