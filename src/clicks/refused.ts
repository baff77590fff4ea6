// Clicks of the log that cannot be stored. They wait here for an operator, so that they neither block others nor get lost.
import { createHash } from 'node:crypto';
import { statement, type Runner } from '../database/db.ts';

export interface RefusedClick {
  /** undefined: its identifier cannot be read */
  programId: number | undefined;
  clickId: string | undefined;
  reason: string;
  /** the click, or a whole message, as it was in the log */
  content: Uint8Array;
  at: Date;
}

const add = statement<object>(
  'add_refused_click',
  `insert into refused_clicks (digest, program_id, click_id, refused_at, reason, content) values ($1, $2, $3, $4, $5, $6)
   on conflict do nothing`,
);

/** Stores it once, however often the log delivers it. */
export async function addRefusedClick(db: Runner, refused: RefusedClick): Promise<void> {
  const { programId, clickId, reason, content, at } = refused;
  const digest = createHash('sha256').update(content).digest('hex');
  await db.run(add, [digest, programId ?? null, clickId ?? null, at, reason, Buffer.from(content)]);
}

export interface StoredRefusal {
  digest: string;
  program_id: number | null;
  refused_at: Date;
  reason: string;
  content: Buffer;
}

const list = statement<StoredRefusal>(
  'list_refused_clicks',
  `select digest, program_id, refused_at, reason, content from refused_clicks
   where digest > $1 order by digest limit $2`,
);
const remove = statement<object>('remove_refused_click', 'delete from refused_clicks where digest = $1');
const count = statement<{ count: number }>(
  'count_refused_clicks',
  'select count(*) from (select from refused_clicks limit 10001) r',
);

/** A page of them, in the order of their digests. */
export const listRefusedClicks = (db: Runner, after: string, limit: number): Promise<StoredRefusal[]> =>
  db.run(list, [after, limit]);

export const removeRefusedClick = async (db: Runner, digest: string): Promise<void> =>
  void (await db.run(remove, [digest]));

/** Their number, counted up to 10001. */
export const countRefusedClicks = async (db: Runner): Promise<number> => (await db.run(count, []))[0]!.count;
