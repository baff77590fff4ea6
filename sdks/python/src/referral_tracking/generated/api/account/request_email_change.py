from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.email_change_answer import EmailChangeAnswer
from ...models.email_change_request import EmailChangeRequest
from typing import cast


def _get_kwargs(
    *,
    body: EmailChangeRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/account/email-change",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> EmailChangeAnswer | None:
    if response.status_code == 200:
        response_200 = EmailChangeAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[EmailChangeAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: EmailChangeRequest,
) -> Response[EmailChangeAnswer]:
    """Change the e-mail address

     Mails a link to the new address, for a person who signs in by mail. Nothing changes until the person
    opens it, within 15 minutes, in a
    browser that is signed in to this account, and confirms the change. An earlier link that waits can
    no longer be used. The response is the
    same for every address, so it does not show who has an account.

    The change is mailed to the old address, with a link that takes it back for 72 hours. During this
    time the address cannot be changed
    again, and nobody can sign up with the old one. All payout methods wait 72 hours from the change,
    and none can be added or removed.

    An account that signs in with an identity provider changes its address there. An account can request
    5 changes in 24 hours.

    Args:
        body (EmailChangeRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[EmailChangeAnswer]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: EmailChangeRequest,
) -> EmailChangeAnswer | None:
    """Change the e-mail address

     Mails a link to the new address, for a person who signs in by mail. Nothing changes until the person
    opens it, within 15 minutes, in a
    browser that is signed in to this account, and confirms the change. An earlier link that waits can
    no longer be used. The response is the
    same for every address, so it does not show who has an account.

    The change is mailed to the old address, with a link that takes it back for 72 hours. During this
    time the address cannot be changed
    again, and nobody can sign up with the old one. All payout methods wait 72 hours from the change,
    and none can be added or removed.

    An account that signs in with an identity provider changes its address there. An account can request
    5 changes in 24 hours.

    Args:
        body (EmailChangeRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        EmailChangeAnswer
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: EmailChangeRequest,
) -> Response[EmailChangeAnswer]:
    """Change the e-mail address

     Mails a link to the new address, for a person who signs in by mail. Nothing changes until the person
    opens it, within 15 minutes, in a
    browser that is signed in to this account, and confirms the change. An earlier link that waits can
    no longer be used. The response is the
    same for every address, so it does not show who has an account.

    The change is mailed to the old address, with a link that takes it back for 72 hours. During this
    time the address cannot be changed
    again, and nobody can sign up with the old one. All payout methods wait 72 hours from the change,
    and none can be added or removed.

    An account that signs in with an identity provider changes its address there. An account can request
    5 changes in 24 hours.

    Args:
        body (EmailChangeRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[EmailChangeAnswer]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: EmailChangeRequest,
) -> EmailChangeAnswer | None:
    """Change the e-mail address

     Mails a link to the new address, for a person who signs in by mail. Nothing changes until the person
    opens it, within 15 minutes, in a
    browser that is signed in to this account, and confirms the change. An earlier link that waits can
    no longer be used. The response is the
    same for every address, so it does not show who has an account.

    The change is mailed to the old address, with a link that takes it back for 72 hours. During this
    time the address cannot be changed
    again, and nobody can sign up with the old one. All payout methods wait 72 hours from the change,
    and none can be added or removed.

    An account that signs in with an identity provider changes its address there. An account can request
    5 changes in 24 hours.

    Args:
        body (EmailChangeRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        EmailChangeAnswer
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
