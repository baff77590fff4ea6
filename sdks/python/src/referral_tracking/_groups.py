"""What the groups of the management clients have in common, and how they go through the pages of a list."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from typing import Protocol, TypeVar

from ._connection import AsyncConnection, Connection
from ._operation import Operation

T = TypeVar("T")
Record = TypeVar("Record", covariant=True)


class Group:
    """Operations on one kind of records."""

    def __init__(self, client: Connection) -> None:
        self._client = client


class AsyncGroup:
    """The same for asyncio."""

    def __init__(self, client: AsyncConnection) -> None:
        self._client = client


class _Place(Protocol):
    @property
    def next_cursor(self) -> str | None: ...


class Page(Protocol[Record]):
    """A page of a list."""

    @property
    def data(self) -> Sequence[Record]: ...
    @property
    def page(self) -> _Place: ...


def all_pages(
    client: Connection, operation: Operation[Page[T]], *ids: int, query: Mapping[str, object], attempts: int | None
) -> Iterator[T]:
    """The records of all pages; each page is read when its first record is needed."""
    asked = query
    while True:
        page = client.call(operation, *ids, query=asked, attempts=attempts)
        yield from page.data
        if page.page.next_cursor is None:
            return
        asked = {**query, "cursor": page.page.next_cursor}


async def all_pages_async(
    client: AsyncConnection, operation: Operation[Page[T]], *ids: int, query: Mapping[str, object], attempts: int | None
) -> AsyncIterator[T]:
    """The same for asyncio."""
    asked = query
    while True:
        page = await client.call(operation, *ids, query=asked, attempts=attempts)
        for record in page.data:
            yield record
        if page.page.next_cursor is None:
            return
        asked = {**query, "cursor": page.page.next_cursor}
