from typing import Literal

CreateProgramRequestCodePolicy = Literal["click_first", "code_first"]

CREATE_PROGRAM_REQUEST_CODE_POLICY_VALUES: set[CreateProgramRequestCodePolicy] = {
    "click_first",
    "code_first",
}


def check_create_program_request_code_policy(value: str) -> CreateProgramRequestCodePolicy:
    if value in CREATE_PROGRAM_REQUEST_CODE_POLICY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CREATE_PROGRAM_REQUEST_CODE_POLICY_VALUES!r}")
