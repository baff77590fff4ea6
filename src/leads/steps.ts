// Leads of one program in a transaction of short statements, for a distributed database: one statement with many parts would
// send the rows of each part to all servers; these need only the program's.
import { statement, type Runner } from '../database/db.ts';
import type { Currency } from '../common/types.ts';
import { erasedPlaces } from '../attribution/erasures.ts';
import { CLICKED } from '../attribution/write.ts';
import { arraysOf, sentRows, type RowOf } from '../common/columns.ts';
import { programIn } from '../common/one-program.ts';
import type { LeadRow } from './record.ts';
import {
  EARNING,
  earnFrom,
  freeFrom,
  HELD,
  holdFrom,
  SENT,
  sentOf,
  settleFrom,
  storeFrom,
  termsFrom,
  type NewLead,
} from './write.ts';

const KEYED = {
  program_id: SENT.program_id,
  click_id: SENT.click_id,
  customer_key: SENT.customer_key,
  mode: SENT.mode,
} as const;
const SETTLED = { ...CLICKED, at: SENT.at } as const;
const PAID = { program_id: SENT.program_id, partnership_id: SENT.partnership_id } as const;

const free = statement<{ place: number; free_key: string | null }>(
  'free_customer_keys',
  `select place::int, free_key from (${freeFrom(sentRows(KEYED), programIn(1))}) f`,
);
const settle = statement<{ click_id: string; id: number }>(
  'settle_customers',
  settleFrom(sentRows(SETTLED), 'customer_key'),
);
const hold = statement<{ click_id: string; id: number }>('hold_customers', holdFrom(sentRows(CLICKED)));
const terms = statement<{ partnership_id: number; terms_id: number; lead_cents: number | null; lead_currency: string }>(
  'terms_of_leads',
  termsFrom(`(select distinct program_id, partnership_id from ${sentRows(PAID)})`),
);
const earn = statement<{ customer_id: number; id: number; amount_cents: number; currency: Currency }>(
  'insert_lead_commissions',
  earnFrom(sentRows(EARNING)),
);
const storeText = (provisional: boolean): string => `${storeFrom(sentRows(HELD), provisional)} returning 1`;
const store = {
  settled: statement<object>('insert_leads', storeText(false)),
  provisional: statement<object>('insert_provisional_leads', storeText(true)),
};

type Sent = RowOf<typeof SENT>;
type Held = Sent & { id: number; terms_id: number | undefined };

async function withoutErased(tx: Runner, leads: readonly NewLead[]): Promise<Sent[]> {
  const rows = leads.map(({ customer, marks }) => ({ programId: customer.program_id, marks }));
  const erased = await erasedPlaces(tx, rows);
  return leads.filter((_, i) => !erased.has(i)).map(sentOf);
}

/** The leads that may settle, with the keys that are stored. */
async function withFreeKeys(tx: Runner, leads: readonly Sent[]): Promise<Sent[]> {
  if (!leads.some(({ customer_key, mode }) => customer_key && mode !== 'payment')) return [...leads];
  const rows = await tx.run(free, arraysOf(KEYED, leads));
  return rows.map(({ place, free_key }) => ({ ...leads[place - 1]!, customer_key: free_key }));
}

/** The terms of settled leads, by partnership. */
const termsOf = async (tx: Runner, leads: readonly Sent[]) =>
  new Map((await tx.run(terms, arraysOf(PAID, leads))).map((row) => [row.partnership_id, row]));

/** Stores the commissions of settled leads; returns them by customer. */
async function earnAll(tx: Runner, held: readonly Held[], due: Awaited<ReturnType<typeof termsOf>>) {
  const earning = held.flatMap((lead) => {
    const found = due.get(lead.partnership_id!);
    return found && found.lead_cents !== null ? [{ ...lead, ...found }] : [];
  });
  const earned = earning.length === 0 ? [] : await tx.run(earn, arraysOf(EARNING, earning));
  return new Map(earned.map((row) => [row.customer_id, row]));
}

/** Stores the leads, which are of one program; returns those that were stored. */
export async function storeLeads(
  tx: Runner,
  leads: readonly NewLead[],
  kind: 'settled' | 'provisional',
): Promise<LeadRow[]> {
  const present = await withoutErased(tx, leads);
  const due = kind === 'settled' ? await withFreeKeys(tx, present) : present;
  if (due.length === 0) return [];
  const rows = await (kind === 'settled'
    ? tx.run(settle, arraysOf(SETTLED, due))
    : tx.run(hold, arraysOf(CLICKED, due)));
  const ids = new Map(rows.map(({ id, click_id }) => [click_id, id]));
  const held = due.flatMap((lead): Held[] => {
    const id = ids.get(lead.click_id!);
    return id === undefined ? [] : [{ ...lead, id, terms_id: undefined }];
  });
  if (held.length === 0) return [];
  return storeHeld(tx, held, kind);
}

async function storeHeld(tx: Runner, known: readonly Held[], kind: 'settled' | 'provisional'): Promise<LeadRow[]> {
  const due = kind === 'settled' ? await termsOf(tx, known) : undefined;
  const held = known.map((lead) => ({ ...lead, terms_id: due?.get(lead.partnership_id!)?.terms_id }));
  const earned = due && (await earnAll(tx, held, due));
  await tx.run(store[kind], arraysOf(HELD, held));
  return held.map(({ program_id, click_id, id }) => {
    const commission = earned?.get(id);
    return {
      program_id: program_id!,
      click_id: click_id!,
      id,
      commission_id: commission?.id ?? null,
      earned_cents: commission?.amount_cents ?? null,
      earned_currency: commission?.currency ?? null,
    };
  });
}
