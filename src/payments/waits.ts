// What a payment waits for that may still decide about it.
import { MINUTE } from '../lib/clock.ts';
import type { Known, Occasion } from './occasion.ts';
import type { PaymentNotice } from './notice.ts';

/** How long a payment waits for what may still decide about it. */
export const WAIT_MS = 10 * MINUTE;

/** What a payment waits for before it is decided whose it is, and by what it is recorded. */
export function waitsFor(
  { program, receivedAt, now }: Occasion,
  { waits, amountCents }: PaymentNotice,
  { hasInvoice }: Known,
) {
  if (waits === 'subscription' && hasInvoice) return 'invoice_expected';
  if (amountCents === 0 || now.getTime() - receivedAt.getTime() >= WAIT_MS) return undefined;
  if (waits === 'subscription') return 'waits_for_subscription';
  return waits === 'session' && program.has_codes ? 'waits_for_session' : undefined;
}
