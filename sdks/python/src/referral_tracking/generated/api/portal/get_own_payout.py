from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.own_receipt_answer import OwnReceiptAnswer
from typing import cast


def _get_kwargs(
    program_id: int,
    payout_item_id: int,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/partner/programs/{program_id}/payouts/{payout_item_id}".format(
            program_id=quote(str(program_id), safe=""),
            payout_item_id=quote(str(payout_item_id), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> OwnReceiptAnswer | None:
    if response.status_code == 200:
        response_200 = OwnReceiptAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[OwnReceiptAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    program_id: int,
    payout_item_id: int,
    *,
    client: AuthenticatedClient,
) -> Response[OwnReceiptAnswer]:
    """Get an own payout

     A payment to the partner with its commissions, and the names, addresses and tax numbers of both
    sides: a receipt. A payment that failed or was cancelled has no commissions any more.

    Args:
        program_id (int): Identifier of a stored record.
        payout_item_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[OwnReceiptAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        payout_item_id=payout_item_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    payout_item_id: int,
    *,
    client: AuthenticatedClient,
) -> OwnReceiptAnswer | None:
    """Get an own payout

     A payment to the partner with its commissions, and the names, addresses and tax numbers of both
    sides: a receipt. A payment that failed or was cancelled has no commissions any more.

    Args:
        program_id (int): Identifier of a stored record.
        payout_item_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        OwnReceiptAnswer
    """

    return sync_detailed(
        program_id=program_id,
        payout_item_id=payout_item_id,
        client=client,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    payout_item_id: int,
    *,
    client: AuthenticatedClient,
) -> Response[OwnReceiptAnswer]:
    """Get an own payout

     A payment to the partner with its commissions, and the names, addresses and tax numbers of both
    sides: a receipt. A payment that failed or was cancelled has no commissions any more.

    Args:
        program_id (int): Identifier of a stored record.
        payout_item_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[OwnReceiptAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        payout_item_id=payout_item_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    payout_item_id: int,
    *,
    client: AuthenticatedClient,
) -> OwnReceiptAnswer | None:
    """Get an own payout

     A payment to the partner with its commissions, and the names, addresses and tax numbers of both
    sides: a receipt. A payment that failed or was cancelled has no commissions any more.

    Args:
        program_id (int): Identifier of a stored record.
        payout_item_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        OwnReceiptAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            payout_item_id=payout_item_id,
            client=client,
        )
    ).parsed
