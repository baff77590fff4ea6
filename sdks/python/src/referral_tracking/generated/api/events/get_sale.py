from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.sale_answer import SaleAnswer
from typing import cast


def _get_kwargs(
    program_id: int,
    sale_id: int,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/programs/{program_id}/sales/{sale_id}".format(
            program_id=quote(str(program_id), safe=""),
            sale_id=quote(str(sale_id), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> SaleAnswer | None:
    if response.status_code == 200:
        response_200 = SaleAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[SaleAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    program_id: int,
    sale_id: int,
    *,
    client: AuthenticatedClient,
) -> Response[SaleAnswer]:
    """Get a sale

     Gets a sale with its refunds.

    Args:
        program_id (int): Identifier of a stored record.
        sale_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[SaleAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        sale_id=sale_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    sale_id: int,
    *,
    client: AuthenticatedClient,
) -> SaleAnswer | None:
    """Get a sale

     Gets a sale with its refunds.

    Args:
        program_id (int): Identifier of a stored record.
        sale_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        SaleAnswer
    """

    return sync_detailed(
        program_id=program_id,
        sale_id=sale_id,
        client=client,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    sale_id: int,
    *,
    client: AuthenticatedClient,
) -> Response[SaleAnswer]:
    """Get a sale

     Gets a sale with its refunds.

    Args:
        program_id (int): Identifier of a stored record.
        sale_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[SaleAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        sale_id=sale_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    sale_id: int,
    *,
    client: AuthenticatedClient,
) -> SaleAnswer | None:
    """Get a sale

     Gets a sale with its refunds.

    Args:
        program_id (int): Identifier of a stored record.
        sale_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        SaleAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            sale_id=sale_id,
            client=client,
        )
    ).parsed
