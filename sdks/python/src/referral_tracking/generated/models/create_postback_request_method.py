from typing import Literal

CreatePostbackRequestMethod = Literal["get", "post"]

CREATE_POSTBACK_REQUEST_METHOD_VALUES: set[CreatePostbackRequestMethod] = {
    "get",
    "post",
}


def check_create_postback_request_method(value: str) -> CreatePostbackRequestMethod:
    if value in CREATE_POSTBACK_REQUEST_METHOD_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CREATE_POSTBACK_REQUEST_METHOD_VALUES!r}")
