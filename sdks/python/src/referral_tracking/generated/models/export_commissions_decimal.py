from typing import Literal

ExportCommissionsDecimal = Literal["comma", "point"]

EXPORT_COMMISSIONS_DECIMAL_VALUES: set[ExportCommissionsDecimal] = {
    "comma",
    "point",
}


def check_export_commissions_decimal(value: str) -> ExportCommissionsDecimal:
    if value in EXPORT_COMMISSIONS_DECIMAL_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {EXPORT_COMMISSIONS_DECIMAL_VALUES!r}")
