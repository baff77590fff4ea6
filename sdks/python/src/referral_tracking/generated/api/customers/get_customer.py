from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.customer_answer import CustomerAnswer
from typing import cast


def _get_kwargs(
    program_id: int,
    customer_id: int,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/programs/{program_id}/customers/{customer_id}".format(
            program_id=quote(str(program_id), safe=""),
            customer_id=quote(str(customer_id), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CustomerAnswer | None:
    if response.status_code == 200:
        response_200 = CustomerAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CustomerAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    program_id: int,
    customer_id: int,
    *,
    client: AuthenticatedClient,
) -> Response[CustomerAnswer]:
    """Get a customer

     Returns the customer, for a viewer without its identifiers.

    Args:
        program_id (int): Identifier of a stored record.
        customer_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CustomerAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        customer_id=customer_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    customer_id: int,
    *,
    client: AuthenticatedClient,
) -> CustomerAnswer | None:
    """Get a customer

     Returns the customer, for a viewer without its identifiers.

    Args:
        program_id (int): Identifier of a stored record.
        customer_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CustomerAnswer
    """

    return sync_detailed(
        program_id=program_id,
        customer_id=customer_id,
        client=client,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    customer_id: int,
    *,
    client: AuthenticatedClient,
) -> Response[CustomerAnswer]:
    """Get a customer

     Returns the customer, for a viewer without its identifiers.

    Args:
        program_id (int): Identifier of a stored record.
        customer_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CustomerAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        customer_id=customer_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    customer_id: int,
    *,
    client: AuthenticatedClient,
) -> CustomerAnswer | None:
    """Get a customer

     Returns the customer, for a viewer without its identifiers.

    Args:
        program_id (int): Identifier of a stored record.
        customer_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CustomerAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            customer_id=customer_id,
            client=client,
        )
    ).parsed
