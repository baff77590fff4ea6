// Writes the facts that clients need in addition to the types (see scripts/generate/client.ts) in Python and Go.
import type { ClientFacts, Mark } from '../generate/client.ts';

const words = (code: string): string[] => code.split('_');
const upper = (code: string): string => words(code).join('_').toUpperCase();
const pascal = (code: string): string =>
  words(code)
    .map((word) => (word === 'api' ? 'API' : word[0]!.toUpperCase() + word.slice(1)))
    .join('');
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A JSON string is a valid string literal in both languages. */
const quoted = (text: string): string => JSON.stringify(text);

export function pythonContract({ version, headers, codes, marks }: ClientFacts): string {
  const mark = ({ status, code, message }: Mark): string =>
    `Mark(status=${status}, code=${code === null ? 'None' : quoted(code)}, message=${message === null ? 'None' : quoted(message)})`;
  return `"""What a client must know of the contract beside its types."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

VERSION: Final = ${quoted(version)}
REQUEST_ID_HEADER: Final = ${quoted(headers.requestId)}
RETRY_AFTER_HEADER: Final = ${quoted(headers.retryAfter)}


class ErrorCode(StrEnum):
    """The stable codes that the document knows. A newer service may send others."""

${codes.map((code) => `    ${upper(code)} = ${quoted(code)}`).join('\n')}


@dataclass(frozen=True)
class Mark:
    """How an error is recognised: by its code where that is the only one of its status, else by its message."""

    status: int
    code: str | None
    message: str | None


${Object.entries(marks)
  .map(([name, value]) => `${snake(name).toUpperCase()}: Final = ${mark(value)}`)
  .join('\n')}
`;
}

export function goContract({ version, headers, codes, marks }: ClientFacts): string {
  const mark = ({ status, code, message }: Mark): string =>
    `{Status: ${status}, Code: ${quoted(code ?? '')}, Message: ${message === null ? 'nil' : `regexp.MustCompile(${quoted(message)})`}}`;
  return `package api

import "regexp"

// Version is the version of the document that this package was made from.
const Version = ${quoted(version)}

// Names of headers.
const (
	RequestIDHeader  = ${quoted(headers.requestId)}
	RetryAfterHeader = ${quoted(headers.retryAfter)}
)

// The stable error codes that the document knows. A newer service may send others.
const (
${codes.map((code) => `	Code${pascal(code)} = ${quoted(code)}`).join('\n')}
)

// Mark is how an error is recognised: by its code where that is the only one of its status, else by its message.
type Mark struct {
	Status  int
	Code    string
	Message *regexp.Regexp
}

// Errors that mean something to a client.
var (
${Object.entries(marks)
  .map(([name, value]) => `	${name[0]!.toUpperCase()}${name.slice(1)} = Mark${mark(value)}`)
  .join('\n')}
)
`;
}
