// Each sale has its commission or a documented reason, amounts add up exactly, and statuses match the stored records.
import { percentOf, takenBackOf } from './money.ts';
import type { DatabaseRow } from './facts.ts';
import { chainsOf, groupBy, type Evidence, type Rule, type RuleViolation } from './violation.ts';

const sum = (rows: readonly DatabaseRow[], column: string): number =>
  rows.reduce((total, row) => total + (row[column] as number), 0);

interface Sale {
  row: DatabaseRow;
  /** the commission by the program's terms; undefined if the sale earns none */
  dueCents: number | undefined;
  /** false if the partner's account was erased */
  payable: boolean;
  commissions: DatabaseRow[];
  refunds: DatabaseRow[];
}

function salesOf({ facts, programs }: Evidence): Sale[] {
  const terms = new Map(programs.map((program) => [program.id, program]));
  const commissions = groupBy(facts.commissions, (row) => row.sale_id);
  const refunds = groupBy(facts.refunds, (row) => row.sale_id);
  const firsts = new Set(facts.subscriptions.map((row) => row.first_transaction_id));
  return facts.sales.map((row) => {
    const { rate, recurring, orphans } = terms.get(row.program_id as number)!;
    const earns = row.subscription_id === null || recurring || firsts.has(row.transaction_id);
    const dueCents = earns ? percentOf(rate, row.amount_cents as number) : undefined;
    return {
      row,
      dueCents,
      payable: !orphans,
      commissions: commissions.get(row.id) ?? [],
      refunds: refunds.get(row.id) ?? [],
    };
  });
}

/**
 * Whether the service reported that the sale's commission failed: in a response, or in its log if the response was
 * lost.
 */
function commissionFailed({ entries, facts, repaired }: Evidence, sale: DatabaseRow): boolean {
  if (repaired) return false;
  if (facts.saidWithoutCommission.has(sale.id)) return true;
  return entries.some(
    ({ sent, errors }) => sent.transactionId === sale.transaction_id && errors.includes('commissionFailed'),
  );
}

function judgeSale(evidence: Evidence, { row, dueCents, payable, commissions, refunds }: Sale): string | undefined {
  const amount = row.amount_cents as number;
  const refunded = sum(refunds, 'amount_cents');
  if (row.commission_cents !== (dueCents ?? null)) {
    return `is due ${dueCents ?? 'nothing'} and says ${String(row.commission_cents)}`;
  }
  if (refunded > amount) return `of ${amount} has refunds of ${refunded}`;
  const [earned] = commissions.filter(({ kind }) => kind === 'sale');
  if (!earned) {
    if (dueCents === undefined || !payable || commissionFailed(evidence, row)) return undefined;
    return `has no commission (${dueCents} cents), and nothing says why`;
  }
  if (dueCents === undefined || !payable) return 'earns nothing and has a commission';
  if (earned.earned_cents !== dueCents) return `is due ${dueCents} and earned ${String(earned.earned_cents)}`;
  const left = dueCents - takenBackOf(dueCents, refunded, amount);
  const booked = sum(commissions, 'amount_cents');
  if (booked !== left) return `of ${amount}, ${refunded} refunded: commissions add up to ${booked}, not ${left}`;
  return undefined;
}

/** For each sale, the due, earned and deducted commission and the rest add up. */
export const salesAddUp: Rule = (evidence) => {
  const chains = groupBy(evidence.entries, ({ sent }) => sent.transactionId);
  return salesOf(evidence).flatMap((sale): RuleViolation[] => {
    const text = judgeSale(evidence, sale);
    if (text === undefined) return [];
    const { transaction_id: transaction, id } = sale.row;
    const about = `sale ${String(transaction)} (sale_id ${id}) ${text}`;
    return [{ rule: 'amounts add up', text: about, chains: chainsOf(chains.get(transaction) ?? []) }];
  });
};

/** A sale and the claim of its `transaction_id` are stored together or not at all. */
export const claimsFit: Rule = ({ entries, facts }) => {
  const claimOf = ({ transaction_id, program_id, sale_id }: DatabaseRow) =>
    [transaction_id, program_id, sale_id].join(' ');
  const sales = new Set(facts.sales.map((row) => claimOf({ ...row, sale_id: row.id })));
  const claims = new Set(facts.sale_claims.map(claimOf));
  const chains = groupBy(entries, ({ sent }) => sent.transactionId);
  const lacking = (kind: string, found: ReadonlySet<string>, known: ReadonlySet<string>): RuleViolation[] =>
    [...found]
      .filter((claim) => !known.has(claim))
      .map((claim) => ({
        rule: 'claims fit',
        text: `${kind}: ${claim}`,
        chains: chainsOf(chains.get(claim.split(' ')[0]!) ?? []),
      }));
  return [...lacking('a claim without its sale', claims, sales), ...lacking('a sale without its claim', sales, claims)];
};

/** What a commission amounts to is what it earned and what its entries changed since. */
export const entriesAddUp: Rule = ({ facts }) => {
  const entries = groupBy(facts.commission_entries, (row) => row.commission_id);
  return facts.commissions.flatMap(({ id, earned_cents, amount_cents }): RuleViolation[] => {
    const changed = sum(entries.get(id) ?? [], 'amount_cents');
    if ((earned_cents as number) + changed === amount_cents) return [];
    const text = `commission ${id} earned ${String(earned_cents)}, its entries add ${changed}, and it is ${String(amount_cents)}`;
    return [{ rule: 'entries add up', text, chains: [] }];
  });
};

function judgeCustomer(
  customer: DatabaseRow,
  leads: readonly DatabaseRow[],
  sales: readonly DatabaseRow[],
  key?: string,
): string | undefined {
  const settled = leads.filter(({ provisional }) => provisional === false).length;
  const status = sales.length > 0 ? 'conversion' : settled > 0 ? 'lead' : 'click';
  if (customer.status !== status) return `has the status ${String(customer.status)}, not ${status}`;
  if ((customer.lead_at !== null) !== settled > 0) return `has ${settled} settled leads and lead_at says otherwise`;
  if (key !== undefined && customer.customer_key !== key) return `lacks its customer_key ${key}`;
  return undefined;
}

export const statusesFit: Rule = ({ entries, facts, programs }) => {
  const leads = groupBy(facts.leads, (row) => row.customer_id);
  const sales = groupBy(facts.sales, (row) => row.customer_id);
  const earned = groupBy(
    facts.commissions.filter(({ kind }) => kind === 'lead'),
    (row) => row.customer_id,
  );
  const byClick = groupBy(entries, ({ sent, answer }) => sent.clickId ?? answer.click_id);
  const lead = new Map(programs.map(({ id, leadCents, orphans }) => [id, orphans ? 0 : leadCents]));
  return facts.customers.flatMap((customer): RuleViolation[] => {
    const about = byClick.get(customer.click_id) ?? [];
    const keyed = about.find(({ kind, sent, status }) => kind === 'lead' && sent.withKey && status === 200);
    const text = judgeCustomer(
      customer,
      leads.get(customer.id) ?? [],
      sales.get(customer.id) ?? [],
      keyed?.sent.customerKey,
    );
    const due = customer.lead_at === null ? 0 : lead.get(customer.program_id as number)!;
    const paid = sum(earned.get(customer.id) ?? [], 'amount_cents');
    const money = paid === due ? undefined : `earned ${paid} for its lead, not ${due}`;
    return [text, money]
      .filter((found) => found !== undefined)
      .map((found) => ({
        rule: 'statuses fit',
        text: `customer ${customer.id} of ${String(customer.click_id)} ${found}`,
        chains: chainsOf(about),
      }));
  });
};

export const noOpenTransaction: Rule = ({ facts }) =>
  facts.idleInTransaction.map((session) => ({
    rule: 'no open transaction',
    text: `a session is idle in a transaction while nothing is asked: ${JSON.stringify(session)}`,
    chains: [],
  }));
