from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.payout_item_results import PayoutItemResults
from ...models.reopen_items_request import ReopenItemsRequest
from ...types import UNSET, Unset
from typing import cast


def _get_kwargs(
    program_id: int,
    payout_id: int,
    *,
    body: ReopenItemsRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/programs/{program_id}/payouts/{payout_id}/reopen".format(
            program_id=quote(str(program_id), safe=""),
            payout_id=quote(str(payout_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> PayoutItemResults | None:
    if response.status_code == 200:
        response_200 = PayoutItemResults.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[PayoutItemResults]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    program_id: int,
    payout_id: int,
    *,
    client: AuthenticatedClient,
    body: ReopenItemsRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[PayoutItemResults]:
    """Reopen items

     Takes back that items were paid, if that was reported by mistake, up to 90 days later. If the money
    came back, report them as failed instead.

    The response has a result for each item of `item_ids`, and it is safe to send the same request
    again.

    Args:
        program_id (int): Identifier of a stored record.
        payout_id (int): Identifier of a stored record.
        idempotency_key (str | Unset):
        body (ReopenItemsRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PayoutItemResults]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        payout_id=payout_id,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    payout_id: int,
    *,
    client: AuthenticatedClient,
    body: ReopenItemsRequest,
    idempotency_key: str | Unset = UNSET,
) -> PayoutItemResults | None:
    """Reopen items

     Takes back that items were paid, if that was reported by mistake, up to 90 days later. If the money
    came back, report them as failed instead.

    The response has a result for each item of `item_ids`, and it is safe to send the same request
    again.

    Args:
        program_id (int): Identifier of a stored record.
        payout_id (int): Identifier of a stored record.
        idempotency_key (str | Unset):
        body (ReopenItemsRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PayoutItemResults
    """

    return sync_detailed(
        program_id=program_id,
        payout_id=payout_id,
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    payout_id: int,
    *,
    client: AuthenticatedClient,
    body: ReopenItemsRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[PayoutItemResults]:
    """Reopen items

     Takes back that items were paid, if that was reported by mistake, up to 90 days later. If the money
    came back, report them as failed instead.

    The response has a result for each item of `item_ids`, and it is safe to send the same request
    again.

    Args:
        program_id (int): Identifier of a stored record.
        payout_id (int): Identifier of a stored record.
        idempotency_key (str | Unset):
        body (ReopenItemsRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PayoutItemResults]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        payout_id=payout_id,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    payout_id: int,
    *,
    client: AuthenticatedClient,
    body: ReopenItemsRequest,
    idempotency_key: str | Unset = UNSET,
) -> PayoutItemResults | None:
    """Reopen items

     Takes back that items were paid, if that was reported by mistake, up to 90 days later. If the money
    came back, report them as failed instead.

    The response has a result for each item of `item_ids`, and it is safe to send the same request
    again.

    Args:
        program_id (int): Identifier of a stored record.
        payout_id (int): Identifier of a stored record.
        idempotency_key (str | Unset):
        body (ReopenItemsRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PayoutItemResults
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            payout_id=payout_id,
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
