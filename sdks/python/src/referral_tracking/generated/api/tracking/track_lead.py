from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.lead_request import LeadRequest
from ...models.lead_response import LeadResponse
from typing import cast


def _get_kwargs(
    *,
    body: LeadRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/track/lead",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> LeadResponse | None:
    if response.status_code == 200:
        response_200 = LeadResponse.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[LeadResponse]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: LeadRequest,
) -> Response[LeadResponse]:
    """Record that a referred visitor signed up

     Call it after a successful registration. It links the customer to the click and moves the customer
    to `lead`.

    **Server mode**, with the program's API key: a `customer_key` that the program knows takes
    precedence over
    `click_id`. The lead settles. **Browser mode**, without a key (or with an empty token): only
    `click_id` is used,
    because a `customer_key` without a key proves nothing. With the policy `browser_allowed`, the lead
    settles; with
    `server_required`, it is recorded as provisional (`provisional: true`) until the same lead is sent
    with the key or a
    payment of the customer arrives through the connected payment processor.

    A settled lead saves the `customer_key` of the request. A provisional lead saves none, is not
    included in the
    partner's totals, and earns nothing. Apart from `provisional`, the responses are the same, so a 2xx
    does not prove
    that the key was received.

    **Test mode** (`additional_data.test_mode`) needs no customer. Without a key it needs
    `additional_data.program_id`.

    Args:
        body (LeadRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[LeadResponse]
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
    body: LeadRequest,
) -> LeadResponse | None:
    """Record that a referred visitor signed up

     Call it after a successful registration. It links the customer to the click and moves the customer
    to `lead`.

    **Server mode**, with the program's API key: a `customer_key` that the program knows takes
    precedence over
    `click_id`. The lead settles. **Browser mode**, without a key (or with an empty token): only
    `click_id` is used,
    because a `customer_key` without a key proves nothing. With the policy `browser_allowed`, the lead
    settles; with
    `server_required`, it is recorded as provisional (`provisional: true`) until the same lead is sent
    with the key or a
    payment of the customer arrives through the connected payment processor.

    A settled lead saves the `customer_key` of the request. A provisional lead saves none, is not
    included in the
    partner's totals, and earns nothing. Apart from `provisional`, the responses are the same, so a 2xx
    does not prove
    that the key was received.

    **Test mode** (`additional_data.test_mode`) needs no customer. Without a key it needs
    `additional_data.program_id`.

    Args:
        body (LeadRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        LeadResponse
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: LeadRequest,
) -> Response[LeadResponse]:
    """Record that a referred visitor signed up

     Call it after a successful registration. It links the customer to the click and moves the customer
    to `lead`.

    **Server mode**, with the program's API key: a `customer_key` that the program knows takes
    precedence over
    `click_id`. The lead settles. **Browser mode**, without a key (or with an empty token): only
    `click_id` is used,
    because a `customer_key` without a key proves nothing. With the policy `browser_allowed`, the lead
    settles; with
    `server_required`, it is recorded as provisional (`provisional: true`) until the same lead is sent
    with the key or a
    payment of the customer arrives through the connected payment processor.

    A settled lead saves the `customer_key` of the request. A provisional lead saves none, is not
    included in the
    partner's totals, and earns nothing. Apart from `provisional`, the responses are the same, so a 2xx
    does not prove
    that the key was received.

    **Test mode** (`additional_data.test_mode`) needs no customer. Without a key it needs
    `additional_data.program_id`.

    Args:
        body (LeadRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[LeadResponse]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: LeadRequest,
) -> LeadResponse | None:
    """Record that a referred visitor signed up

     Call it after a successful registration. It links the customer to the click and moves the customer
    to `lead`.

    **Server mode**, with the program's API key: a `customer_key` that the program knows takes
    precedence over
    `click_id`. The lead settles. **Browser mode**, without a key (or with an empty token): only
    `click_id` is used,
    because a `customer_key` without a key proves nothing. With the policy `browser_allowed`, the lead
    settles; with
    `server_required`, it is recorded as provisional (`provisional: true`) until the same lead is sent
    with the key or a
    payment of the customer arrives through the connected payment processor.

    A settled lead saves the `customer_key` of the request. A provisional lead saves none, is not
    included in the
    partner's totals, and earns nothing. Apart from `provisional`, the responses are the same, so a 2xx
    does not prove
    that the key was received.

    **Test mode** (`additional_data.test_mode`) needs no customer. Without a key it needs
    `additional_data.program_id`.

    Args:
        body (LeadRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        LeadResponse
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
