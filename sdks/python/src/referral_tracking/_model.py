"""What the generated models have in common: how they are read from JSON and written as JSON."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from types import NoneType, UnionType
from typing import Any, Literal, Self, Union, get_args, get_origin, get_type_hints

Read = Callable[[Any], Any]


class Unset:
    """The type of ``UNSET``."""

    def __repr__(self) -> str:
        return "UNSET"

    def __bool__(self) -> Literal[False]:
        return False

    def __reduce__(self) -> str:
        # There is only one, also after a copy.
        return "UNSET"


UNSET: Unset = Unset()
"""A field that is absent, as opposed to one that is null."""


@dataclass(slots=True)
class Model:
    """An object of the document.

    ``additional_properties`` are fields that this version of the package does not know; they are also its items.
    """

    additional_properties: dict[str, Any] = field(init=False, default_factory=dict)

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        """Reads a JSON object. Raises TypeError, ValueError or KeyError if it is no such object."""
        given = dict(src_dict)
        known = {name: read(given.pop(key)) for name, key, read in _fields_of(cls) if key in given}
        model = cls(**known)
        model.additional_properties = given
        return model

    def to_dict(self) -> dict[str, Any]:
        """The object as JSON, without the fields that are absent."""
        values = {key: getattr(self, name) for name, key, _ in _fields_of(type(self))}
        known = {key: as_json(value) for key, value in values.items() if value is not UNSET}
        return {**self.additional_properties, **known}

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties)

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties


def as_json(value: Any) -> Any:
    """A value of a field as JSON."""
    if isinstance(value, Model):
        return value.to_dict()
    if isinstance(value, datetime.date):
        return value.isoformat()
    if isinstance(value, Mapping):
        return {key: as_json(one) for key, one in value.items()}
    return [as_json(one) for one in value] if isinstance(value, list | tuple) else value


def json_name(name: str) -> str:
    """The document's name of a field or parameter: ``type_`` is ``type``."""
    return name.rstrip("_")


_known: dict[type[Any], list[tuple[str, str, Read]]] = {}


def _fields_of(cls: type[Model]) -> list[tuple[str, str, Read]]:
    """The fields of a model, their names in JSON, and how each is read."""
    if cls not in _known:
        hints = get_type_hints(cls)
        own = [one for one in fields(cls) if one.name != "additional_properties"]
        _known[cls] = [
            (one.name, one.metadata.get("name", json_name(one.name)), _reader(hints[one.name])) for one in own
        ]
    return _known[cls]


def _same(value: Any) -> Any:
    return value


def _reader(hint: Any) -> Read:
    """How a value of this type is read. What a newer service may send, such as another text, is left as it is."""
    if get_origin(hint) in (Union, UnionType):
        return _choice(get_args(hint))
    if get_origin(hint) is list:
        each = _reader(get_args(hint)[0])
        return _same if each is _same else lambda value: [each(one) for one in value]
    if hint is datetime.datetime or hint is datetime.date:
        read: Read = hint.fromisoformat
        return read
    return hint.from_dict if isinstance(hint, type) and issubclass(hint, Model) else _same


def _choice(options: tuple[Any, ...]) -> Read:
    readers = [_reader(one) for one in options if one not in (NoneType, Unset)]
    if len(readers) == 1 and readers[0] is _same:
        return _same

    def read(value: Any) -> Any:
        return None if value is None and NoneType in options else _first(iter(readers), value)

    return read


def _first(readers: Iterator[Read], value: Any) -> Any:
    """The value as the first reader that can read it does; raises the error of the last one."""
    reader = next(readers)
    try:
        return reader(value)
    except (TypeError, ValueError, AttributeError, KeyError):
        try:
            return _first(readers, value)
        except StopIteration:
            pass
        raise
