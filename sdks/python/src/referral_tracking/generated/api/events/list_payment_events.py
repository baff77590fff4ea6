from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.list_payment_events_order import check_list_payment_events_order
from ...models.list_payment_events_order import ListPaymentEventsOrder
from ...models.payment_event_list import PaymentEventList
from ...types import UNSET, Unset
from typing import cast
import datetime


def _get_kwargs(
    program_id: int,
    *,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListPaymentEventsOrder | Unset = "newest",
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    state: str | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["limit"] = limit

    params["cursor"] = cursor

    json_order: str | Unset = UNSET
    if not isinstance(order, Unset):
        json_order = order

    params["order"] = json_order

    json_created_from: str | Unset = UNSET
    if not isinstance(created_from, Unset):
        json_created_from = created_from.isoformat()
    params["created_from"] = json_created_from

    json_created_before: str | Unset = UNSET
    if not isinstance(created_before, Unset):
        json_created_before = created_before.isoformat()
    params["created_before"] = json_created_before

    params["state"] = state

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/programs/{program_id}/payment-events".format(
            program_id=quote(str(program_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> PaymentEventList | None:
    if response.status_code == 200:
        response_200 = PaymentEventList.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[PaymentEventList]:
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
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListPaymentEventsOrder | Unset = "newest",
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    state: str | Unset = UNSET,
) -> Response[PaymentEventList]:
    """List the events of the payment processor

     Lists the events that the program's payment processor sent, newest first. A `pending` one waits for
    a record or for a
    person, and `explanation` says what for; a `test` one is of the processor's test mode and is never
    applied.
    An `ignored` one is a thin event of Stripe, which lacks its object. `unknown_codes` names the
    promotion codes that the program
    does not know.

    `customer_id` is null for a viewer.

    Args:
        program_id (int): Identifier of a stored record.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListPaymentEventsOrder | Unset):  Default: 'newest'.
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        state (str | Unset): `applied` events had their effect, `pending` ones wait, `test` ones
            are never applied, and `ignored` ones cannot be read. Known values: applied, pending,
            test, ignored.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PaymentEventList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        limit=limit,
        cursor=cursor,
        order=order,
        created_from=created_from,
        created_before=created_before,
        state=state,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListPaymentEventsOrder | Unset = "newest",
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    state: str | Unset = UNSET,
) -> PaymentEventList | None:
    """List the events of the payment processor

     Lists the events that the program's payment processor sent, newest first. A `pending` one waits for
    a record or for a
    person, and `explanation` says what for; a `test` one is of the processor's test mode and is never
    applied.
    An `ignored` one is a thin event of Stripe, which lacks its object. `unknown_codes` names the
    promotion codes that the program
    does not know.

    `customer_id` is null for a viewer.

    Args:
        program_id (int): Identifier of a stored record.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListPaymentEventsOrder | Unset):  Default: 'newest'.
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        state (str | Unset): `applied` events had their effect, `pending` ones wait, `test` ones
            are never applied, and `ignored` ones cannot be read. Known values: applied, pending,
            test, ignored.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PaymentEventList
    """

    return sync_detailed(
        program_id=program_id,
        client=client,
        limit=limit,
        cursor=cursor,
        order=order,
        created_from=created_from,
        created_before=created_before,
        state=state,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListPaymentEventsOrder | Unset = "newest",
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    state: str | Unset = UNSET,
) -> Response[PaymentEventList]:
    """List the events of the payment processor

     Lists the events that the program's payment processor sent, newest first. A `pending` one waits for
    a record or for a
    person, and `explanation` says what for; a `test` one is of the processor's test mode and is never
    applied.
    An `ignored` one is a thin event of Stripe, which lacks its object. `unknown_codes` names the
    promotion codes that the program
    does not know.

    `customer_id` is null for a viewer.

    Args:
        program_id (int): Identifier of a stored record.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListPaymentEventsOrder | Unset):  Default: 'newest'.
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        state (str | Unset): `applied` events had their effect, `pending` ones wait, `test` ones
            are never applied, and `ignored` ones cannot be read. Known values: applied, pending,
            test, ignored.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PaymentEventList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        limit=limit,
        cursor=cursor,
        order=order,
        created_from=created_from,
        created_before=created_before,
        state=state,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListPaymentEventsOrder | Unset = "newest",
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    state: str | Unset = UNSET,
) -> PaymentEventList | None:
    """List the events of the payment processor

     Lists the events that the program's payment processor sent, newest first. A `pending` one waits for
    a record or for a
    person, and `explanation` says what for; a `test` one is of the processor's test mode and is never
    applied.
    An `ignored` one is a thin event of Stripe, which lacks its object. `unknown_codes` names the
    promotion codes that the program
    does not know.

    `customer_id` is null for a viewer.

    Args:
        program_id (int): Identifier of a stored record.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListPaymentEventsOrder | Unset):  Default: 'newest'.
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        state (str | Unset): `applied` events had their effect, `pending` ones wait, `test` ones
            are never applied, and `ignored` ones cannot be read. Known values: applied, pending,
            test, ignored.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PaymentEventList
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            client=client,
            limit=limit,
            cursor=cursor,
            order=order,
            created_from=created_from,
            created_before=created_before,
            state=state,
        )
    ).parsed
