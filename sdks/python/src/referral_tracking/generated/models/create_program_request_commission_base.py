from typing import Literal

CreateProgramRequestCommissionBase = Literal["gross", "net"]

CREATE_PROGRAM_REQUEST_COMMISSION_BASE_VALUES: set[CreateProgramRequestCommissionBase] = {
    "gross",
    "net",
}


def check_create_program_request_commission_base(value: str) -> CreateProgramRequestCommissionBase:
    if value in CREATE_PROGRAM_REQUEST_COMMISSION_BASE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CREATE_PROGRAM_REQUEST_COMMISSION_BASE_VALUES!r}")
