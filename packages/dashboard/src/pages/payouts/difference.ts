// What has changed between two previews.
import { moneyText } from '../../lib/money.ts';
import type { Payable, Preview } from '../../records/payouts/paths.ts';
import { heldBackText, nameOf } from '../../records/payouts/texts.ts';

const byPartner = (items: readonly Payable[]) => new Map(items.map((item) => [item.partnership_id, item]));

/** The lines about those whom the earlier preview paid. */
function changesOf(before: Preview, now: Preview): string[] {
  const later = byPartner(now.items);
  return before.items.flatMap((item) => {
    const next = later.get(item.partnership_id);
    if (!next) {
      // What is on hold comes first, and may have been on hold before.
      const held = now.excluded.findLast(({ partnership_id: id }) => id === item.partnership_id);
      return [`${nameOf(item)}: not paid anymore${held ? `. ${heldBackText(held)}` : ''}.`];
    }
    const [was, is] = [item, next].map(({ amount_cents }) => moneyText(amount_cents, now.currency));
    if (was !== is) return [`${nameOf(item)}: ${is} instead of ${was}.`];
    const moved = item.method !== next.method || item.label !== next.label;
    return moved ? [`${nameOf(item)}: paid in another way than before.`] : [];
  });
}

/** What a reader who knows the earlier preview has to know, a line for each partner. */
export function differenceOf(before: Preview, now: Preview): string[] {
  const earlier = byPartner(before.items);
  const added = now.items
    .filter(({ partnership_id: id }) => !earlier.has(id))
    .map((item) => `${nameOf(item)}: added, ${moneyText(item.amount_cents, now.currency)}.`);
  return [...changesOf(before, now), ...added];
}
