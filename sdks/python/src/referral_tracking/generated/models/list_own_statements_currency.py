from typing import Literal

ListOwnStatementsCurrency = Literal["EUR", "USD", "VND"]

LIST_OWN_STATEMENTS_CURRENCY_VALUES: set[ListOwnStatementsCurrency] = {
    "EUR",
    "USD",
    "VND",
}


def check_list_own_statements_currency(value: str) -> ListOwnStatementsCurrency:
    if value in LIST_OWN_STATEMENTS_CURRENCY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_OWN_STATEMENTS_CURRENCY_VALUES!r}")
