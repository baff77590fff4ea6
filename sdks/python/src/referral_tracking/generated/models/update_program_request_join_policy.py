from typing import Literal

UpdateProgramRequestJoinPolicy = Literal["apply", "invite", "open"]

UPDATE_PROGRAM_REQUEST_JOIN_POLICY_VALUES: set[UpdateProgramRequestJoinPolicy] = {
    "apply",
    "invite",
    "open",
}


def check_update_program_request_join_policy(value: str) -> UpdateProgramRequestJoinPolicy:
    if value in UPDATE_PROGRAM_REQUEST_JOIN_POLICY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {UPDATE_PROGRAM_REQUEST_JOIN_POLICY_VALUES!r}")
