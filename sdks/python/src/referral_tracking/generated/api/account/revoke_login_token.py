from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.login_token_answer import LoginTokenAnswer
from typing import cast


def _get_kwargs(
    login_token_id: int,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/api/v1/account/login-tokens/{login_token_id}".format(
            login_token_id=quote(str(login_token_id), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> LoginTokenAnswer | None:
    if response.status_code == 200:
        response_200 = LoginTokenAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[LoginTokenAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    login_token_id: int,
    *,
    client: AuthenticatedClient,
) -> Response[LoginTokenAnswer]:
    """Revoke a login token

     Revokes a login token, which is refused from then on. To revoke it again changes nothing. It needs
    no recent sign-in, so
    that a lost computer is signed out at once.

    Args:
        login_token_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[LoginTokenAnswer]
    """

    kwargs = _get_kwargs(
        login_token_id=login_token_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    login_token_id: int,
    *,
    client: AuthenticatedClient,
) -> LoginTokenAnswer | None:
    """Revoke a login token

     Revokes a login token, which is refused from then on. To revoke it again changes nothing. It needs
    no recent sign-in, so
    that a lost computer is signed out at once.

    Args:
        login_token_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        LoginTokenAnswer
    """

    return sync_detailed(
        login_token_id=login_token_id,
        client=client,
    ).parsed


async def asyncio_detailed(
    login_token_id: int,
    *,
    client: AuthenticatedClient,
) -> Response[LoginTokenAnswer]:
    """Revoke a login token

     Revokes a login token, which is refused from then on. To revoke it again changes nothing. It needs
    no recent sign-in, so
    that a lost computer is signed out at once.

    Args:
        login_token_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[LoginTokenAnswer]
    """

    kwargs = _get_kwargs(
        login_token_id=login_token_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    login_token_id: int,
    *,
    client: AuthenticatedClient,
) -> LoginTokenAnswer | None:
    """Revoke a login token

     Revokes a login token, which is refused from then on. To revoke it again changes nothing. It needs
    no recent sign-in, so
    that a lost computer is signed out at once.

    Args:
        login_token_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        LoginTokenAnswer
    """

    return (
        await asyncio_detailed(
            login_token_id=login_token_id,
            client=client,
        )
    ).parsed
