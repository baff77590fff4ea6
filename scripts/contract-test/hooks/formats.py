"""Generates strings for formats of the document that Schemathesis does not know."""

from __future__ import annotations

import schemathesis
from hypothesis import strategies as st

_label = st.from_regex(r"[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?", fullmatch=True)

# An origin, such as an entry of `origins`.
schemathesis.openapi.format(
    "origin",
    st.builds(
        lambda scheme, labels, port: f"{scheme}://{'.'.join(labels)}.dev{port}",
        st.sampled_from(["https", "http"]),
        st.lists(_label, min_size=1, max_size=3),
        st.sampled_from(["", "", ":8080"]),
    ),
)

# A host name with an optional port, such as `domain` in the request to create a program.
schemathesis.openapi.format(
    "domain",
    st.builds(
        lambda labels, ending, port: ".".join([*labels, ending]) + port,
        st.lists(_label, min_size=1, max_size=3),
        st.sampled_from(["dev", "com", "example"]),
        st.sampled_from(["", "", ":8080"]),
    ),
)
