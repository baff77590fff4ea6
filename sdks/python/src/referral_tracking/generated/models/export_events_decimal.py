from typing import Literal

ExportEventsDecimal = Literal["comma", "point"]

EXPORT_EVENTS_DECIMAL_VALUES: set[ExportEventsDecimal] = {
    "comma",
    "point",
}


def check_export_events_decimal(value: str) -> ExportEventsDecimal:
    if value in EXPORT_EVENTS_DECIMAL_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {EXPORT_EVENTS_DECIMAL_VALUES!r}")
