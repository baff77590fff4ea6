# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of statements."""

from __future__ import annotations

from dataclasses import dataclass

from ..._model import Model


@dataclass(slots=True)
class SigningKeysKeysItem(Model):
    kty: str
    """The type of the key. Known values: OKP."""
    crv: str
    """The curve. Known values: Ed25519."""
    x: str
    """The public key, base64url."""
    kid: str
    """Its thumbprint (RFC 7638), which the header of a signature names."""
    alg: str
    """The algorithm. Known values: EdDSA."""
    use: str
    """It signs. Known values: sig."""


@dataclass(slots=True)
class SigningKeys(Model):
    """A JSON Web Key Set (RFC 7517)."""

    keys: list[SigningKeysKeysItem]
    """The keys, the newest first."""
