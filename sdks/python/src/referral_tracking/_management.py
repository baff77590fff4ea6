"""Calls the operations of the management API, and goes through the pages of its lists."""

from __future__ import annotations

import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar, cast

from ._call import FILE, Link, Operation, Steps, call
from ._operations import Body, raw
from .errors import ReferralError, error_of_misuse
from .generated.types import UNSET, Unset

T = TypeVar("T")
Record = TypeVar("Record", covariant=True)


def given(value: T | None) -> T | Unset:
    """A parameter of a query; None is not sent."""
    return UNSET if value is None else value


def sent(body: T | Body) -> T:
    """A body that is sent unchanged, with the type that the generated functions declare."""
    return cast("T", raw(body))


def key_of(given_key: str | None) -> str:
    """The ``Idempotency-Key`` of a call: that of the caller, else a random one."""
    return str(uuid.uuid4()) if given_key is None else given_key


def file_text(body: Mapping[str, Any]) -> str:
    """The text of a file."""
    return cast("str", body[FILE])


def manage(
    link: Link,
    make: Callable[[], dict[str, Any]],
    parse: Callable[[Mapping[str, Any]], T],
    attempts: int | None,
    *,
    repeatable: bool,
    **ids: int,
) -> Steps[T]:
    """A call of an operation with these identifiers in its path. Raises ReferralError for wrong arguments."""
    for name, value in ids.items():
        if not isinstance(value, int) or isinstance(value, bool) or value < 1:
            raise error_of_misuse(f"{name} must be a positive integer")
    try:
        request = make()
    except ReferralError:
        raise
    except Exception as cause:
        raise error_of_misuse(str(cause)) from cause
    return call(link, Operation(request, parse, repeatable), attempts)


class _Place(Protocol):
    @property
    def next_cursor(self) -> str | None: ...


class Page(Protocol[Record]):
    """A page of a list."""

    @property
    def data(self) -> Sequence[Record]: ...
    @property
    def page(self) -> _Place: ...


def all_pages(read: Callable[[str | None], Page[T]]) -> Iterator[T]:
    """The records of all pages; each page is read when its first record is needed."""
    cursor: str | None = None
    while True:
        page = read(cursor)
        yield from page.data
        cursor = page.page.next_cursor
        if cursor is None:
            return


async def all_pages_async(read: Callable[[str | None], Awaitable[Page[T]]]) -> AsyncIterator[T]:
    """The same for asyncio."""
    cursor: str | None = None
    while True:
        page = await read(cursor)
        for record in page.data:
            yield record
        cursor = page.page.next_cursor
        if cursor is None:
            return
