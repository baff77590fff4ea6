// Nothing is stored twice, and every repetition of a request gets the same response.
import type { Entry } from '../clients/history.ts';
import type { Facts, DatabaseRow } from './facts.ts';
import { chainsOf, groupBy, type Evidence, type Rule, type RuleViolation } from './violation.ts';

interface Uniqueness {
  table: Exclude<keyof Facts, 'idleInTransaction' | 'saidWithoutCommission'>;
  what: string;
  /** rows with the same key represent the same thing */
  key: (row: DatabaseRow) => unknown;
}

const both = (...parts: unknown[]): string | undefined =>
  parts.some((part) => part === null || part === undefined) ? undefined : parts.join(' ');

const UNIQUE: Uniqueness[] = [
  { table: 'clicks', what: 'click of one request', key: ({ nonce }) => nonce },
  { table: 'clicks', what: 'click_id', key: (row) => row.click_id },
  { table: 'customers', what: 'customer of a click', key: (row) => row.click_id },
  { table: 'customers', what: 'customer_key in a program', key: (row) => both(row.program_id, row.customer_key) },
  { table: 'leads', what: 'lead of one request', key: ({ nonce }) => nonce },
  { table: 'leads', what: 'settled lead of customer', key: (row) => (row.provisional ? null : row.customer_id) },
  { table: 'sale_claims', what: 'claim of transaction', key: (row) => row.transaction_id },
  { table: 'sales', what: 'sale of transaction', key: (row) => row.transaction_id },
  { table: 'sales', what: 'sale of payment', key: (row) => row.provider_payment_id },
  { table: 'commissions', what: 'commission of sale', key: (row) => (row.kind === 'sale' ? row.sale_id : null) },
  {
    table: 'commissions',
    what: 'lead commission of customer',
    key: (row) => (row.kind === 'lead' ? row.customer_id : null),
  },
  { table: 'refunds', what: 'refund of one request', key: ({ nonce }) => nonce },
  { table: 'refunds', what: 'refund with a reference, sale', key: (row) => both(row.sale_id, row.refund_reference) },
  { table: 'payouts', what: 'payout of one request', key: (row) => row.note },
  { table: 'payout_items', what: 'item of partner', key: (row) => both(row.payout_id, row.partnership_id) },
  { table: 'payment_events', what: 'payment event', key: (row) => row.event_id },
];

/** The requests that may have stored the rows. */
function behind({ entries, facts }: Evidence, key: unknown, rows: readonly DatabaseRow[]): number[] {
  const nonces = new Set(rows.map(({ nonce }) => nonce));
  const transactions = new Set(
    rows.flatMap((row) => facts.sales.filter(({ id }) => id === row.sale_id).map((s) => s.transaction_id)),
  );
  return chainsOf(
    entries.filter(
      ({ nonce, sent }) => nonces.has(nonce) || sent.eventId === key || transactions.has(sent.transactionId ?? null),
    ),
  );
}

export const nothingTwice: Rule = (evidence) =>
  UNIQUE.flatMap(({ table, what, key }) =>
    [...groupBy(evidence.facts[table], key)]
      .filter(([, rows]) => rows.length > 1)
      .map(([value, rows]): RuleViolation => ({
        rule: 'nothing twice',
        text: `${what} ${String(value)} is stored ${rows.length} times (${table} ${rows.map(({ id }) => id).join(', ')})`,
        chains: behind(evidence, value, rows),
      })),
  );

const saleIdOf = ({ status, answer }: Entry): unknown =>
  status === 200 ? answer.sale_id : (answer.error as { details?: { sale_id?: number } } | undefined)?.details?.sale_id;

/** The responses to a repeated request, and the parts of them that must be equal. */
interface Sameness {
  what: string;
  key: (entry: Entry) => string | undefined;
  truth: (entry: Entry) => unknown;
  /** whether a response says that this request made the change */
  didIt: (entry: Entry) => boolean;
}

const byOwner = (what: Entry['kind']): Sameness => ({
  what,
  key: ({ kind, nonce }) => (kind === what ? nonce : undefined),
  truth: ({ answer }) => JSON.stringify(answer),
  didIt: () => false,
});

const SAME: Sameness[] = [
  ...(['payout', 'act'] as const).map(byOwner),
  {
    what: 'sale',
    key: ({ kind, sent }) => (kind === 'sale' ? sent.transactionId : undefined),
    truth: saleIdOf,
    didIt: ({ status }) => status === 200,
  },
  {
    what: 'refund',
    key: ({ kind, sent }) => (kind === 'refund' ? sent.reference : undefined),
    truth: ({ answer }) => answer.refund_id,
    didIt: ({ answer }) => answer.status !== 'skipped',
  },
  {
    what: 'lead with the key',
    key: ({ kind, sent }) => (kind === 'lead' && sent.withKey ? sent.clickId : undefined),
    truth: () => undefined,
    didIt: () => true,
  },
  {
    what: 'payment event',
    key: ({ kind, sent }) => (kind === 'event' ? sent.eventId : undefined),
    truth: () => undefined,
    didIt: ({ answer }) => ['sale_recorded', 'refund_recorded', 'lead_settled'].includes(String(answer.result)),
  },
];

export const repeatsAgree: Rule = ({ entries }) =>
  SAME.flatMap(({ what, key, truth, didIt }) =>
    [
      ...groupBy(
        entries.filter(({ outcome }) => outcome === 'acknowledged'),
        key,
      ),
    ].flatMap(([name, answers]) => {
      const truths = new Set(answers.map(truth).filter((value) => value !== undefined && value !== null));
      const doers = answers.filter(didIt);
      const text =
        truths.size > 1
          ? `the answers to ${what} ${String(name)} name different records: ${JSON.stringify([...truths])}`
          : doers.length > 1
            ? `${what} ${String(name)} was acknowledged as new ${doers.length} times`
            : undefined;
      return text === undefined ? [] : [{ rule: 'repeats agree', text, chains: chainsOf(answers) }];
    }),
  );
