from typing import Literal

DecimalOrNull = Literal["comma", "point"]

DECIMAL_OR_NULL_VALUES: set[DecimalOrNull] = {
    "comma",
    "point",
}


def check_decimal_or_null(value: str) -> DecimalOrNull:
    if value in DECIMAL_OR_NULL_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DECIMAL_OR_NULL_VALUES!r}")
