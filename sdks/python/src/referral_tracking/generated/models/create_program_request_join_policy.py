from typing import Literal

CreateProgramRequestJoinPolicy = Literal["apply", "invite", "open"]

CREATE_PROGRAM_REQUEST_JOIN_POLICY_VALUES: set[CreateProgramRequestJoinPolicy] = {
    "apply",
    "invite",
    "open",
}


def check_create_program_request_join_policy(value: str) -> CreateProgramRequestJoinPolicy:
    if value in CREATE_PROGRAM_REQUEST_JOIN_POLICY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CREATE_PROGRAM_REQUEST_JOIN_POLICY_VALUES!r}")
