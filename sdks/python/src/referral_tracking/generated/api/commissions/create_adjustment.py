from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.commission_answer import CommissionAnswer
from ...models.create_adjustment_request import CreateAdjustmentRequest
from ...types import UNSET, Unset
from typing import cast


def _get_kwargs(
    program_id: int,
    *,
    body: CreateAdjustmentRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/programs/{program_id}/commissions".format(
            program_id=quote(str(program_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CommissionAnswer | None:
    if response.status_code == 201:
        response_201 = CommissionAnswer.from_dict(response.json())

        return response_201

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CommissionAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    program_id: int,
    *,
    client: AuthenticatedClient,
    body: CreateAdjustmentRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[CommissionAnswer]:
    """Adjust what a partner earns

     Creates a commission of the kind `adjustment`, which is pending. It needs a reason, and belongs to
    no sale: a bonus, or a
    correction with a negative amount. Of a partner who was erased, `partnership_id` says whose it is,
    for example to drop what is owed.

    Args:
        program_id (int): Identifier of a stored record.
        idempotency_key (str | Unset):
        body (CreateAdjustmentRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CommissionAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    *,
    client: AuthenticatedClient,
    body: CreateAdjustmentRequest,
    idempotency_key: str | Unset = UNSET,
) -> CommissionAnswer | None:
    """Adjust what a partner earns

     Creates a commission of the kind `adjustment`, which is pending. It needs a reason, and belongs to
    no sale: a bonus, or a
    correction with a negative amount. Of a partner who was erased, `partnership_id` says whose it is,
    for example to drop what is owed.

    Args:
        program_id (int): Identifier of a stored record.
        idempotency_key (str | Unset):
        body (CreateAdjustmentRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CommissionAnswer
    """

    return sync_detailed(
        program_id=program_id,
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    *,
    client: AuthenticatedClient,
    body: CreateAdjustmentRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[CommissionAnswer]:
    """Adjust what a partner earns

     Creates a commission of the kind `adjustment`, which is pending. It needs a reason, and belongs to
    no sale: a bonus, or a
    correction with a negative amount. Of a partner who was erased, `partnership_id` says whose it is,
    for example to drop what is owed.

    Args:
        program_id (int): Identifier of a stored record.
        idempotency_key (str | Unset):
        body (CreateAdjustmentRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CommissionAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    *,
    client: AuthenticatedClient,
    body: CreateAdjustmentRequest,
    idempotency_key: str | Unset = UNSET,
) -> CommissionAnswer | None:
    """Adjust what a partner earns

     Creates a commission of the kind `adjustment`, which is pending. It needs a reason, and belongs to
    no sale: a bonus, or a
    correction with a negative amount. Of a partner who was erased, `partnership_id` says whose it is,
    for example to drop what is owed.

    Args:
        program_id (int): Identifier of a stored record.
        idempotency_key (str | Unset):
        body (CreateAdjustmentRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CommissionAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
