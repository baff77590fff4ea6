// Answers that show more than records: they differ only where a record that they are about does.
import type { Change } from './changes.ts';
import { expectEqual } from './equal.ts';
import type { Picture, View } from './picture.ts';

/** The numbers of the records that have changed, and of those that they belong to. */
function numbersIn(changes: readonly Change[]): Set<string> {
  const found = new Set<string>();
  for (const { list, key, record } of changes) {
    if (list === 'listAuditLog') continue;
    // A change of the terms, of a partner or of a link may change every explanation.
    if (['listPrograms', 'listPartners', 'listLinks'].includes(list)) found.add('terms');
    found.add(`${list} ${key}`);
    if (typeof record.customer_id === 'number') found.add(`listCustomers ${record.customer_id}`);
  }
  return found;
}

/** Whether a view may differ, because a record that it is about does. */
function mayDiffer({ id, ids }: View, changed: ReadonlySet<string>): boolean {
  const [number] = Object.values(ids);
  switch (id) {
    case 'explainCustomer':
    case 'getCustomer':
      return changed.has(`listCustomers ${number!}`) || changed.has('terms');
    case 'getCommission':
      return changed.has(`listCommissions ${number!}`);
    default:
      return true;
  }
}

/** A program that nobody has asked about, and answers of which nothing has changed. */
export function expectRest(before: Picture, after: Picture, changes: readonly Change[]): void {
  const changed = numbersIn(changes);
  for (const [name, view] of after.views) {
    const was = before.views.get(name);
    const isOther = view.reader === 'other';
    const stays = isOther || changes.length === 0 || !mayDiffer(view, changed);
    // A person has one name in every program.
    const isPeople = isOther && /Partners|Members/.test(view.id);
    if (was && stays && !isPeople) expectEqual(view.body, was.body, name);
  }
}
