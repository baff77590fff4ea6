from typing import Literal

GetStatementDecimal = Literal["comma", "point"]

GET_STATEMENT_DECIMAL_VALUES: set[GetStatementDecimal] = {
    "comma",
    "point",
}


def check_get_statement_decimal(value: str) -> GetStatementDecimal:
    if value in GET_STATEMENT_DECIMAL_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {GET_STATEMENT_DECIMAL_VALUES!r}")
