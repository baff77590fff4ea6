from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.click_request import ClickRequest
from ...models.click_response import ClickResponse
from typing import cast


def _get_kwargs(
    *,
    body: ClickRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/track/click",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> ClickResponse | None:
    if response.status_code == 200:
        response_200 = ClickResponse.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[ClickResponse]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: ClickRequest,
) -> Response[ClickResponse]:
    """Record a click on a referral link

     Call it from the landing page when its address has an `aff` parameter. Save the returned `click_id`
    in the
    first-party cookie `service_click_id` for `cookie_window_days` days. In browser mode it is the only
    credential.

    Every call creates a new `click_id`, unless `existing_click_id` is a click on the same link and is
    at most 30 minutes
    old, or its customer has signed up; it is then returned unchanged. A later visit is a click of its
    own, so the
    attribution window and the cookie start again.

    Codes and aliases are not case-sensitive. Of the first five `aff` parameters, the first one whose
    link exists counts.
    What mail and chat programs add to a code is ignored: a trailing `/`, `?…`, `&amp;…`, `.`, `,` or
    `)`, and blanks and
    quotes. An address without `aff` may have `AFF` or `amp;aff` instead.

    No credential is needed. A page's `Origin` must be one of the program's allowed origins; a call
    without `Origin`
    does not come from a browser and is allowed. A key is checked only in test mode.

    **Test mode** (`additional_data.test_mode`): the link is resolved as in production and the test
    event belongs to the
    link's program, but no customer is created, so the returned `click_id` does not exist in production.

    Args:
        body (ClickRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ClickResponse]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: ClickRequest,
) -> ClickResponse | None:
    """Record a click on a referral link

     Call it from the landing page when its address has an `aff` parameter. Save the returned `click_id`
    in the
    first-party cookie `service_click_id` for `cookie_window_days` days. In browser mode it is the only
    credential.

    Every call creates a new `click_id`, unless `existing_click_id` is a click on the same link and is
    at most 30 minutes
    old, or its customer has signed up; it is then returned unchanged. A later visit is a click of its
    own, so the
    attribution window and the cookie start again.

    Codes and aliases are not case-sensitive. Of the first five `aff` parameters, the first one whose
    link exists counts.
    What mail and chat programs add to a code is ignored: a trailing `/`, `?…`, `&amp;…`, `.`, `,` or
    `)`, and blanks and
    quotes. An address without `aff` may have `AFF` or `amp;aff` instead.

    No credential is needed. A page's `Origin` must be one of the program's allowed origins; a call
    without `Origin`
    does not come from a browser and is allowed. A key is checked only in test mode.

    **Test mode** (`additional_data.test_mode`): the link is resolved as in production and the test
    event belongs to the
    link's program, but no customer is created, so the returned `click_id` does not exist in production.

    Args:
        body (ClickRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ClickResponse
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: ClickRequest,
) -> Response[ClickResponse]:
    """Record a click on a referral link

     Call it from the landing page when its address has an `aff` parameter. Save the returned `click_id`
    in the
    first-party cookie `service_click_id` for `cookie_window_days` days. In browser mode it is the only
    credential.

    Every call creates a new `click_id`, unless `existing_click_id` is a click on the same link and is
    at most 30 minutes
    old, or its customer has signed up; it is then returned unchanged. A later visit is a click of its
    own, so the
    attribution window and the cookie start again.

    Codes and aliases are not case-sensitive. Of the first five `aff` parameters, the first one whose
    link exists counts.
    What mail and chat programs add to a code is ignored: a trailing `/`, `?…`, `&amp;…`, `.`, `,` or
    `)`, and blanks and
    quotes. An address without `aff` may have `AFF` or `amp;aff` instead.

    No credential is needed. A page's `Origin` must be one of the program's allowed origins; a call
    without `Origin`
    does not come from a browser and is allowed. A key is checked only in test mode.

    **Test mode** (`additional_data.test_mode`): the link is resolved as in production and the test
    event belongs to the
    link's program, but no customer is created, so the returned `click_id` does not exist in production.

    Args:
        body (ClickRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ClickResponse]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: ClickRequest,
) -> ClickResponse | None:
    """Record a click on a referral link

     Call it from the landing page when its address has an `aff` parameter. Save the returned `click_id`
    in the
    first-party cookie `service_click_id` for `cookie_window_days` days. In browser mode it is the only
    credential.

    Every call creates a new `click_id`, unless `existing_click_id` is a click on the same link and is
    at most 30 minutes
    old, or its customer has signed up; it is then returned unchanged. A later visit is a click of its
    own, so the
    attribution window and the cookie start again.

    Codes and aliases are not case-sensitive. Of the first five `aff` parameters, the first one whose
    link exists counts.
    What mail and chat programs add to a code is ignored: a trailing `/`, `?…`, `&amp;…`, `.`, `,` or
    `)`, and blanks and
    quotes. An address without `aff` may have `AFF` or `amp;aff` instead.

    No credential is needed. A page's `Origin` must be one of the program's allowed origins; a call
    without `Origin`
    does not come from a browser and is allowed. A key is checked only in test mode.

    **Test mode** (`additional_data.test_mode`): the link is resolved as in production and the test
    event belongs to the
    link's program, but no customer is created, so the returned `click_id` does not exist in production.

    Args:
        body (ClickRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ClickResponse
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
