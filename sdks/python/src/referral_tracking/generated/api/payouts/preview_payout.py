from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.payout_preview_answer import PayoutPreviewAnswer
from ...models.preview_payout_currency import check_preview_payout_currency
from ...models.preview_payout_currency import PreviewPayoutCurrency
from ...models.preview_payout_expand import check_preview_payout_expand
from ...models.preview_payout_expand import PreviewPayoutExpand
from ...types import UNSET, Unset
from typing import cast
import datetime


def _get_kwargs(
    program_id: int,
    *,
    currency: PreviewPayoutCurrency | Unset = UNSET,
    cutoff: datetime.datetime | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    expand: PreviewPayoutExpand | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_currency: str | Unset = UNSET
    if not isinstance(currency, Unset):
        json_currency = currency

    params["currency"] = json_currency

    json_cutoff: str | Unset = UNSET
    if not isinstance(cutoff, Unset):
        json_cutoff = cutoff.isoformat()
    params["cutoff"] = json_cutoff

    params["partner_id"] = partner_id

    json_expand: str | Unset = UNSET
    if not isinstance(expand, Unset):
        json_expand = expand

    params["expand"] = json_expand

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/programs/{program_id}/payouts/preview".format(
            program_id=quote(str(program_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> PayoutPreviewAnswer | None:
    if response.status_code == 200:
        response_200 = PayoutPreviewAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[PayoutPreviewAnswer]:
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
    currency: PreviewPayoutCurrency | Unset = UNSET,
    cutoff: datetime.datetime | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    expand: PreviewPayoutExpand | Unset = UNSET,
) -> Response[PayoutPreviewAnswer]:
    """Preview a payout

     What a payout would pay now, and what it would not, with the reason. It changes nothing. `version`
    changes with each of it: send it
    as `expected_version` to create exactly this payout.

    Args:
        program_id (int): Identifier of a stored record.
        currency (PreviewPayoutCurrency | Unset):
        cutoff (datetime.datetime | Unset):
        partner_id (int | Unset): Identifier of a stored record.
        expand (PreviewPayoutExpand | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PayoutPreviewAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        currency=currency,
        cutoff=cutoff,
        partner_id=partner_id,
        expand=expand,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    *,
    client: AuthenticatedClient,
    currency: PreviewPayoutCurrency | Unset = UNSET,
    cutoff: datetime.datetime | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    expand: PreviewPayoutExpand | Unset = UNSET,
) -> PayoutPreviewAnswer | None:
    """Preview a payout

     What a payout would pay now, and what it would not, with the reason. It changes nothing. `version`
    changes with each of it: send it
    as `expected_version` to create exactly this payout.

    Args:
        program_id (int): Identifier of a stored record.
        currency (PreviewPayoutCurrency | Unset):
        cutoff (datetime.datetime | Unset):
        partner_id (int | Unset): Identifier of a stored record.
        expand (PreviewPayoutExpand | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PayoutPreviewAnswer
    """

    return sync_detailed(
        program_id=program_id,
        client=client,
        currency=currency,
        cutoff=cutoff,
        partner_id=partner_id,
        expand=expand,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    *,
    client: AuthenticatedClient,
    currency: PreviewPayoutCurrency | Unset = UNSET,
    cutoff: datetime.datetime | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    expand: PreviewPayoutExpand | Unset = UNSET,
) -> Response[PayoutPreviewAnswer]:
    """Preview a payout

     What a payout would pay now, and what it would not, with the reason. It changes nothing. `version`
    changes with each of it: send it
    as `expected_version` to create exactly this payout.

    Args:
        program_id (int): Identifier of a stored record.
        currency (PreviewPayoutCurrency | Unset):
        cutoff (datetime.datetime | Unset):
        partner_id (int | Unset): Identifier of a stored record.
        expand (PreviewPayoutExpand | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PayoutPreviewAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        currency=currency,
        cutoff=cutoff,
        partner_id=partner_id,
        expand=expand,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    *,
    client: AuthenticatedClient,
    currency: PreviewPayoutCurrency | Unset = UNSET,
    cutoff: datetime.datetime | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    expand: PreviewPayoutExpand | Unset = UNSET,
) -> PayoutPreviewAnswer | None:
    """Preview a payout

     What a payout would pay now, and what it would not, with the reason. It changes nothing. `version`
    changes with each of it: send it
    as `expected_version` to create exactly this payout.

    Args:
        program_id (int): Identifier of a stored record.
        currency (PreviewPayoutCurrency | Unset):
        cutoff (datetime.datetime | Unset):
        partner_id (int | Unset): Identifier of a stored record.
        expand (PreviewPayoutExpand | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PayoutPreviewAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            client=client,
            currency=currency,
            cutoff=cutoff,
            partner_id=partner_id,
            expand=expand,
        )
    ).parsed
