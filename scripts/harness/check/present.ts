// Everything that was acknowledged is stored, and nothing that was rejected.
import type { Entry } from '../clients/history.ts';
import { byId, groupBy, type Rule, type RuleViolation } from './violation.ts';
import type { Facts, DatabaseRow } from './facts.ts';

interface Index {
  clicks: Map<unknown, DatabaseRow[]>;
  leads: Map<unknown, DatabaseRow[]>;
  sales: Map<number, DatabaseRow>;
  salesByTransaction: Map<unknown, DatabaseRow[]>;
  commissions: Map<number, DatabaseRow>;
  refunds: Map<number, DatabaseRow>;
  events: Map<unknown, DatabaseRow[]>;
  payouts: Map<number, DatabaseRow>;
}

const index = (facts: Facts): Index => ({
  clicks: groupBy(facts.clicks, (row) => row.click_id),
  leads: groupBy(facts.leads, (row) => row.nonce),
  sales: byId(facts.sales),
  salesByTransaction: groupBy(facts.sales, (row) => row.transaction_id),
  commissions: byId(facts.commissions),
  refunds: byId(facts.refunds),
  events: groupBy(facts.payment_events, (row) => row.event_id),
  payouts: byId(facts.payouts),
});

/** Describes what is wrong with an acknowledged request; undefined if everything is stored. */
type Look = (entry: Entry, at: Index) => string | undefined;

const click: Look = ({ sent, answer, nonce }, { clicks }) => {
  const known = clicks.get(answer.click_id)?.[0];
  if (!known) return `click ${String(answer.click_id)} is not stored`;
  if (sent.existingClickId !== undefined) {
    return answer.click_id === sent.existingClickId ? undefined : `click ${sent.existingClickId} was given another id`;
  }
  return known.nonce === nonce ? undefined : `click ${String(answer.click_id)} is another request's`;
};

const lead: Look = ({ sent, answer, nonce }, { leads }) => {
  const row = leads.get(nonce)?.[0];
  if (!row) return `the lead of ${sent.clickId} is not stored`;
  const provisional = answer.provisional === true;
  return row.provisional === provisional ? undefined : `the lead of ${sent.clickId} is stored as another kind`;
};

const sale: Look = ({ sent, status, answer }, { sales, salesByTransaction, commissions }) => {
  const { transactionId } = sent;
  const details = (answer.error as { details?: { sale_id?: number } } | undefined)?.details;
  const saleId = status === 200 ? answer.sale_id : details?.sale_id;
  const row = saleId === undefined ? salesByTransaction.get(transactionId)?.[0] : sales.get(saleId as number);
  if (!row) return `sale ${transactionId} (sale_id ${String(saleId)}) is not stored`;
  if (row.transaction_id !== transactionId) return `sale_id ${row.id} is not the sale ${transactionId}`;
  if (row.amount_cents !== sent.amountCents) return `sale ${transactionId} has another amount`;
  const commissionId = answer.commission_id;
  if (typeof commissionId !== 'number') return undefined;
  const commission = commissions.get(commissionId);
  if (!commission) return `commission ${commissionId} of sale ${transactionId} is not stored`;
  return commission.sale_id === row.id ? undefined : `commission ${commissionId} is not of sale ${transactionId}`;
};

const refund: Look = ({ sent, answer, nonce }, { refunds, sales }) => {
  if (answer.refund_id === null) return undefined;
  const row = refunds.get(answer.refund_id as number);
  const name = `refund ${JSON.stringify(answer.refund_id)} of ${sent.transactionId}`;
  if (!row) return `${name} is not stored`;
  if (sales.get(row.sale_id as number)?.transaction_id !== sent.transactionId) return `${name} is of another sale`;
  if (answer.status === 'skipped') return undefined;
  if (row.nonce !== nonce) return `${name} is another request's`;
  if (row.deduction_cents !== answer.deduction_cents) return `${name} took back another amount`;
  return sent.amountCents === undefined || row.amount_cents === sent.amountCents
    ? undefined
    : `${name} has another amount`;
};

const event: Look = ({ sent, answer }, { events, salesByTransaction }) => {
  if (!events.has(sent.eventId)) return `payment event ${sent.eventId} is not stored`;
  if (!['sale_recorded', 'sale_known'].includes(String(answer.result))) return undefined;
  const row = salesByTransaction.get(sent.transactionId)?.[0];
  if (!row) return `the sale of payment event ${sent.eventId} is not stored`;
  return row.amount_cents === sent.amountCents ? undefined : `sale ${sent.transactionId} has another amount`;
};

/** What became of the one record that the request named. */
const resultIn = ({ answer }: Entry) =>
  (answer.data as { results: { result: string; obstacle: string | null }[] }).results[0]!;

const approval: Look = (entry, { commissions }) => {
  const { commissionId } = entry.sent;
  const done = resultIn(entry).result === 'done';
  return done && commissions.get(commissionId!)?.status === 'pending'
    ? `commission ${commissionId} is not approved`
    : undefined;
};

const payout: Look = ({ answer, nonce }, { payouts }) => {
  const { id } = answer.data as { id: number };
  const row = payouts.get(id);
  if (!row) return `payout ${id} is not stored`;
  return row.note === nonce ? undefined : `payout ${id} is another request's`;
};

/** Nobody else reports on the item, so that nothing can be in the way; which status it has at the end, `itemsFit` asks. */
const act: Look = (entry) => {
  const { result, obstacle } = resultIn(entry);
  return result === 'done' ? undefined : `item ${entry.sent.itemId} was not changed: ${obstacle ?? result}`;
};

const LOOKS: Record<Entry['kind'], Look> = { click, lead, sale, refund, event, approval, payout, act };

/** Acknowledged requests are stored as they were sent and answered. */
export const acknowledgedIsStored: Rule = ({ entries, facts }) => {
  const at = index(facts);
  return entries
    .filter(({ outcome }) => outcome === 'acknowledged')
    .flatMap((entry): RuleViolation[] => {
      const text = LOOKS[entry.kind](entry, at);
      return text === undefined ? [] : [{ rule: 'acknowledged is stored', text, chains: [entry.chain] }];
    });
};

/** The rejections that are normal in a chain. */
const EXPECTED: Record<Entry['kind'], readonly string[]> = {
  click: [],
  lead: ['customerStatusNotUpdatable'],
  sale: [],
  refund: [],
  event: [],
  approval: [],
  payout: ['manageNothingDue', 'managePreviewOutdated'],
  act: [],
};

interface Stored {
  nonces: ReadonlySet<unknown>;
  /** by click_id */
  customers: ReadonlyMap<unknown, DatabaseRow[]>;
}

function judgeRefusal(entry: Entry, stored: Stored): string | undefined {
  const { kind, status, errors, sent, nonce, answer } = entry;
  const said = JSON.stringify(answer.error ?? answer);
  if (errors.length === 0) return `${kind} was answered ${status}, which is not documented: ${said}`;
  if (entry.outcome !== 'refused') return undefined;
  if (stored.nonces.has(nonce)) return `${kind} was refused and is stored all the same: ${said}`;
  if (!errors.some((name) => EXPECTED[kind].includes(name)))
    return `${kind} was refused although it was right: ${said}`;
  if (kind !== 'lead') return undefined;
  const customer = stored.customers.get(sent.clickId)?.[0];
  return (customer?.status ?? 'click') === 'click'
    ? `the lead of ${sent.clickId} was refused, and there is no other`
    : undefined;
}

/** Rejections are documented, justified, and leave nothing stored. */
export const refusedIsNotStored: Rule = (evidence) => {
  const { clicks, customers, leads, sales, refunds, payouts } = evidence.facts;
  const stored: Stored = {
    nonces: new Set([
      ...[clicks, leads, sales, refunds].flat().map(({ nonce }) => nonce),
      ...payouts.map(({ note }) => note),
    ]),
    customers: groupBy(customers, (row) => row.click_id),
  };
  return evidence.entries
    .filter(({ status }) => status !== undefined && status >= 300)
    .flatMap((entry): RuleViolation[] => {
      const text = judgeRefusal(entry, stored);
      return text === undefined ? [] : [{ rule: 'refused is right', text, chains: [entry.chain] }];
    });
};
