from typing import Literal

ExportCommissionsOrder = Literal["newest", "oldest"]

EXPORT_COMMISSIONS_ORDER_VALUES: set[ExportCommissionsOrder] = {
    "newest",
    "oldest",
}


def check_export_commissions_order(value: str) -> ExportCommissionsOrder:
    if value in EXPORT_COMMISSIONS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {EXPORT_COMMISSIONS_ORDER_VALUES!r}")
