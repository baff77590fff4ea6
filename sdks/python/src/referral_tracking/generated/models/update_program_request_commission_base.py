from typing import Literal

UpdateProgramRequestCommissionBase = Literal["gross", "net"]

UPDATE_PROGRAM_REQUEST_COMMISSION_BASE_VALUES: set[UpdateProgramRequestCommissionBase] = {
    "gross",
    "net",
}


def check_update_program_request_commission_base(value: str) -> UpdateProgramRequestCommissionBase:
    if value in UPDATE_PROGRAM_REQUEST_COMMISSION_BASE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {UPDATE_PROGRAM_REQUEST_COMMISSION_BASE_VALUES!r}")
