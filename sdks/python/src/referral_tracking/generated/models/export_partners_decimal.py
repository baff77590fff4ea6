from typing import Literal

ExportPartnersDecimal = Literal["comma", "point"]

EXPORT_PARTNERS_DECIMAL_VALUES: set[ExportPartnersDecimal] = {
    "comma",
    "point",
}


def check_export_partners_decimal(value: str) -> ExportPartnersDecimal:
    if value in EXPORT_PARTNERS_DECIMAL_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {EXPORT_PARTNERS_DECIMAL_VALUES!r}")
