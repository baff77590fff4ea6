// Writes the page of an operation: what it does on the left, code on the right.
import { STATUS_CODES } from 'node:http';
import { contract, operationEntry, type OperationId } from '../../../src/contract/index.ts';
import { errorTexts, type ErrorText } from '../../../src/contract/errors.ts';
import { ANY_ADDRESS } from '../../../src/pages/address.ts';
import { escapeHtml } from '../../../src/pages/html.ts';
import { credentialText } from './credential.ts';
import {
  examplesOf,
  isForPeople,
  operationOf,
  resolve,
  schemaOf,
  type CodeSample,
  type Header,
  type Operation,
} from './document.ts';
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

const languageOf = ({ lang }: CodeSample): string => LANGUAGES[lang.toLowerCase()] ?? lang.toLowerCase();

/** The environment variables that samples read. */
function variablesOf(samples: readonly CodeSample[]): Set<string> {
  const names = samples.flatMap((sample) => {
    const pattern = languageOf(sample) === 'sh' ? /\$([A-Z][A-Z_]+)/g : /\b([A-Z]+(?:_[A-Z]+)+)\b/g;
    return [...sample.source.matchAll(pattern)].map(([, name]) => name!);
  });
  return new Set(names);
}

const BASE_URL = 'REFERRAL_BASE_URL';
const SESSION = 'REFERRAL_SESSION';

/** `<code>A</code>, <code>B</code> and <code>C</code>` */
function listed(names: readonly string[]): string {
  const codes = names.map((name) => `<code>${name}</code>`);
  return [codes.slice(0, -1).join(', '), ...codes.slice(-1)].filter((text) => text !== '').join(' and ');
}

/** Which variables to set before running a sample. */
function variableNote({ 'x-codeSamples': samples = [] }: Operation): string {
  const isCurl = (sample: CodeSample): boolean => languageOf(sample) === 'sh';
  const curl = variablesOf(samples.filter(isCurl));
  const programs = samples.filter((sample) => !isCurl(sample));
  const read = variablesOf(programs);
  const shared = [...curl].filter((name) => name !== BASE_URL && (programs.length === 0 || read.has(name)));
  const own = [...curl].filter((name) => name !== BASE_URL && !shared.includes(name));
  const sentences = [
    shared.length === 0 ? '' : `The samples read ${listed(shared)} from the environment.`,
    curl.has(SESSION) ? `<code>${SESSION}</code> is the cookie of a browser that has signed in, as <code>name=value</code>.` : '',
    own.length === 0 ? '' : `curl ${shared.length === 0 ? 'reads' : 'also reads'} ${listed(own)}.`,
    programs.length === 0 ? '' : `TypeScript, Python and Go read <code>${BASE_URL}</code>, here <code>${ANY_ADDRESS}</code>`,
  ];
  const text = sentences.filter((sentence) => sentence !== '').join(' ');
  if (programs.length === 0) return text === '' ? '' : `<p class="limits">${text}</p>`;
  const usesSdk = programs.some(({ source }) => source.includes('referral_tracking'));
  return `<p class="limits">${text}${usesSdk ? ', and use the <a href="../sdks">SDKs</a>' : ''}.</p>`;
}

function requestSamples(operation: Operation): string {
  const fences = (operation['x-codeSamples'] ?? []).map((sample) => {
    const language = languageOf(sample);
    return fence(language, language === 'sh' ? addressed(sample.source) : sample.source, sample.label ?? sample.lang);
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

/** An error that so many operations send says little of each of them. */
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
