from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.customer_explanation import CustomerExplanation
from typing import cast


def _get_kwargs(
    program_id: int,
    customer_id: int,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/programs/{program_id}/customers/{customer_id}/explain".format(
            program_id=quote(str(program_id), safe=""),
            customer_id=quote(str(customer_id), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CustomerExplanation | None:
    if response.status_code == 200:
        response_200 = CustomerExplanation.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CustomerExplanation]:
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
) -> Response[CustomerExplanation]:
    """Explain a customer

     Lists every event of the customer, why each sale was or was not attributed, and by which terms it
    earned, and says what a lead
    and a sale that are sent now would result in. A click has a reason if a discount code decided
    instead of it.

    Args:
        program_id (int): Identifier of a stored record.
        customer_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CustomerExplanation]
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
) -> CustomerExplanation | None:
    """Explain a customer

     Lists every event of the customer, why each sale was or was not attributed, and by which terms it
    earned, and says what a lead
    and a sale that are sent now would result in. A click has a reason if a discount code decided
    instead of it.

    Args:
        program_id (int): Identifier of a stored record.
        customer_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CustomerExplanation
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
) -> Response[CustomerExplanation]:
    """Explain a customer

     Lists every event of the customer, why each sale was or was not attributed, and by which terms it
    earned, and says what a lead
    and a sale that are sent now would result in. A click has a reason if a discount code decided
    instead of it.

    Args:
        program_id (int): Identifier of a stored record.
        customer_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CustomerExplanation]
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
) -> CustomerExplanation | None:
    """Explain a customer

     Lists every event of the customer, why each sale was or was not attributed, and by which terms it
    earned, and says what a lead
    and a sale that are sent now would result in. A click has a reason if a discount code decided
    instead of it.

    Args:
        program_id (int): Identifier of a stored record.
        customer_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CustomerExplanation
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            customer_id=customer_id,
            client=client,
        )
    ).parsed
