// Writes the page of an operation: what it does on the left, code on the right.
import { STATUS_CODES } from 'node:http';
import { contract, operationEntry, type OperationId } from '../../../src/contract/index.ts';
import { errorTexts, type ErrorText } from '../../../src/contract/errors.ts';
import { escapeHtml } from '../../../src/pages/html.ts';
import { credentialText } from './credential.ts';
import {
  firstSentence,
  isForPeople,
  operationOf,
  resolve,
  schemaOf,
  type Header,
  type Operation,
  type Schema,
} from './document.ts';
import { bodyFields, fieldList } from './fields.ts';
import { samples } from './samples.ts';

const PER = {
  address: 'client address',
  credential: 'credential, or client address without one',
  account: 'account, with all its tokens and sessions, or client address without one',
} as const;

function limitOf(id: OperationId): string {
  const { bucket } = operationEntry(id);
  const buckets = contract.rateLimits.buckets as Record<string, { limit: number; per: keyof typeof PER }>;
  const shared = bucket === null ? undefined : buckets[bucket];
  if (shared === undefined) return 'None.';
  const { limit, per } = shared;
  return `${limit} requests per minute for each ${PER[per]}.`;
}

const sendersOf = ({ codes }: ErrorText): number => new Set(codes.flatMap(({ operations }) => operations)).size;

/** An error with its code and cause, since some errors share a message. It links to its entry in the list of errors. */
function errorItem(id: OperationId, { name, message, summary, codes }: ErrorText): string {
  const code = codes.find((one) => one.operations.includes(id))?.code;
  const shown = code === undefined ? '' : `<code>${code}</code> `;
  const cause = `${escapeHtml(summary.replaceAll('`', ''))}.`;
  return `<li><a href="../errors#${name}">${escapeHtml(message)}</a><br>${shown}<span class="soft">${cause}</span></li>`;
}

/** An error that this number of operations send, or more, says little of each of them. */
const COMMON = 5;

/** Errors by status. */
function errorsByStatus(id: OperationId, errors: readonly ErrorText[]): string {
  const statuses = [...new Set(errors.map(({ status }) => status))];
  const groups = statuses.map((status) => {
    const links = errors.filter((text) => text.status === status).map((text) => errorItem(id, text));
    return `<dt>${status} ${STATUS_CODES[status]}</dt><dd><ul>${links.join('')}</ul></dd>`;
  });
  return `<dl class="error-list" v-pre>\n${groups.join('\n')}\n</dl>\n`;
}

/** The errors of the operation. Those that many operations send are shown when the reader asks for them. */
function errorList(id: OperationId): string {
  const all = errorTexts().filter((text) => text.codes.some(({ operations }) => operations.includes(id)));
  const own = all.filter((text) => sendersOf(text) < COMMON);
  const common = all.filter((text) => !own.includes(text));
  if (all.length === 0) return '';
  const statuses = [...new Set(common.map(({ status }) => status))].join(', ');
  const noun = common.length === 1 ? 'error' : 'errors';
  const folded = `<details class="inside"><summary>${common.length} ${noun} that many operations send: ${statuses}</summary>\n${errorsByStatus(id, common)}</details>\n`;
  return `## Errors\n\n${own.length === 0 ? '' : errorsByStatus(id, own)}${common.length === 0 ? '' : folded}`;
}

/** The headers of all responses, each with the statuses that have it. */
function headerList({ responses }: Operation): string {
  const found = new Map<string, { header: Header; statuses: string[] }>();
  for (const [status, answer] of Object.entries(responses)) {
    for (const [name, header] of Object.entries(resolve(answer).headers ?? {})) {
      const known = found.get(name) ?? { header: resolve(header), statuses: [] };
      known.statuses.push(status);
      found.set(name, known);
    }
  }
  const all = Object.keys(responses).length;
  const rows = [...found].map(([name, { header, statuses }]) => {
    const where = statuses.length === all ? 'every response' : statuses.join(', ');
    return `<li><div class="field"><code class="name">${name}</code> <span class="type">${where}</span></div>\n\n${header.description}\n\n</li>`;
  });
  return rows.length === 0 ? '' : `## Response headers\n\n<ul class="fields headers">\n${rows.join('\n')}\n</ul>\n`;
}

/** Whether a body, and a field of it, must be sent at all. */
function leastBody({ requestBody }: Operation): string {
  if (requestBody === undefined) return '';
  const { minProperties = 0 } = resolve(schemaOf(requestBody.content) ?? {});
  if (requestBody.required !== true) return 'The body may be missing.\n\n';
  return minProperties > 0 ? 'At least one field of the body is required.\n\n' : '';
}

/** What becomes of fields that are not listed. */
function unknownFields(body: Schema | undefined): string {
  if (body === undefined) return '';
  const { additionalProperties, 'x-errors': errors } = resolve(body);
  if (additionalProperties === false) return 'Fields that are not listed are refused.\n\n';
  if (errors?.additionalProperties === undefined) return 'Fields that are not listed are ignored.\n\n';
  return (
    'Fields that are not listed are ignored, and the response names up to five of them in its ' +
    '[`notices`](../errors#notices), so that you notice a misspelled one.\n\n'
  );
}

function requestFields(operation: Operation): string {
  const { parameters = [], requestBody } = operation;
  const sent = parameters.map(({ name, schema, required = false, description = '', ...rest }) => ({
    name,
    place: `in the ${rest.in}`,
    schema,
    required,
    description,
  }));
  const lists = fieldList(sent, 'sent') + bodyFields(schemaOf(requestBody?.content), 'sent');
  return lists === ''
    ? ''
    : `## Request\n\n${leastBody(operation)}${unknownFields(schemaOf(requestBody?.content))}${lists}`;
}

function responseFields({ responses }: Operation): string {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(
      ([status, { description, content }]) =>
        `## Response ${status}\n\n${description}\n\n${bodyFields(schemaOf(content), 'returned')}`,
    )
    .join('\n');
}

const FRONT = ['pageClass: reference', 'aside: false', 'prev: false', 'next: false', '---'];

/** The page's text: the left column. */
function words(id: OperationId, operation: Operation): string[] {
  const { path, method } = operationEntry(id);
  const tryIt = isForPeople(operation) ? `<a href="../try#${id}">Try it</a>` : '';
  return [
    `# ${operation.summary}`,
    `<p class="endpoint"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></p>`,
    `<p class="shortcuts">${tryIt}<a href="#samples">Samples</a></p>`,
    operation.description.trim(),
    `**Credential.** ${credentialText(operation)}`,
    `**Rate limit.** ${limitOf(id)}`,
    requestFields(operation),
    responseFields(operation),
    errorList(id),
    headerList(operation),
  ];
}

/** What the list of pages says of the operation, without Markdown. */
function descriptionOf(id: OperationId, { description }: Operation): string {
  const { path, method } = operationEntry(id);
  const sentence = firstSentence(description)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ');
  return `${method.toUpperCase()} ${path}: ${sentence}`;
}

/** The Markdown of an operation's page. */
export function operationPage(id: OperationId): string {
  const operation = operationOf(id);
  const named = { title: operation.summary, description: descriptionOf(id, operation) };
  const front = ['---', ...Object.entries(named).map(([key, text]) => `${key}: ${JSON.stringify(text)}`), ...FRONT];
  return `${front.join('\n')}

<div class="two" v-pre>
<div class="words">

${words(id, operation).join('\n\n')}

</div>
<div class="code" id="samples">

${samples(id, operation).join('\n\n')}

</div>
</div>
`;
}
