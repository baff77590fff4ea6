// Writes the facts that clients need in addition to the types (see scripts/generate/client.ts) in Python and Go.
import type { Advice } from '../generate/advice.ts';
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

const nullable = (value: string | null, none: string): string => (value === null ? none : quoted(value));

/** What to do about each error, in Python. */
function pythonAdvice({ failures, errorsPath, advice }: ClientFacts): string {
  const one = ({ status, code, message, pattern, field, anchor, hint }: Advice): string => {
    const texts = [code, message, pattern].map((text) => nullable(text, 'None'));
    return `Advice(${[String(status), ...texts, field ? 'True' : 'False', quoted(anchor), quoted(hint)].join(', ')})`;
  };
  return `class ErrorKind(StrEnum):
    """How a call failed, with the same names in each SDK."""

${Object.keys(failures)
  .map((kind) => `    ${upper(kind)} = ${quoted(kind)}`)
  .join('\n')}


FAILURE_HINTS: Final = {
${Object.entries(failures)
  .map(([kind, hint]) => `    ErrorKind.${upper(kind)}: ${quoted(hint)},`)
  .join('\n')}
}
ERRORS_PATH: Final = ${quoted(errorsPath)}


@dataclass(frozen=True)
class Advice:
    """What to do about an error, and how to recognise it.

    \`\`code\`\` is None unless another error has its message. With \`\`field\`\`, the error has \`\`details.field\`\`.
    """

    status: int
    code: str | None
    message: str | None
    pattern: str | None
    field: bool
    anchor: str
    hint: str


# A line for each.
# fmt: off
ADVICE: Final = (
${advice.map((entry) => `    ${one(entry)},`).join('\n')}
)
# fmt: on
`;
}

export function pythonContract(facts: ClientFacts): string {
  const { version, headers, codes, marks } = facts;
  const mark = ({ status, code, message }: Mark): string =>
    `Mark(status=${status}, code=${code === null ? 'None' : quoted(code)}, message=${message === null ? 'None' : quoted(message)})`;
  return `"""What a client must know of the contract beside its types."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

VERSION: Final = ${quoted(version)}
REQUEST_ID_HEADER: Final = ${quoted(headers.requestId)}
RETRY_AFTER_HEADER: Final = ${quoted(headers.retryAfter)}
IDEMPOTENCY_KEY_HEADER: Final = ${quoted(headers.idempotencyKey)}


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


${pythonAdvice(facts)}`;
}

/** What to do about each error, in Go. */
function goAdvice({ failures, errorsPath, advice }: ClientFacts): string {
  const one = ({ status, code, message, pattern, field, anchor, hint }: Advice): string => {
    const texts = [code, message, pattern].map((text) => nullable(text, '""'));
    return `{${[String(status), ...texts, String(field), quoted(anchor), quoted(hint)].join(', ')}}`;
  };
  return `// ErrorKind is how a call failed, with the same names in each SDK.
type ErrorKind string

const (
${Object.keys(failures)
  .map((kind) => `	ErrorKind${pascal(kind)} ErrorKind = ${quoted(kind)}`)
  .join('\n')}
)

// FailureHints says what to do about each kind of failure if the response does not say.
var FailureHints = map[ErrorKind]string{
${Object.entries(failures)
  .map(([kind, hint]) => `	ErrorKind${pascal(kind)}: ${quoted(hint)},`)
  .join('\n')}
}

// ErrorsPath is where a deployment serves the list of errors, below its address.
const ErrorsPath = ${quoted(errorsPath)}

// Advice is what to do about an error, and how to recognise it. Code is empty unless another error has its message;
// Message is empty if a part of it varies, and Pattern then fits it. With Field, the error has details.field.
type Advice struct {
	Status  int
	Code    string
	Message string
	Pattern string
	Field   bool
	Anchor  string
	Hint    string
}

// ErrorAdvice is what to do about each error of the service; the first entry that fits counts.
var ErrorAdvice = []Advice{
${advice.map((entry) => `	${one(entry)},`).join('\n')}
}
`;
}

export function goContract(facts: ClientFacts): string {
  const { version, headers, codes, marks } = facts;
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
	IdempotencyKeyHeader = ${quoted(headers.idempotencyKey)}
)

// The stable error codes that the document knows. A newer service may send others.
const (
${codes.map((code) => `	Code${pascal(code)} = ${quoted(code)}`).join('\n')}
)

// Codes are all of them.
var Codes = []string{${codes.map((code) => `Code${pascal(code)}`).join(', ')}}

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

${goAdvice(facts)}`;
}
