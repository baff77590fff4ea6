from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.simulate_terms_request import SimulateTermsRequest
from ...models.simulation_answer import SimulationAnswer
from typing import cast


def _get_kwargs(
    program_id: int,
    *,
    body: SimulateTermsRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/programs/{program_id}/terms/simulate".format(
            program_id=quote(str(program_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> SimulationAnswer | None:
    if response.status_code == 200:
        response_200 = SimulationAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[SimulationAnswer]:
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
    body: SimulateTermsRequest,
) -> Response[SimulationAnswer]:
    """Ask what other terms would have cost

     Decides again about the sales that were recorded from `from` until before `to`, as if other terms
    had been in force, and changes
    nothing. The terms are replaced where those of the level, of this group or of this partner decided;
    every other sale has the terms
    that it had. Limits count each customer's sales from before the period too. Which partner referred a
    customer stays as it was. A sale
    whose commission failed, or had no partner to receive it, is not counted. The amounts are those of
    the moment of the sale; what
    refunds took back of them since is apart. At most 100,000 sales.

    Args:
        program_id (int): Identifier of a stored record.
        body (SimulateTermsRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[SimulationAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    *,
    client: AuthenticatedClient,
    body: SimulateTermsRequest,
) -> SimulationAnswer | None:
    """Ask what other terms would have cost

     Decides again about the sales that were recorded from `from` until before `to`, as if other terms
    had been in force, and changes
    nothing. The terms are replaced where those of the level, of this group or of this partner decided;
    every other sale has the terms
    that it had. Limits count each customer's sales from before the period too. Which partner referred a
    customer stays as it was. A sale
    whose commission failed, or had no partner to receive it, is not counted. The amounts are those of
    the moment of the sale; what
    refunds took back of them since is apart. At most 100,000 sales.

    Args:
        program_id (int): Identifier of a stored record.
        body (SimulateTermsRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        SimulationAnswer
    """

    return sync_detailed(
        program_id=program_id,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    *,
    client: AuthenticatedClient,
    body: SimulateTermsRequest,
) -> Response[SimulationAnswer]:
    """Ask what other terms would have cost

     Decides again about the sales that were recorded from `from` until before `to`, as if other terms
    had been in force, and changes
    nothing. The terms are replaced where those of the level, of this group or of this partner decided;
    every other sale has the terms
    that it had. Limits count each customer's sales from before the period too. Which partner referred a
    customer stays as it was. A sale
    whose commission failed, or had no partner to receive it, is not counted. The amounts are those of
    the moment of the sale; what
    refunds took back of them since is apart. At most 100,000 sales.

    Args:
        program_id (int): Identifier of a stored record.
        body (SimulateTermsRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[SimulationAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    *,
    client: AuthenticatedClient,
    body: SimulateTermsRequest,
) -> SimulationAnswer | None:
    """Ask what other terms would have cost

     Decides again about the sales that were recorded from `from` until before `to`, as if other terms
    had been in force, and changes
    nothing. The terms are replaced where those of the level, of this group or of this partner decided;
    every other sale has the terms
    that it had. Limits count each customer's sales from before the period too. Which partner referred a
    customer stays as it was. A sale
    whose commission failed, or had no partner to receive it, is not counted. The amounts are those of
    the moment of the sale; what
    refunds took back of them since is apart. At most 100,000 sales.

    Args:
        program_id (int): Identifier of a stored record.
        body (SimulateTermsRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        SimulationAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            client=client,
            body=body,
        )
    ).parsed
