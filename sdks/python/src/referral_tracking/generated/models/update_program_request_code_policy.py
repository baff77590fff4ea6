from typing import Literal

UpdateProgramRequestCodePolicy = Literal["click_first", "code_first"]

UPDATE_PROGRAM_REQUEST_CODE_POLICY_VALUES: set[UpdateProgramRequestCodePolicy] = {
    "click_first",
    "code_first",
}


def check_update_program_request_code_policy(value: str) -> UpdateProgramRequestCodePolicy:
    if value in UPDATE_PROGRAM_REQUEST_CODE_POLICY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {UPDATE_PROGRAM_REQUEST_CODE_POLICY_VALUES!r}")
