from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.payment_event_answer import PaymentEventAnswer
from typing import cast


def _get_kwargs(
    program_id: int,
    payment_event_id: int,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/programs/{program_id}/payment-events/{payment_event_id}/replay".format(
            program_id=quote(str(program_id), safe=""),
            payment_event_id=quote(str(payment_event_id), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> PaymentEventAnswer | None:
    if response.status_code == 200:
        response_200 = PaymentEventAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[PaymentEventAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    program_id: int,
    payment_event_id: int,
    *,
    client: AuthenticatedClient,
) -> Response[PaymentEventAnswer]:
    """Apply a pending event of the payment processor

     Tries a pending event again, as if it had just arrived, and the events that waited for it. It stays
    pending if what it
    needs is still missing; `result` says why.

    Args:
        program_id (int): Identifier of a stored record.
        payment_event_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PaymentEventAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        payment_event_id=payment_event_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    payment_event_id: int,
    *,
    client: AuthenticatedClient,
) -> PaymentEventAnswer | None:
    """Apply a pending event of the payment processor

     Tries a pending event again, as if it had just arrived, and the events that waited for it. It stays
    pending if what it
    needs is still missing; `result` says why.

    Args:
        program_id (int): Identifier of a stored record.
        payment_event_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PaymentEventAnswer
    """

    return sync_detailed(
        program_id=program_id,
        payment_event_id=payment_event_id,
        client=client,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    payment_event_id: int,
    *,
    client: AuthenticatedClient,
) -> Response[PaymentEventAnswer]:
    """Apply a pending event of the payment processor

     Tries a pending event again, as if it had just arrived, and the events that waited for it. It stays
    pending if what it
    needs is still missing; `result` says why.

    Args:
        program_id (int): Identifier of a stored record.
        payment_event_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PaymentEventAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        payment_event_id=payment_event_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    payment_event_id: int,
    *,
    client: AuthenticatedClient,
) -> PaymentEventAnswer | None:
    """Apply a pending event of the payment processor

     Tries a pending event again, as if it had just arrived, and the events that waited for it. It stays
    pending if what it
    needs is still missing; `result` says why.

    Args:
        program_id (int): Identifier of a stored record.
        payment_event_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PaymentEventAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            payment_event_id=payment_event_id,
            client=client,
        )
    ).parsed
