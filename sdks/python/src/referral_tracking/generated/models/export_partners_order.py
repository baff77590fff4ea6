from typing import Literal

ExportPartnersOrder = Literal["newest", "oldest"]

EXPORT_PARTNERS_ORDER_VALUES: set[ExportPartnersOrder] = {
    "newest",
    "oldest",
}


def check_export_partners_order(value: str) -> ExportPartnersOrder:
    if value in EXPORT_PARTNERS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {EXPORT_PARTNERS_ORDER_VALUES!r}")
