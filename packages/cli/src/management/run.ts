// Runs a command of the table: credential, request, answer.
import { randomUUID } from 'node:crypto';
import type { CallOptions, ManagementClient } from '@referral-tracking/client';
import type { CommandContext, CommandResult } from '../action.ts';
import type { Check } from '../check.ts';
import { EXIT } from '../exit.ts';
import { CommandFailure } from '../failure.ts';
import { commandResult } from '../result.ts';
import { approveAll } from './approve-all.ts';
import { credentialOf, programOf, requireCredential } from './credential.ts';
import { wordsOf, type CustomerFlags } from './customer.ts';
import { argumentsOf, type Flags } from './flags.ts';
import { saveKeyIn } from './keys.ts';
import type { ManagementCommand } from './table.ts';
import { answerText } from './text.ts';

export interface RunFlags extends Flags, CustomerFlags {
  idempotencyKey?: string;
  all?: boolean;
  allBefore?: string;
  partnerId?: number;
}

/** Every answer of the management API has data; a list has a page. */
interface Answer {
  data: unknown;
  page?: { next_cursor: string | null; has_more: boolean };
}
type Method = (...parameters: unknown[]) => Promise<Answer>;

/** The method of the client that the row names. A test calls each, so that none is missing. */
export const methodOf = (client: ManagementClient, { group, method }: ManagementCommand): Method =>
  (client as unknown as Record<string, Record<string, Method>>)[group]![method]!;

const isMissing = (error: unknown): error is CommandFailure =>
  error instanceof CommandFailure && error.facts.status === 404;

/** An answer that there is no record does not say which of those that were sent it means. */
function withSent(error: unknown, sent: readonly string[]): never {
  if (!isMissing(error) || sent.length === 0) throw error;
  const advice = `The command named ${sent.join(', ')}. ${error.advice ?? ''}`;
  throw new CommandFailure(error.exit, error.message, advice.trim(), error.facts, error.warnings);
}

/** The records that a request names: `program 2`, `partner 99`. */
function recordsIn(
  row: ManagementCommand,
  program: number | undefined,
  ids: readonly number[],
  fields: object,
): string[] {
  const names = [...(program === undefined ? [] : ['program']), ...row.ids];
  const inPath = names.map((name, i) => [name, ids[i]] as const);
  const inFields = Object.entries(fields).filter(([name, value]) => name.endsWith('_id') && typeof value === 'number');
  return [...inPath, ...inFields].map(([name, value]) => `${name.replace(/_id$/, '').replaceAll('_', ' ')} ${value}`);
}

/** A failure after which the request may have had its effect: it says how to repeat it without a second one. */
function unsure(error: unknown, idempotencyKey: string): never {
  if (!(error instanceof CommandFailure)) throw error;
  const { exit, facts } = error;
  if (exit !== EXIT.unreachable && exit !== EXIT.interrupted && (facts.status ?? 0) < 500) throw error;
  const advice = `${error.advice ?? ''} To repeat it without a second effect, add --idempotency-key ${idempotencyKey}`;
  throw new CommandFailure(exit, error.message, advice.trim(), facts, error.warnings);
}

/** Whether an item of a bulk answer has failed. */
function hasFailures({ data }: Answer): boolean {
  const items = Array.isArray(data) ? (data as unknown[]) : (data as { results?: unknown[] }).results;
  return items?.some((item) => (item as { result?: string }).result === 'failed') ?? false;
}

/** Sends the request; with `--all` those of the further pages too, as one list. */
async function answerOf(send: (cursor?: string) => Promise<Answer>, all: boolean): Promise<Answer> {
  const first = await send();
  if (!all) return first;
  const data = [...(first.data as unknown[])];
  let page = first.page;
  while (page?.next_cursor) {
    const next = await send(page.next_cursor);
    data.push(...(next.data as unknown[]));
    page = next.page;
  }
  return { ...first, data, page: { next_cursor: null, has_more: false } };
}

/** Each page may wait for the end of a rate limit, as `Retry-After` says. */
const ATTEMPTS_OF_A_PAGE = 3;

async function sender(row: ManagementCommand, flags: RunFlags, deps: CommandContext, words: readonly string[]) {
  requireCredential(row, flags, deps);
  const program = row.program ? programOf(flags, deps) : undefined;
  const { answerCheck } = await import('./answer.ts');
  const named = await wordsOf(row, program, flags, deps, words);
  const { ids, body, query } = await argumentsOf(row, program, flags, named);
  const check: Check = answerCheck(row.answer);
  const service = deps.service(await credentialOf(row, flags, deps));
  const idempotencyKey = row.takesKey ? (flags.idempotencyKey ?? randomUUID()) : undefined;
  const send = (cursor?: string): Promise<Answer> =>
    service
      .manage((client, options: CallOptions) => {
        const asked = row.query.length > 0 ? [{ ...query, ...(cursor === undefined ? {} : { cursor }) }] : [];
        const patient = flags.all ? { attempts: ATTEMPTS_OF_A_PAGE } : {};
        const given = [...ids, ...(body ? [body] : []), ...asked];
        return methodOf(client, row)(...given, {
          ...options,
          ...patient,
          ...(idempotencyKey ? { idempotencyKey } : {}),
        });
      }, check)
      .catch((error: unknown) => {
        if (idempotencyKey !== undefined && !isMissing(error)) return unsure(error, idempotencyKey);
        return withSent(error, recordsIn(row, program, ids, { ...body, ...query }));
      });
  return { send, program };
}

export async function runManagement(
  row: ManagementCommand,
  flags: RunFlags,
  deps: CommandContext,
  words: readonly string[],
): Promise<CommandResult> {
  const { send, program } = await sender(row, flags, deps, words);
  const answer = await answerOf(send, flags.all ?? false);
  const notes = saveKeyIn(answer, program, deps);
  const read = (shown: Answer, paint: Parameters<CommandResult['text']>[0]): string =>
    [answerText(row.command, shown, paint, { grouped: flags.groupBy !== undefined }), ...notes].join('\n');
  return commandResult(answer, read, hasFailures(answer) ? EXIT.failed : EXIT.done);
}

/** `commission approve`, whose commissions may also be selected by their age. */
export async function runApprove(
  row: ManagementCommand,
  flags: RunFlags,
  deps: CommandContext,
  words: readonly string[],
): Promise<CommandResult> {
  if (flags.allBefore === undefined) {
    if (words.length > 0) return runManagement(row, flags, deps, words);
    throw new CommandFailure(EXIT.usage, 'Not given: the commissions', 'Give their ids, or --all-before <time>.');
  }
  if (words.length > 0) throw new CommandFailure(EXIT.usage, 'Give either ids or --all-before, not both.');
  const { allBefore: before, partnerId } = flags;
  requireCredential(row, flags, deps);
  const program = programOf(flags, deps);
  return approveAll({ program, before, partnerId }, await credentialOf(row, flags, deps), deps);
}
