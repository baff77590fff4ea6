// Events that the service has recorded, in words.
import { moneyText } from '../../lib/money.ts';
import type { TrackedEvent } from './paths.ts';

/** What the customer paid, where it is not the amount that the commission is computed on. */
function grossText({ amount_cents, gross_amount_cents: gross, tax_cents: tax, currency }: TrackedEvent): string {
  if (gross === null || currency === null || gross === amount_cents) return '';
  return ` (${moneyText(gross, currency)} paid${tax ? `, ${moneyText(tax, currency)} tax` : ''})`;
}

/** An event in a few words: `sale of $49.00`. */
export const eventText = (event: TrackedEvent): string => {
  const { type, amount_cents: cents, currency, event_name, provisional } = event;
  const amount = cents === null || currency === null ? '' : ` of ${moneyText(cents, currency)}${grossText(event)}`;
  return `${type}${amount}${event_name ? `, ${event_name}` : ''}${provisional ? ', provisional' : ''}`;
};
