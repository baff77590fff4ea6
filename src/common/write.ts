// The only way in which a handler of the management API writes.
import type { Answer } from '../contract/handler.ts';
import { failure } from '../contract/failure.ts';
import type { OperationId } from '../contract/index.ts';
import type { Db, Transaction } from '../database/db.ts';
import { credentialName, type Caller } from './access.ts';
import { noteAs, type Note } from './audit.ts';
import { claimKey, type Claim } from './idempotency.ts';
import { holdArchived } from './program-lock.ts';
import type { Unchanged, Write } from './context.ts';

export interface WriteOptions {
  db: Db;
  secretKey: Buffer;
  now: Date;
  caller: Caller;
  requestId: string;
  /** the program of the path, if the document asks for one that is not archived */
  activeProgram: number | undefined;
  /** the request, if it has an Idempotency-Key */
  repeatable: { key: string; method: string; path: string; body: unknown } | undefined;
}

/** A stored answer; `text` is its body as it was sent. */
interface Replayed {
  status: number;
  body: object;
  text: string;
  replayed: true;
}

async function claim(tx: Transaction, options: WriteOptions): Promise<Claim | undefined> {
  const { secretKey, now, caller, repeatable } = options;
  if (!repeatable) return undefined;
  const owner = { accountId: caller.accountId, credential: credentialName(caller) };
  const claimed = await claimKey(tx, secretKey, { ...owner, ...repeatable }, now);
  if (claimed.kind === 'in_flight') throw failure('inFlight');
  if (claimed.kind === 'reused') throw failure('keyReused');
  return claimed;
}

/** The answer of a write that found nothing to change, and therefore appended nothing to the audit log. */
export const unchanged = <Op extends OperationId>(answer: Answer<Op>): Unchanged<Op> => ({ unchanged: answer });

type Judged<Obstacle> = { kind: 'done' | 'unchanged' | 'unknown' } | { kind: 'refused'; obstacle: Obstacle };

/** What became of one of several records and the status that it has now, in the document's order. */
export function outcomeOf<Obstacle extends string, Status>(judgement: Judged<Obstacle>, status: Status) {
  switch (judgement.kind) {
    case 'unknown':
      return { result: 'failed' as const, status, obstacle: judgement.kind };
    case 'refused':
      return { result: 'failed' as const, status, obstacle: judgement.obstacle };
    default:
      return { result: judgement.kind, status, obstacle: null };
  }
}

/** Writes several records, each with its own result; the answer is marked as unchanged unless one of them was changed. */
export const writeEach = <Op extends OperationId, Result extends { result: string }>(
  write: Write<Op>,
  work: (tx: Transaction, note: Note) => Promise<Result[]>,
  answerOf: (data: { results: Result[] }) => Answer<Op>,
): Promise<Answer<Op>> =>
  write(async (tx, note) => {
    const results = await work(tx, note);
    const given = answerOf({ results });
    return results.some(({ result }) => result === 'done') ? given : unchanged(given);
  });

/**
 * Returns the function that runs a handler's write: claim of the Idempotency-Key, effect, audit entries and stored answer
 * are one transaction.
 */
export function createWrite<Op extends OperationId>(options: WriteOptions): Write<Op> {
  const { db, now, caller, requestId, activeProgram } = options;
  const actor = { kind: 'account' as const, id: caller.accountId, credential: credentialName(caller), requestId };
  return (work) =>
    db.transaction(async (tx) => {
      const claimed = await claim(tx, options);
      if (claimed?.kind === 'replay') {
        const { status, text } = claimed.answer;
        const stored: Replayed = { status, text, body: JSON.parse(text) as object, replayed: true };
        return stored as unknown as Answer<Op>;
      }
      if (activeProgram !== undefined && (await holdArchived(tx, activeProgram))) throw failure('programArchived');
      let noted = 0;
      const append = noteAs(tx, actor, now);
      const note: Note = (entries) => {
        noted += [entries].flat().length;
        return append(entries);
      };
      const result = await work(tx, note);
      const answer = 'unchanged' in result ? result.unchanged : result;
      if (noted === 0 && answer === result) throw new Error('a write did not append to the audit log');
      if (claimed?.kind === 'new') await claimed.store({ status: answer.status, text: JSON.stringify(answer.body) });
      return answer;
    });
}
