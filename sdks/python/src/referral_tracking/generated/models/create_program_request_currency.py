from typing import Literal

CreateProgramRequestCurrency = Literal["EUR", "USD", "VND"]

CREATE_PROGRAM_REQUEST_CURRENCY_VALUES: set[CreateProgramRequestCurrency] = {
    "EUR",
    "USD",
    "VND",
}


def check_create_program_request_currency(value: str) -> CreateProgramRequestCurrency:
    if value in CREATE_PROGRAM_REQUEST_CURRENCY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CREATE_PROGRAM_REQUEST_CURRENCY_VALUES!r}")
