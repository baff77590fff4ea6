from typing import Literal

UpdateProgramRequestCommissionType = Literal["fixed", "percent", "recurring_fixed", "recurring_percent"]

UPDATE_PROGRAM_REQUEST_COMMISSION_TYPE_VALUES: set[UpdateProgramRequestCommissionType] = {
    "fixed",
    "percent",
    "recurring_fixed",
    "recurring_percent",
}


def check_update_program_request_commission_type(value: str) -> UpdateProgramRequestCommissionType:
    if value in UPDATE_PROGRAM_REQUEST_COMMISSION_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {UPDATE_PROGRAM_REQUEST_COMMISSION_TYPE_VALUES!r}")
