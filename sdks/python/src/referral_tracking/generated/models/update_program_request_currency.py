from typing import Literal

UpdateProgramRequestCurrency = Literal["EUR", "USD", "VND"]

UPDATE_PROGRAM_REQUEST_CURRENCY_VALUES: set[UpdateProgramRequestCurrency] = {
    "EUR",
    "USD",
    "VND",
}


def check_update_program_request_currency(value: str) -> UpdateProgramRequestCurrency:
    if value in UPDATE_PROGRAM_REQUEST_CURRENCY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {UPDATE_PROGRAM_REQUEST_CURRENCY_VALUES!r}")
