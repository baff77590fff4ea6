// Verifies a statement that was saved: nothing of it was changed, and this deployment signed it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { moneyText } from '@referral-tracking/shared/amount-text';
import {
  addLine,
  canonicalText,
  lineText,
  SUMS,
  sumsFrom,
  type StatementFacts,
  type StatementLine,
} from '@referral-tracking/shared/statement';
import type { CommandContext, CommandRegistry } from '../action.ts';
import { isObject, type Check } from '../check.ts';
import { EXIT } from '../exit.ts';
import { wrongUsage } from '../failure.ts';
import { commandResult } from '../result.ts';

type Saved = StatementFacts & { lines: StatementLine[]; sha256: string; signature: string };
interface KeySet {
  keys: { kid: string }[];
}

/** Reads a file as JSON that meets a check. */
function readJson<T>(path: string, what: string, check: Check): T {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw wrongUsage(`${path} cannot be read as JSON: ${(error as Error).message}`);
  }
  const wrong = check(value, '');
  if (wrong !== undefined) throw wrongUsage(`${path} is not ${what}: ${wrong}`);
  return value as T;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The most lines that a statement has in JSON. */
const MOST_LINES = 10_000;
/** What is signed, what is compared with it, and the signature. */
const SIGNED: readonly string[] = [
  ...['program_id', 'partnership_id', 'currency', 'month', 'closed_at', 'line_count', 'lines_sha256'],
  ...['lines', 'sha256', 'signature', ...SUMS.map((name) => `${name}_cents`)],
];
/** The other fields of a copy, which may say anything. */
const notSigned = (saved: object) =>
  Object.fromEntries(Object.entries(saved).filter(([name]) => !SIGNED.includes(name)));

/** What is wrong with its lines. A long statement has only the first of them in JSON, which its digest does not say. */
function faultsOfLines(statement: Saved): string[] {
  const { lines, line_count, lines_sha256, opening_cents } = statement;
  if (lines.length < Math.min(line_count, MOST_LINES)) return ['lines are missing'];
  if (lines.length < line_count) return [];
  if (sha256(lines.map(lineText).join('')) !== lines_sha256) return ['the lines were changed'];
  const sums = sumsFrom(opening_cents);
  for (const line of lines) addLine(sums, line);
  const isExplained = Object.entries(sums).every(([name, cents]) => statement[name as keyof typeof sums] === cents);
  return isExplained ? [] : ['the lines do not sum up to the amounts'];
}

/** What is wrong with the signature. */
async function faultsOfSignature({ signature }: Saved, text: string, { keys }: KeySet): Promise<string[]> {
  const { compactVerify, createLocalJWKSet, errors } = await import('jose');
  try {
    const { payload } = await compactVerify(signature, createLocalJWKSet({ keys }), { algorithms: ['EdDSA'] });
    return new TextDecoder().decode(payload) === text ? [] : ['the signature is of another statement'];
  } catch (error) {
    if (error instanceof errors.JWKSNoMatchingKey) return ['it was signed with a key that is not in the key set'];
    if (error instanceof errors.JOSEError) return ['the signature is wrong'];
    throw error;
  }
}

async function keysOf({ jwks }: { jwks?: string }, deps: CommandContext, check: Check): Promise<KeySet> {
  if (jwks !== undefined) return readJson<KeySet>(jwks, 'a JSON Web Key Set', check);
  return deps
    .service()
    .ask((client, options) => client.call((api, init) => api.GET('/.well-known/jwks.json', init), options), check);
}

async function verify(flags: { jwks?: string }, deps: CommandContext, [path]: string[]) {
  const { answerCheck } = await import('../management/answer.ts');
  const isStatement = answerCheck('whole-statement');
  const bare = (value: unknown): unknown => (isObject(value) && isObject(value.data) ? value.data : value);
  const saved = bare(readJson(path!, 'a statement', (value, at) => isStatement(bare(value), at))) as Saved;
  const text = canonicalText(saved);
  const keys = await keysOf(flags, deps, answerCheck('signing-keys'));
  const faults = [
    ...(sha256(text) === saved.sha256 ? [] : ['the statement was changed: its digest is another']),
    ...faultsOfLines(saved),
    ...(await faultsOfSignature(saved, text, keys)),
  ];
  const { program_id, partnership_id, currency, month, closing_cents, line_count } = saved;
  const not_signed = notSigned(saved);
  const complete = saved.lines.length === line_count;
  const facts = { program_id, partnership_id, currency, month, closing_cents, sha256: saved.sha256, not_signed };
  const data = { genuine: faults.length === 0, faults, lines_verified: complete && faults.length === 0, ...facts };
  return commandResult({ data }, (document) => textOf(document.data, saved), data.genuine ? EXIT.done : EXIT.failed);
}

/** A field that nothing proves; of a record its name alone. */
const unsigned = ([name, value]: [string, unknown]): string =>
  typeof value === 'object' ? name : `${name} ${JSON.stringify(value)}`;

function textOf({ faults }: { faults: string[] }, { lines, line_count, ...saved }: Saved): string {
  if (faults.length > 0) return `The statement is not genuine: ${faults.join('; ')}.`;
  const { program_id, partnership_id, month, closing_cents } = saved;
  const closing = moneyText(closing_cents, saved.currency);
  const of = `program ${program_id}, partnership ${partnership_id}, ${month}, closing ${closing}`;
  const rest = line_count - lines.length;
  const others = Object.entries(notSigned(saved));
  return [
    `The statement is genuine: ${of}.`,
    `Not signed: ${others.map(unsigned).join(', ')}.`,
    ...(rest > 0 ? [`The file has not all lines, so none was verified: ${rest} more.`] : []),
  ].join('\n');
}

export function registerStatement({ group, action }: CommandRegistry): void {
  group('statement', 'list and show monthly statements, and verify a saved one')
    .command('verify <file>')
    .description('verify the digest and the signature of a statement that was saved as JSON')
    .option('--jwks <file>', 'the public keys of the deployment, saved from /.well-known/jwks.json')
    .action(action<{ jwks?: string }>(verify));
}
