from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.decline_partner_request import DeclinePartnerRequest
from ...models.managed_partner_answer import ManagedPartnerAnswer
from ...types import UNSET, Unset
from typing import cast


def _get_kwargs(
    program_id: int,
    partner_id: int,
    *,
    body: DeclinePartnerRequest | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/programs/{program_id}/partners/{partner_id}/decline".format(
            program_id=quote(str(program_id), safe=""),
            partner_id=quote(str(partner_id), safe=""),
        ),
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> ManagedPartnerAnswer | None:
    if response.status_code == 200:
        response_200 = ManagedPartnerAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ManagedPartnerAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    program_id: int,
    partner_id: int,
    *,
    client: AuthenticatedClient,
    body: DeclinePartnerRequest | Unset = UNSET,
) -> Response[ManagedPartnerAnswer]:
    """Decline a partner

     Declines the application of a partner whose status is `applied`. The body may be missing. With a
    `reason`, the mail about the
    decision says it, unless it contains what a mail program would make a link of.

    Args:
        program_id (int): Identifier of a stored record.
        partner_id (int): Identifier of a stored record.
        body (DeclinePartnerRequest | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ManagedPartnerAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        partner_id=partner_id,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    partner_id: int,
    *,
    client: AuthenticatedClient,
    body: DeclinePartnerRequest | Unset = UNSET,
) -> ManagedPartnerAnswer | None:
    """Decline a partner

     Declines the application of a partner whose status is `applied`. The body may be missing. With a
    `reason`, the mail about the
    decision says it, unless it contains what a mail program would make a link of.

    Args:
        program_id (int): Identifier of a stored record.
        partner_id (int): Identifier of a stored record.
        body (DeclinePartnerRequest | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ManagedPartnerAnswer
    """

    return sync_detailed(
        program_id=program_id,
        partner_id=partner_id,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    partner_id: int,
    *,
    client: AuthenticatedClient,
    body: DeclinePartnerRequest | Unset = UNSET,
) -> Response[ManagedPartnerAnswer]:
    """Decline a partner

     Declines the application of a partner whose status is `applied`. The body may be missing. With a
    `reason`, the mail about the
    decision says it, unless it contains what a mail program would make a link of.

    Args:
        program_id (int): Identifier of a stored record.
        partner_id (int): Identifier of a stored record.
        body (DeclinePartnerRequest | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ManagedPartnerAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        partner_id=partner_id,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    partner_id: int,
    *,
    client: AuthenticatedClient,
    body: DeclinePartnerRequest | Unset = UNSET,
) -> ManagedPartnerAnswer | None:
    """Decline a partner

     Declines the application of a partner whose status is `applied`. The body may be missing. With a
    `reason`, the mail about the
    decision says it, unless it contains what a mail program would make a link of.

    Args:
        program_id (int): Identifier of a stored record.
        partner_id (int): Identifier of a stored record.
        body (DeclinePartnerRequest | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ManagedPartnerAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            partner_id=partner_id,
            client=client,
            body=body,
        )
    ).parsed
