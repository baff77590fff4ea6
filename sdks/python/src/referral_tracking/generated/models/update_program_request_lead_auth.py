from typing import Literal

UpdateProgramRequestLeadAuth = Literal["browser_allowed", "server_required"]

UPDATE_PROGRAM_REQUEST_LEAD_AUTH_VALUES: set[UpdateProgramRequestLeadAuth] = {
    "browser_allowed",
    "server_required",
}


def check_update_program_request_lead_auth(value: str) -> UpdateProgramRequestLeadAuth:
    if value in UPDATE_PROGRAM_REQUEST_LEAD_AUTH_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {UPDATE_PROGRAM_REQUEST_LEAD_AUTH_VALUES!r}")
