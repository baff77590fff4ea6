// Generates the tables of /docs/errors as markup: every status, code and message of the document.
import { STATUS_CODES } from 'node:http';
import { errorTexts, type ErrorText } from '../../src/contract/errors.ts';
import { contract, operationEntry, type OperationId } from '../../src/contract/index.ts';
import { escapeHtml } from '../../src/pages/html.ts';
import { referenceLink } from './reference-link.ts';

/** Formats text of the document, in which back-quotes mark code. */
const prose = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

const API = '/api/v1/';
const shortPath = (path: string): string => (path.startsWith(API) ? path.slice(API.length) : path);
const operationLink = (id: OperationId): string =>
  `<a href="${referenceLink(id)}" target="_self">${shortPath(operationEntry(id).path)}</a>`;

/** The operations that return an error. An error that no operation declares occurs before an operation is found. */
const places = (ids: readonly OperationId[]): string => ids.map(operationLink).join(', ') || 'no endpoint';

const row = (id: string, cells: string[]): string =>
  `<tr id="${id}">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const table = (kind: 'codes' | '', heads: string[], rows: string[]): string =>
  `<table class="${`errors ${kind}`.trim()}"><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>\n` +
  `<tbody>\n${rows.join('\n')}\n</tbody></table>\n`;

/** The maximum number of messages that the table of codes shows in full. The messages table has all. */
const FEW = 4;

const messageLink = ({ name, message }: ErrorText): string => `<a href="#${name}">${escapeHtml(message)}</a>`;
const meaning = (text: ErrorText): string =>
  `${messageLink(text)}<br>${prose(text.summary)}. ${prose(text.description)}`;

function codeRow(name: string, texts: readonly ErrorText[]): string {
  const statuses = [...new Set(texts.map(({ status }) => status))].join(', ');
  const place = texts.find(({ codePlace }) => codePlace !== undefined)?.codePlace;
  const where = place === undefined ? '' : `<br>at ${code(place)}`;
  const warns = contract.rotationWarning.body.code === name;
  const meanings = texts.map((text) => `<li>${texts.length > FEW ? messageLink(text) : meaning(text)}</li>`);
  if (warns) meanings.push(`<li>In <code>warnings</code>: ${prose(contract.rotationWarning.body.message)}</li>`);
  return row(name, [`${code(name)}${where}`, statuses, `<ul>${meanings.join('')}</ul>`]);
}

/** The table of codes. Each row has its code as anchor. */
function codesTable(texts: readonly ErrorText[]): string {
  const known = (text: ErrorText) => text.codes.flatMap((entry) => entry.code ?? []);
  const names = [...new Set(texts.flatMap(known))].sort();
  const rows = names.map((name) =>
    codeRow(
      name,
      texts.filter((text) => known(text).includes(name)),
    ),
  );
  return table('codes', ['Code', 'Status', 'Messages'], rows);
}

/** The code of an error, with its endpoints if only some of them send it. */
function codeCell({ codes, codePlace }: ErrorText): string {
  const coded = codes.filter((entry) => entry.code !== undefined);
  if (coded.length === 0) return '–';
  if (codePlace !== undefined) return `${code(coded[0]!.code!)} at ${code(codePlace)}`;
  const everywhere = coded.length === codes.length;
  return coded.map((entry) => code(entry.code!) + (everywhere ? '' : ` on ${places(entry.operations)}`)).join('<br>');
}

function errorRow(text: ErrorText): string {
  const operations = [...new Set(text.codes.flatMap((entry) => entry.operations))];
  // A long list of endpoints is shortened to their number.
  const from = operations.length > 6 ? `${operations.length} endpoints` : places(operations);
  const example = text.example === undefined ? '' : `<br>for example ${code(text.example)}`;
  const cells = [
    code(text.message) + example,
    codeCell(text),
    `${prose(text.summary)}. ${prose(text.description)}`,
    from,
  ];
  return row(text.name, cells);
}

/** The Markdown that docs/errors.md includes. */
export function errorsMarkdown(): string {
  const texts = errorTexts();
  const statuses = [...new Set(texts.map(({ status }) => status))];
  const sections = statuses.map((status) => {
    const rows = texts.filter((text) => text.status === status).map(errorRow);
    const heads = ['Message', 'Code', 'What it means, what to do', 'From'];
    return `### ${status} ${STATUS_CODES[status]} {#status-${status}}\n\n${table('', heads, rows)}`;
  });
  return `## Codes\n\n${codesTable(texts)}\n## Every error\n\n${sections.join('\n')}`;
}
