from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.member_answer import MemberAnswer
from typing import cast


def _get_kwargs(
    program_id: int,
    account_id: int,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/api/v1/programs/{program_id}/members/{account_id}".format(
            program_id=quote(str(program_id), safe=""),
            account_id=quote(str(account_id), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> MemberAnswer | None:
    if response.status_code == 200:
        response_200 = MemberAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[MemberAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    program_id: int,
    account_id: int,
    *,
    client: AuthenticatedClient,
) -> Response[MemberAnswer]:
    """Remove a member

     Removes the account from the program, which it cannot see from the next request on. The account
    itself stays. The last
    active owner of a program cannot be removed.

    Args:
        program_id (int): Identifier of a stored record.
        account_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[MemberAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        account_id=account_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    account_id: int,
    *,
    client: AuthenticatedClient,
) -> MemberAnswer | None:
    """Remove a member

     Removes the account from the program, which it cannot see from the next request on. The account
    itself stays. The last
    active owner of a program cannot be removed.

    Args:
        program_id (int): Identifier of a stored record.
        account_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        MemberAnswer
    """

    return sync_detailed(
        program_id=program_id,
        account_id=account_id,
        client=client,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    account_id: int,
    *,
    client: AuthenticatedClient,
) -> Response[MemberAnswer]:
    """Remove a member

     Removes the account from the program, which it cannot see from the next request on. The account
    itself stays. The last
    active owner of a program cannot be removed.

    Args:
        program_id (int): Identifier of a stored record.
        account_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[MemberAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        account_id=account_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    account_id: int,
    *,
    client: AuthenticatedClient,
) -> MemberAnswer | None:
    """Remove a member

     Removes the account from the program, which it cannot see from the next request on. The account
    itself stays. The last
    active owner of a program cannot be removed.

    Args:
        program_id (int): Identifier of a stored record.
        account_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        MemberAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            account_id=account_id,
            client=client,
        )
    ).parsed
