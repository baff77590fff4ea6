from typing import Literal

ListStatementsCurrency = Literal["EUR", "USD", "VND"]

LIST_STATEMENTS_CURRENCY_VALUES: set[ListStatementsCurrency] = {
    "EUR",
    "USD",
    "VND",
}


def check_list_statements_currency(value: str) -> ListStatementsCurrency:
    if value in LIST_STATEMENTS_CURRENCY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_STATEMENTS_CURRENCY_VALUES!r}")
