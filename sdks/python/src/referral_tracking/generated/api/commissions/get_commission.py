from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.commission_detail import CommissionDetail
from ...models.get_commission_expand import check_get_commission_expand
from ...models.get_commission_expand import GetCommissionExpand
from ...types import UNSET, Unset
from typing import cast


def _get_kwargs(
    program_id: int,
    commission_id: int,
    *,
    expand: GetCommissionExpand | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_expand: str | Unset = UNSET
    if not isinstance(expand, Unset):
        json_expand = expand

    params["expand"] = json_expand

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/programs/{program_id}/commissions/{commission_id}".format(
            program_id=quote(str(program_id), safe=""),
            commission_id=quote(str(commission_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CommissionDetail | None:
    if response.status_code == 200:
        response_200 = CommissionDetail.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CommissionDetail]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    program_id: int,
    commission_id: int,
    *,
    client: AuthenticatedClient,
    expand: GetCommissionExpand | Unset = UNSET,
) -> Response[CommissionDetail]:
    """Get a commission

     Returns the commission with its changes, whose amounts add up to its amount, and with the reason for
    its state.

    Args:
        program_id (int): Identifier of a stored record.
        commission_id (int): Identifier of a stored record.
        expand (GetCommissionExpand | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CommissionDetail]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        commission_id=commission_id,
        expand=expand,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    commission_id: int,
    *,
    client: AuthenticatedClient,
    expand: GetCommissionExpand | Unset = UNSET,
) -> CommissionDetail | None:
    """Get a commission

     Returns the commission with its changes, whose amounts add up to its amount, and with the reason for
    its state.

    Args:
        program_id (int): Identifier of a stored record.
        commission_id (int): Identifier of a stored record.
        expand (GetCommissionExpand | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CommissionDetail
    """

    return sync_detailed(
        program_id=program_id,
        commission_id=commission_id,
        client=client,
        expand=expand,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    commission_id: int,
    *,
    client: AuthenticatedClient,
    expand: GetCommissionExpand | Unset = UNSET,
) -> Response[CommissionDetail]:
    """Get a commission

     Returns the commission with its changes, whose amounts add up to its amount, and with the reason for
    its state.

    Args:
        program_id (int): Identifier of a stored record.
        commission_id (int): Identifier of a stored record.
        expand (GetCommissionExpand | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CommissionDetail]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        commission_id=commission_id,
        expand=expand,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    commission_id: int,
    *,
    client: AuthenticatedClient,
    expand: GetCommissionExpand | Unset = UNSET,
) -> CommissionDetail | None:
    """Get a commission

     Returns the commission with its changes, whose amounts add up to its amount, and with the reason for
    its state.

    Args:
        program_id (int): Identifier of a stored record.
        commission_id (int): Identifier of a stored record.
        expand (GetCommissionExpand | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CommissionDetail
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            commission_id=commission_id,
            client=client,
            expand=expand,
        )
    ).parsed
