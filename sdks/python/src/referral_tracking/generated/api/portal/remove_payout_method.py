from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.payout_method_answer import PayoutMethodAnswer
from typing import cast


def _get_kwargs(
    payout_method_id: int,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/api/v1/partner/payout-methods/{payout_method_id}".format(
            payout_method_id=quote(str(payout_method_id), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> PayoutMethodAnswer | None:
    if response.status_code == 200:
        response_200 = PayoutMethodAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[PayoutMethodAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    payout_method_id: int,
    *,
    client: AuthenticatedClient,
) -> Response[PayoutMethodAnswer]:
    """Remove an own payout method

     Removes a method, which no later payout uses, and deletes its address or account. Payouts that exist
    keep theirs. To remove
    a method again changes nothing.

    Args:
        payout_method_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PayoutMethodAnswer]
    """

    kwargs = _get_kwargs(
        payout_method_id=payout_method_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    payout_method_id: int,
    *,
    client: AuthenticatedClient,
) -> PayoutMethodAnswer | None:
    """Remove an own payout method

     Removes a method, which no later payout uses, and deletes its address or account. Payouts that exist
    keep theirs. To remove
    a method again changes nothing.

    Args:
        payout_method_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PayoutMethodAnswer
    """

    return sync_detailed(
        payout_method_id=payout_method_id,
        client=client,
    ).parsed


async def asyncio_detailed(
    payout_method_id: int,
    *,
    client: AuthenticatedClient,
) -> Response[PayoutMethodAnswer]:
    """Remove an own payout method

     Removes a method, which no later payout uses, and deletes its address or account. Payouts that exist
    keep theirs. To remove
    a method again changes nothing.

    Args:
        payout_method_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PayoutMethodAnswer]
    """

    kwargs = _get_kwargs(
        payout_method_id=payout_method_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    payout_method_id: int,
    *,
    client: AuthenticatedClient,
) -> PayoutMethodAnswer | None:
    """Remove an own payout method

     Removes a method, which no later payout uses, and deletes its address or account. Payouts that exist
    keep theirs. To remove
    a method again changes nothing.

    Args:
        payout_method_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PayoutMethodAnswer
    """

    return (
        await asyncio_detailed(
            payout_method_id=payout_method_id,
            client=client,
        )
    ).parsed
