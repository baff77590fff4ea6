"""Generates strings and bodies for formats and media types of the document that Schemathesis does not know."""

from __future__ import annotations

import base64

import schemathesis
from hypothesis import strategies as st
from schemathesis.specs.openapi.formats import FORMAT_LENGTHS, STRING_FORMATS, get_default_format_strategies


def _register(name: str, strategy: st.SearchStrategy[str], shortest: int, longest: int) -> None:
    """
    Registers a format with the lengths of its strings. Schemathesis knows those of its own formats only. For each limit
    that no string reaches, it would try more than a thousand strings, for two seconds.
    """
    schemathesis.openapi.format(name, strategy)
    get_default_format_strategies()[name] = STRING_FORMATS[name]
    FORMAT_LENGTHS[name] = (shortest, longest)


_label = st.from_regex(r"[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?", fullmatch=True)

# An origin, such as an entry of `origins`.
_register(
    "origin",
    st.builds(
        lambda scheme, labels, port: f"{scheme}://{'.'.join(labels)}.dev{port}",
        st.sampled_from(["https", "http"]),
        st.lists(_label, min_size=1, max_size=3),
        st.sampled_from(["", "", ":8080"]),
    ),
    shortest=12,
    longest=85,
)

# A host name with an optional port, such as `domain` in the request to create a program.
_register(
    "domain",
    st.builds(
        lambda labels, ending, port: ".".join([*labels, ending]) + port,
        st.lists(_label, min_size=1, max_size=3),
        st.sampled_from(["dev", "com", "example"]),
        st.sampled_from(["", "", ":8080"]),
    ),
    shortest=5,
    longest=81,
)

# A picture of one pixel in each kind that a logo may have, and bytes that are no picture.
_PICTURES = {
    "image/png": base64.b64decode(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    ),
    "image/svg+xml": b'<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
}
for _kind in ("image/png", "image/jpeg", "image/webp", "image/svg+xml"):
    schemathesis.openapi.media_type(
        _kind, st.sampled_from([*_PICTURES.values()]) | st.binary(min_size=1, max_size=100)
    )
