from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.cli_auth_logout_answer import CliAuthLogoutAnswer
from typing import cast


def _get_kwargs() -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/cli/auth/logout",
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CliAuthLogoutAnswer | None:
    if response.status_code == 200:
        response_200 = CliAuthLogoutAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CliAuthLogoutAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
) -> Response[CliAuthLogoutAnswer]:
    """End the login token

     Ends the login token that the request carries; every later request with it is refused. The other
    login tokens of the
    account stay valid. A token that has ended already gets the 401 of any invalid token.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CliAuthLogoutAnswer]
    """

    kwargs = _get_kwargs()

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
) -> CliAuthLogoutAnswer | None:
    """End the login token

     Ends the login token that the request carries; every later request with it is refused. The other
    login tokens of the
    account stay valid. A token that has ended already gets the 401 of any invalid token.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CliAuthLogoutAnswer
    """

    return sync_detailed(
        client=client,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
) -> Response[CliAuthLogoutAnswer]:
    """End the login token

     Ends the login token that the request carries; every later request with it is refused. The other
    login tokens of the
    account stay valid. A token that has ended already gets the 401 of any invalid token.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CliAuthLogoutAnswer]
    """

    kwargs = _get_kwargs()

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
) -> CliAuthLogoutAnswer | None:
    """End the login token

     Ends the login token that the request carries; every later request with it is refused. The other
    login tokens of the
    account stay valid. A token that has ended already gets the 401 of any invalid token.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CliAuthLogoutAnswer
    """

    return (
        await asyncio_detailed(
            client=client,
        )
    ).parsed
