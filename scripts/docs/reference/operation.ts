// Writes the page of an operation: what it does on the left, code on the right.
import { STATUS_CODES } from 'node:http';
import { contract, operationEntry, type OperationId } from '../../../src/contract/index.ts';
import { errorTexts, type ErrorText } from '../../../src/contract/errors.ts';
import { ANY_ADDRESS } from '../../../src/pages/address.ts';
import { escapeHtml } from '../../../src/pages/html.ts';
import { credentialText } from './credential.ts';
import { examplesOf, isForPeople, operationOf, resolve, schemaOf, type Header, type Operation } from './document.ts';
import { bodyFields, fieldList } from './fields.ts';

const fence = (language: string, text: string, label: string): string =>
  `\`\`\`${language} [${label.replace(/[[\]]/g, '')}]\n${text.trimEnd()}\n\`\`\``;

/** Samples behind tabs; a single one needs none. */
const tabs = (fences: string[]): string =>
  fences.length === 0 ? '' : `::: code-group\n\n${fences.join('\n\n')}\n\n:::\n`;

const json = (value: unknown): string => JSON.stringify(value, null, 2);

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

const LANGUAGES: Record<string, string> = { shell: 'sh', bash: 'sh', curl: 'sh', typescript: 'ts', javascript: 'js' };

/** The samples read the address from a variable; a command line shows the address itself. */
const addressed = (source: string): string => source.replaceAll('$REFERRAL_BASE_URL', ANY_ADDRESS);

/** The environment variables that a sample reads. */
const variablesOf = (source: string): string[] => source.match(/\b(?:REFERRAL|STRIPE|CLICK)_[A-Z_]+\b/g) ?? [];

/** Which variables to set before running a sample. */
function variableNote({ 'x-codeSamples': samples = [] }: Operation): string {
  const names = [...new Set(samples.flatMap(({ source }) => variablesOf(source)))];
  const own = names.filter((name) => name !== 'REFERRAL_BASE_URL').map((name) => `<code>${name}</code>`);
  const address = `<code>REFERRAL_BASE_URL</code>, here <code>${ANY_ADDRESS}</code>`;
  const all =
    own.length === 0
      ? `TypeScript, Python and Go read ${address}.`
      : `The samples read ${own.join(' and ')} from the environment; TypeScript, Python and Go also ${address}.`;
  return names.length === 0 ? '' : `<p class="limits">${all}</p>`;
}

function requestSamples(operation: Operation): string {
  const fences = (operation['x-codeSamples'] ?? []).map(({ lang, label, source }) => {
    const language = LANGUAGES[lang.toLowerCase()] ?? lang.toLowerCase();
    return fence(language, language === 'sh' ? addressed(source) : source, label ?? lang);
  });
  const bodies = examplesOf(operation.requestBody?.content);
  const shown = bodies.length > 1 ? bodies.map(({ summary, value }) => fence('json', json(value), summary)) : [];
  return `${tabs(fences)}\n${shown.length === 0 ? '' : `<p class="code-title">Request bodies</p>\n\n${tabs(shown)}`}`;
}

function responseSamples({ responses }: Operation): string {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, answer]) => {
      const fences = examplesOf(answer.content).map(({ summary, value }) => fence('json', json(value), summary));
      return fences.length === 0 ? '' : `<p class="code-title">Response ${status}</p>\n\n${tabs(fences)}`;
    })
    .join('\n');
}

const sendersOf = ({ codes }: ErrorText): number => new Set(codes.flatMap(({ operations }) => operations)).size;

/** An error with its code and cause, since some errors share a message. It links to its entry in the list of errors. */
function errorItem(id: OperationId, { name, message, summary, codes }: ErrorText): string {
  const code = codes.find((one) => one.operations.includes(id))?.code;
  const shown = code === undefined ? '' : `<code>${code}</code> `;
  const cause = `${escapeHtml(summary.replaceAll('`', ''))}.`;
  return `<li><a href="../errors#${name}">${escapeHtml(message)}</a><br>${shown}<span class="soft">${cause}</span></li>`;
}

/** The errors of the operation by status. Its own come first, then those that any request may meet. */
function errorList(id: OperationId): string {
  const names = new Set(Object.values(operationEntry(id).errors));
  const own = errorTexts().filter((text) => text.codes.some(({ operations }) => operations.includes(id)));
  if (names.size === 0 || own.length === 0) return '';
  const statuses = [...new Set(own.map(({ status }) => status))];
  const groups = statuses.map((status) => {
    const links = own
      .filter((text) => text.status === status)
      .sort((one, other) => sendersOf(one) - sendersOf(other))
      .map((text) => errorItem(id, text));
    return `<dt>${status} ${STATUS_CODES[status]}</dt><dd><ul>${links.join('')}</ul></dd>`;
  });
  return `## Errors\n\n<dl class="error-list" v-pre>\n${groups.join('\n')}\n</dl>\n`;
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

/** What becomes of fields that are not listed; the management API refuses them. */
const UNKNOWN = {
  tracking: 'Fields that are not listed are ignored, so a misspelt one is not noticed.\n\n',
  management: 'Fields that are not listed are refused.\n\n',
};

function requestFields({ parameters = [], requestBody, 'x-access': access }: Operation): string {
  const sent = parameters.map(({ name, schema, required = false, description = '', ...rest }) => ({
    name,
    place: `in the ${rest.in}`,
    schema,
    required,
    description,
  }));
  const lists = fieldList(sent, 'sent') + bodyFields(schemaOf(requestBody?.content), 'sent');
  const unknown = requestBody ? UNKNOWN[access ? 'management' : 'tracking'] : '';
  return lists === '' ? '' : `## Request\n\n${unknown}${lists}`;
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

/** The page's samples: the right column. */
const samples = (id: OperationId, operation: Operation): string[] => [
  isForPeople(operation) ? `<p class="try-link"><a href="../try#${id}">Try it</a></p>` : '',
  variableNote(operation),
  requestSamples(operation),
  responseSamples(operation),
];

/** The Markdown of an operation's page. */
export function operationPage(id: OperationId): string {
  const operation = operationOf(id);
  const front = ['---', `title: ${JSON.stringify(operation.summary)}`, ...FRONT];
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
