from typing import Literal

GetOwnStatementDecimal = Literal["comma", "point"]

GET_OWN_STATEMENT_DECIMAL_VALUES: set[GetOwnStatementDecimal] = {
    "comma",
    "point",
}


def check_get_own_statement_decimal(value: str) -> GetOwnStatementDecimal:
    if value in GET_OWN_STATEMENT_DECIMAL_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {GET_OWN_STATEMENT_DECIMAL_VALUES!r}")
