// Writes the right column of an operation's page: the samples, and the variables that they read.
import type { OperationId } from '../../../src/contract/index.ts';
import { ANY_ADDRESS } from '../../../src/pages/address.ts';
import { RANDOM } from '../../generate/samples/curl.ts';
import { examplesOf, isForPeople, type CodeSample, type Operation } from './document.ts';

const fence = (language: string, text: string, label: string): string =>
  `\`\`\`${language} [${label.replace(/[[\]]/g, '')}]\n${text.trimEnd()}\n\`\`\``;

/** Samples behind tabs; a single one needs none. */
const tabs = (fences: string[]): string =>
  fences.length === 0 ? '' : `::: code-group\n\n${fences.join('\n\n')}\n\n:::\n`;

const json = (value: unknown): string => JSON.stringify(value, null, 2);

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
    curl.has(SESSION)
      ? `<code>${SESSION}</code> is the cookie of a browser that has signed in, as <code>name=value</code>.`
      : '',
    own.length === 0 ? '' : `curl ${shared.length === 0 ? 'reads' : 'also reads'} ${listed(own)}.`,
    samples.some(({ source }) => source.includes(RANDOM))
      ? `On macOS, write <code>uuidgen</code> in place of <code>${RANDOM}</code>.`
      : '',
    programs.length === 0
      ? ''
      : `TypeScript, Python and Go read <code>${BASE_URL}</code>, here <code>${ANY_ADDRESS}</code>`,
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

/** The page's samples: the right column. */
export const samples = (id: OperationId, operation: Operation): string[] => [
  isForPeople(operation) ? `<p class="try-link"><a href="../try#${id}">Try it</a></p>` : '',
  variableNote(operation),
  requestSamples(operation),
  responseSamples(operation),
];
