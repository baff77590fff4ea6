import { daysIn, given, idIn, oneOf, orderIn } from '../../lib/search.ts';
import { STATUSES } from '../../records/webhooks/paths.ts';

/** `delivery` is the one whose dialog is open. */
export const webhookSearch = (raw: Record<string, unknown>) =>
  given({ status: oneOf(raw.status, STATUSES), ...daysIn(raw), order: orderIn(raw), delivery: idIn(raw.delivery) });
