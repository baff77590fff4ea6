from typing import Literal

CreateProgramRequestCommissionType = Literal["fixed", "percent", "recurring_fixed", "recurring_percent"]

CREATE_PROGRAM_REQUEST_COMMISSION_TYPE_VALUES: set[CreateProgramRequestCommissionType] = {
    "fixed",
    "percent",
    "recurring_fixed",
    "recurring_percent",
}


def check_create_program_request_commission_type(value: str) -> CreateProgramRequestCommissionType:
    if value in CREATE_PROGRAM_REQUEST_COMMISSION_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CREATE_PROGRAM_REQUEST_COMMISSION_TYPE_VALUES!r}")
