from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.balance_answer import BalanceAnswer
from ...types import UNSET, Unset
from typing import cast
import datetime


def _get_kwargs(
    program_id: int,
    partner_id: int,
    *,
    at: datetime.datetime | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_at: str | Unset = UNSET
    if not isinstance(at, Unset):
        json_at = at.isoformat()
    params["at"] = json_at

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/programs/{program_id}/partners/{partner_id}/balance".format(
            program_id=quote(str(program_id), safe=""),
            partner_id=quote(str(partner_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> BalanceAnswer | None:
    if response.status_code == 200:
        response_200 = BalanceAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[BalanceAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    program_id: int,
    partner_id: int,
    *,
    client: AuthenticatedClient,
    at: datetime.datetime | Unset = UNSET,
) -> Response[BalanceAnswer]:
    """Get the balance of a partner

     What the partner is owed in each currency, with the commissions behind it: their number, the first
    of them, and why one is on hold. A
    balance of a past time is computed from everything that was recorded with an earlier time.

    Args:
        program_id (int): Identifier of a stored record.
        partner_id (int): Identifier of a stored record.
        at (datetime.datetime | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BalanceAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        partner_id=partner_id,
        at=at,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    partner_id: int,
    *,
    client: AuthenticatedClient,
    at: datetime.datetime | Unset = UNSET,
) -> BalanceAnswer | None:
    """Get the balance of a partner

     What the partner is owed in each currency, with the commissions behind it: their number, the first
    of them, and why one is on hold. A
    balance of a past time is computed from everything that was recorded with an earlier time.

    Args:
        program_id (int): Identifier of a stored record.
        partner_id (int): Identifier of a stored record.
        at (datetime.datetime | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BalanceAnswer
    """

    return sync_detailed(
        program_id=program_id,
        partner_id=partner_id,
        client=client,
        at=at,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    partner_id: int,
    *,
    client: AuthenticatedClient,
    at: datetime.datetime | Unset = UNSET,
) -> Response[BalanceAnswer]:
    """Get the balance of a partner

     What the partner is owed in each currency, with the commissions behind it: their number, the first
    of them, and why one is on hold. A
    balance of a past time is computed from everything that was recorded with an earlier time.

    Args:
        program_id (int): Identifier of a stored record.
        partner_id (int): Identifier of a stored record.
        at (datetime.datetime | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[BalanceAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        partner_id=partner_id,
        at=at,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    partner_id: int,
    *,
    client: AuthenticatedClient,
    at: datetime.datetime | Unset = UNSET,
) -> BalanceAnswer | None:
    """Get the balance of a partner

     What the partner is owed in each currency, with the commissions behind it: their number, the first
    of them, and why one is on hold. A
    balance of a past time is computed from everything that was recorded with an earlier time.

    Args:
        program_id (int): Identifier of a stored record.
        partner_id (int): Identifier of a stored record.
        at (datetime.datetime | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        BalanceAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            partner_id=partner_id,
            client=client,
            at=at,
        )
    ).parsed
