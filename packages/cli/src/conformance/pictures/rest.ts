// Answers that show more than records: they differ only where a record that they are about does.
import { isDeepStrictEqual } from 'node:util';
import { Mismatch, show } from '../outcome.ts';
import type { Change } from './changes.ts';
import type { Picture, View } from './picture.ts';
import type { Body } from './world.ts';

/** The numbers of the records that have changed, and of those that they belong to. */
function numbersIn(changes: readonly Change[], after: Picture): Set<unknown> {
  const found = new Set<unknown>();
  for (const { list, key, record } of changes) {
    if (list === 'listAuditLog') continue;
    found.add(`${list} ${key}`);
    for (const name of ['customer_id', 'sale_id', 'partner_id', 'link_id'] as const) {
      if (typeof record[name] === 'number') found.add(`${name} ${String(record[name])}`);
    }
  }
  void after;
  return found;
}

/** Whether a view may differ, because a record that it is about does. */
function mayDiffer(view: View, changed: Set<unknown>): boolean {
  const [number] = Object.values(view.ids);
  switch (view.id) {
    case 'explainCustomer':
    case 'getCustomer':
      return changed.has(`listCustomers ${number!}`) || changed.has(`customer_id ${number!}`) || changed.has('terms');
    case 'getCommission':
      return changed.has(`listCommissions ${number!}`);
    case 'getPartner':
      return true;
    default:
      return true;
  }
}

/** A program that nobody has asked about, and answers of which nothing has changed. */
export function expectRest(before: Picture, after: Picture, changes: readonly Change[]): void {
  const changed = numbersIn(changes, after);
  const isTerms = changes.some(({ list }) => ['listPrograms', 'listPartners', 'listLinks'].includes(list));
  if (isTerms) changed.add('terms');
  for (const [name, view] of after.views) {
    const was = before.views.get(name);
    if (!was) continue;
    const stays = view.reader.startsWith('other') || changes.length === 0 || !mayDiffer(view, changed);
    // A partner has one name everywhere.
    const isPeople = view.reader === 'other' && /Partners|Members/.test(view.id);
    if (!stays || isPeople || isDeepStrictEqual(was.body, view.body)) continue;
    throw new Mismatch(`expected ${name} as before: ${different(was.body, view.body)}`);
  }
}

function different(was: Body, is: Body): string {
  const names = Object.keys(is).filter((name) => !isDeepStrictEqual(was[name], is[name]));
  const pick = (of: Body): Body => Object.fromEntries(names.map((name) => [name, of[name]]));
  return `${show(pick(was))}; came ${show(pick(is))}`;
}
