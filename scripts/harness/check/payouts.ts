// What a payout's item says is what its commissions are, and what was last reported of it.
import type { DatabaseRow, Facts } from './facts.ts';
import { byId, chainsOf, groupBy, type Rule, type RuleViolation } from './violation.ts';

/** The status of the commissions of an item; they leave one that has failed or is cancelled. */
const CLAIMED: Readonly<Record<string, string>> = { open: 'approved', paid: 'paid' };

function judgeItem(item: DatabaseRow, commissions: readonly DatabaseRow[]): string | undefined {
  const status = CLAIMED[item.status as string];
  if (status === undefined) return commissions.length > 0 ? `is ${String(item.status)} and has commissions` : undefined;
  const sum = commissions.reduce((cents, row) => cents + (row.amount_cents as number), 0);
  if (sum !== item.amount_cents) return `of ${String(item.amount_cents)} has commissions of ${sum}`;
  if (commissions.length !== item.commissions) return `of ${String(item.commissions)} has ${commissions.length}`;
  const other = commissions.find(
    (row) => row.status !== status || row.partnership_id !== item.partnership_id || row.currency !== item.currency,
  );
  return other && `is ${String(item.status)} and has the commission ${other.id}, which is ${String(other.status)}`;
}

/** With owners at work, payouts are made, and end in every way: otherwise the run has proved nothing of them. */
export function judgePayouts(facts: Facts): RuleViolation[] {
  const found = new Set(facts.payout_items.map(({ status }) => status));
  return ['paid', 'failed', 'cancelled']
    .filter((status) => !found.has(status))
    .map((status) => ({ rule: 'payouts are made', text: `no item is ${status}`, chains: [] }));
}

/** Each item adds up and has the status that was last reported; a commission is paid by an item, and by no other way. */
export const itemsFit: Rule = ({ entries, facts }) => {
  const claimed = groupBy(facts.commissions, (row) => row.payout_item_id);
  const acts = groupBy(
    entries.filter(({ kind }) => kind === 'act'),
    ({ sent }) => sent.itemId,
  );
  const items = byId(facts.payout_items);
  const ofItems = facts.payout_items.flatMap((item) => {
    const about = acts.get(item.id) ?? [];
    const last = about.at(-1);
    const reported = last?.outcome === 'acknowledged' ? last.sent.itemStatus : undefined;
    const text =
      reported !== undefined && reported !== item.status
        ? `was reported as ${reported} and is ${String(item.status)}`
        : judgeItem(item, claimed.get(item.id) ?? []);
    return text === undefined
      ? []
      : [{ rule: 'items fit', text: `payout item ${item.id} ${text}`, chains: chainsOf(about) }];
  });
  const loose = facts.commissions.filter(
    ({ payout_item_id: item, status }) => (status === 'paid' || typeof item === 'number') && !items.has(item as number),
  );
  return [
    ...ofItems,
    ...loose.map(({ id }) => ({ rule: 'items fit', text: `commission ${id} is paid by no item`, chains: [] })),
  ];
};
