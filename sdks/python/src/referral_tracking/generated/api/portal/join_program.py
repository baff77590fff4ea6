from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.join_program_request import JoinProgramRequest
from ...models.portal_program_answer import PortalProgramAnswer
from ...types import UNSET, Unset
from typing import cast


def _get_kwargs(
    *,
    body: JoinProgramRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/partner/programs",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> PortalProgramAnswer | None:
    if response.status_code == 201:
        response_201 = PortalProgramAnswer.from_dict(response.json())

        return response_201

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[PortalProgramAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: JoinProgramRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[PortalProgramAnswer]:
    """Join a program

     Joins a program, or applies to it, as its `join_policy` says: with `open` the partner joins, with
    `apply` a member of the
    program decides, and a program with `invite` is answered with 404, as if it did not exist. A partner
    who left joins again,
    whatever the policy. One who was declined or removed cannot.

    A program may ask questions, and for consent to its terms and its privacy notice; its page `/join`
    shows them. Who joins again is
    not asked again.

    An account that is no partner yet becomes one.

    Args:
        idempotency_key (str | Unset):
        body (JoinProgramRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PortalProgramAnswer]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: JoinProgramRequest,
    idempotency_key: str | Unset = UNSET,
) -> PortalProgramAnswer | None:
    """Join a program

     Joins a program, or applies to it, as its `join_policy` says: with `open` the partner joins, with
    `apply` a member of the
    program decides, and a program with `invite` is answered with 404, as if it did not exist. A partner
    who left joins again,
    whatever the policy. One who was declined or removed cannot.

    A program may ask questions, and for consent to its terms and its privacy notice; its page `/join`
    shows them. Who joins again is
    not asked again.

    An account that is no partner yet becomes one.

    Args:
        idempotency_key (str | Unset):
        body (JoinProgramRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PortalProgramAnswer
    """

    return sync_detailed(
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: JoinProgramRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[PortalProgramAnswer]:
    """Join a program

     Joins a program, or applies to it, as its `join_policy` says: with `open` the partner joins, with
    `apply` a member of the
    program decides, and a program with `invite` is answered with 404, as if it did not exist. A partner
    who left joins again,
    whatever the policy. One who was declined or removed cannot.

    A program may ask questions, and for consent to its terms and its privacy notice; its page `/join`
    shows them. Who joins again is
    not asked again.

    An account that is no partner yet becomes one.

    Args:
        idempotency_key (str | Unset):
        body (JoinProgramRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PortalProgramAnswer]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: JoinProgramRequest,
    idempotency_key: str | Unset = UNSET,
) -> PortalProgramAnswer | None:
    """Join a program

     Joins a program, or applies to it, as its `join_policy` says: with `open` the partner joins, with
    `apply` a member of the
    program decides, and a program with `invite` is answered with 404, as if it did not exist. A partner
    who left joins again,
    whatever the policy. One who was declined or removed cannot.

    A program may ask questions, and for consent to its terms and its privacy notice; its page `/join`
    shows them. Who joins again is
    not asked again.

    An account that is no partner yet becomes one.

    Args:
        idempotency_key (str | Unset):
        body (JoinProgramRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PortalProgramAnswer
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
