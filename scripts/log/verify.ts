// Compares the acknowledged records with the database.
import type { Postgres } from '../faults/world/postgres.ts';
import type { History } from './load.ts';

export interface Verdict {
  clicks: { acknowledged: number; missing: number; repeated: number; stored: number };
  leads: { acknowledged: number; missing: number; repeated: number; stored: number };
  /** clicks of the log that could not be stored */
  refused: number;
}

type Counts = Record<string, number>;

const CLICKS = `select click_id as id, count(*)::int as n from clicks group by 1`;
const LEADS = `select c.click_id as id, count(*)::int as n from leads l
  join customers c on c.program_id = l.program_id and c.id = l.customer_id where not l.provisional group by 1`;

async function countsOf(postgres: Postgres, sql: string): Promise<Counts> {
  const rows = await postgres.query(sql);
  return Object.fromEntries(rows.map(({ id, n }) => [String(id), Number(n)]));
}

function compare(acknowledged: readonly { id: string }[], stored: Counts): Verdict['clicks'] {
  return {
    acknowledged: acknowledged.length,
    missing: acknowledged.filter(({ id }) => stored[id] === undefined).length,
    repeated: Object.values(stored).filter((n) => n > 1).length,
    stored: Object.values(stored).reduce((sum, n) => sum + n, 0),
  };
}

export async function verify(postgres: Postgres, { clicks, leads }: History): Promise<Verdict> {
  const [refused] = await postgres.query('select count(*)::int as n from refused_clicks');
  return {
    clicks: compare(clicks, await countsOf(postgres, CLICKS)),
    leads: compare(leads, await countsOf(postgres, LEADS)),
    refused: Number(refused!.n),
  };
}

/** Whether everything that was acknowledged is there exactly once. */
export const isRight = ({ clicks, leads, refused }: Verdict): boolean =>
  [clicks, leads].every(({ missing, repeated }) => missing === 0 && repeated === 0) && refused === 0;

/** Deletes an acknowledged click and an acknowledged lead, and returns whether the comparison finds both. */
export async function findsLoss(postgres: Postgres, history: History): Promise<boolean> {
  const lead = history.leads.at(-1)!.id;
  const click = history.clicks.find(({ id }) => id !== lead)!.id;
  await postgres.query('delete from clicks where click_id = $1', [click]);
  await postgres.query('delete from leads where customer_id in (select id from customers where click_id = $1)', [lead]);
  const { clicks, leads } = await verify(postgres, history);
  return clicks.missing === 1 && leads.missing === 1;
}
