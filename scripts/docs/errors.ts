// Generates the lists of /docs/errors as markup: every status, code and message of the document.
import { STATUS_CODES } from 'node:http';
import { errorTexts, type ErrorText } from '../../src/contract/errors.ts';
import { contract, operationEntry, type OperationId } from '../../src/contract/index.ts';
import { patternOf } from '@referral-tracking/shared/template';
import { escapeHtml } from '../../src/pages/html.ts';
import { referenceLink } from './reference-link.ts';

/** Formats text of the document, in which back-quotes mark code. */
const prose = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

const API = '/api/v1/';
const shortPath = (path: string): string => (path.startsWith(API) ? path.slice(API.length) : path);
const operationLink = (id: OperationId): string =>
  `<a href="${referenceLink(id)}">${shortPath(operationEntry(id).path)}</a>`;

/** The operations that return an error. Before an operation is found, an error can occur in any request. */
const places = (ids: readonly OperationId[]): string => ids.map(operationLink).join(', ') || 'any request';

const messageLink = ({ name, message }: ErrorText): string => `<a href="#${name}">${escapeHtml(message)}</a>`;
const statusBadge = (status: number): string => `<span class="status s${Math.floor(status / 100)}">${status}</span>`;

/** A code with its messages. The code is the anchor, to which responses of the service link. */
function codeCard(name: string, texts: readonly ErrorText[]): string {
  const statuses = [...new Set(texts.map(({ status }) => status))];
  const place = texts.find(({ codePlace }) => codePlace !== undefined)?.codePlace;
  const where = place === undefined ? '' : ` <span class="soft">at ${code(place)}</span>`;
  const warns = contract.rotationWarning.body.code === name;
  const meanings = texts.map((text) => `<li>${messageLink(text)}<br>${prose(text.summary)}.</li>`);
  if (warns) meanings.push(`<li>In <code>warnings</code>: ${prose(contract.rotationWarning.body.message)}</li>`);
  return (
    `<article class="error-card" id="${name}"><header>${statuses.map(statusBadge).join(' ')} ` +
    `<strong>${code(name)}</strong>${where}</header><ul>${meanings.join('')}</ul></article>`
  );
}

function codeCards(texts: readonly ErrorText[]): string {
  const known = (text: ErrorText) => text.codes.flatMap((entry) => entry.code ?? []);
  const names = [...new Set(texts.flatMap(known))].sort();
  const cards = names.map((name) =>
    codeCard(
      name,
      texts.filter((text) => known(text).includes(name)),
    ),
  );
  return `<div class="error-cards" v-pre>\n${cards.join('\n')}\n</div>\n`;
}

/** The code of an error, with its endpoints if only some of them send it. */
function codesOf({ codes, codePlace }: ErrorText): string {
  const coded = codes.filter((entry) => entry.code !== undefined);
  if (coded.length === 0) return 'none';
  const link = (name: string): string => `<a href="#${name}">${code(name)}</a>`;
  if (codePlace !== undefined) return `${link(coded[0]!.code!)} at ${code(codePlace)}`;
  const everywhere = coded.length === codes.length;
  return coded.map((entry) => link(entry.code!) + (everywhere ? '' : ` from ${places(entry.operations)}`)).join('<br>');
}

/** An error with its message, what it means, and who sends it. */
function errorCard(text: ErrorText): string {
  const operations = [...new Set(text.codes.flatMap((entry) => entry.operations))];
  // A long list of endpoints is shortened to their number.
  const from = operations.length > 6 ? `${operations.length} endpoints` : places(operations);
  const example = text.example === undefined ? '' : `<p class="soft">For example ${code(text.example)}</p>`;
  return (
    `<article class="error-card" id="${text.name}"><header>${statusBadge(text.status)} ` +
    `<strong>${escapeHtml(text.message)}</strong></header>${example}` +
    `<p>${prose(text.summary)}. ${prose(text.description)}</p>` +
    `<dl><dt>Code</dt><dd>${codesOf(text)}</dd><dt>From</dt><dd>${from}</dd></dl></article>`
  );
}

/** The Markdown that docs/errors.md includes. */
export function errorsMarkdown(): string {
  const texts = errorTexts();
  const statuses = [...new Set(texts.map(({ status }) => status))];
  const sections = statuses.map((status) => {
    const cards = texts.filter((text) => text.status === status).map(errorCard);
    const heading = `### ${status} ${STATUS_CODES[status]} {#status-${status}}`;
    return `${heading}\n\n<div class="error-cards" v-pre>\n${cards.join('\n')}\n</div>\n`;
  });
  return `## Codes\n\n<ErrorFilter />\n\n${codeCards(texts)}\n## Every error\n\n${sections.join('\n')}`;
}

/**
 * What the page "Try it" says of an error: found by status, code and message, which is a pattern where a part varies.
 * Errors with the same message may have different causes and codes.
 */
export const errorAdvice = () =>
  errorTexts().map(({ name, status, message, summary, description, codes }) => ({
    name,
    status,
    codes: codes.flatMap(({ code }) => code ?? []),
    pattern: patternOf(message, () => '.*'),
    text: `${summary}. ${description}`.replaceAll('`', ''),
  }));
