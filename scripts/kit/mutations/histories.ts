// What the rules of histories, waiting events and subscriptions are for. They were written together with these rules, so
// they do not say how many other mistakes the kit would notice.
import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const SALES = 'store/sale-batch.ts';
const REFUNDS = 'store/refund-statements.ts';
const EVENTS = 'store/payment-events.ts';
const PAYMENT = 'payments/apply-payment.ts';
const PAYER = 'payments/payer.ts';
const SUBSCRIPTIONS = 'store/payment-subscriptions.ts';

export const HISTORIES = [
  ...mutationsOf('payments', {
    'events that waited are applied in the order in which they came': patch(
      EVENTS,
      `and names && $3::text[]
   order by occurred_at, id`,
      `and names && $3::text[]
   order by id`,
    ),
    'events that waited at one time are applied newest first': patch(
      EVENTS,
      `and names && $3::text[]
   order by occurred_at, id`,
      `and names && $3::text[]
   order by occurred_at, id desc`,
    ),
    'an event wakes all events of its program': patch(
      EVENTS,
      `and result = any ($2::text[]) and names && $3::text[]
   order`,
      `and result = any ($2::text[]) and $3::text[] is not null
   order`,
    ),
    'an event wakes only the first that waits for it': patch(
      EVENTS,
      '(await db.run(waitingForNames, [programId, results, names])).map(({ id }) => id);',
      '(await db.run(waitingForNames, [programId, results, names])).map(({ id }) => id).slice(0, 1);',
    ),
    'a pending event that is read again is stored as before': patch(
      'payments/receive.ts',
      'if (reread) await renewPendingEvent(tx, program.id, id, notice, allNames(notice));',
      'if (!reread) await renewPendingEvent(tx, program.id, id, notice, allNames(notice));',
    ),
    'a subscription keeps the first reference that names nobody': patch(
      SUBSCRIPTIONS,
      'reference = coalesce(excluded.reference, s.reference)',
      'reference = coalesce(s.reference, excluded.reference)',
    ),
    'a subscription forgets who was named': patch(
      SUBSCRIPTIONS,
      'customer_key = coalesce(excluded.customer_key, s.customer_key),',
      'customer_key = excluded.customer_key,',
    ),
    'the owner of a subscription pays for all of its invoices': patch(
      PAYER,
      'const payer = (await findNamed(place, named)) ?? (await payerOfOwner(place, owner));',
      'const payer = (await payerOfOwner(place, owner)) ?? (await findNamed(place, named));',
    ),
    'the key that a checkout named is not saved by its invoice': patch(
      PAYER,
      'const names = namesAnybody(named) ? named : (owner?.named ?? {});',
      'const names = named;',
    ),
    'a test event has the customer of the newest one': patch(
      EVENTS,
      'select customer_id from named order by id limit 1',
      'select customer_id from named order by id desc limit 1',
    ),
    'a payment after the partner has left does not settle the lead': patch(
      PAYMENT,
      `    await settle(context, payer);
    const customerId = await idOf(context, customer);`,
      '    const customerId = await idOf(context, customer);',
    ),
    'a payment that another program has recorded does not settle the lead': patch(
      PAYMENT,
      `  await settle(context, payer);
  const known =`,
      '  const known =',
    ),
    'an event about nothing due names no sale': patch(
      'payments/apply-refund.ts',
      "if (amountCents <= 0) return applied('nothing_due', records);",
      "if (amountCents <= 0) return applied('nothing_due');",
    ),
    'a sale from an event is dated by the event': patch(
      PAYMENT,
      'recordedAt: context.now,',
      'recordedAt: context.occurredAt,',
    ),
  }),
  ...mutationsOf('sale', {
    'a sale replaces the key of its customer': patch(
      SALES,
      `customer_key = coalesce(c.customer_key, excluded.customer_key)
     returning program_id, click_id, id)`,
      `customer_key = coalesce(excluded.customer_key, c.customer_key)
     returning program_id, click_id, id)`,
    ),
    'the conflict of a sale stays with the customer of the first attempt': patch(
      'store/sale-conflicts.ts',
      'customer_id = excluded.customer_id, last_at',
      'customer_id = coalesce(c.customer_id, excluded.customer_id), last_at',
    ),
    'a key of any program names a customer': patch(
      'store/buyers.ts',
      'where program_id = s.program_id and customer_key = s.customer_key\n',
      'where customer_key = s.customer_key\n',
    ),
  }),
  ...mutationsOf('refund', {
    'a reference of another sale makes a refund a repeat': patch(
      REFUNDS,
      'from refunds where program_id = ${program} and sale_id = s.id) r',
      'from refunds where program_id = ${program} and (sale_id = s.id or refund_reference = t.reference)) r',
    ),
    'a refund releases a commission that is held': patch(
      REFUNDS,
      'update commissions c set amount_cents = c.amount_cents - s.deduction_cents,',
      'update commissions c set amount_cents = c.amount_cents - s.deduction_cents, held_at = null,',
    ),
    'the refund of an approved commission deducts nothing': patch(
      REFUNDS,
      `c.sale_id = s.id and c.kind = 'sale'
     cross`,
      `c.sale_id = s.id and c.kind = 'sale' and c.status <> 'approved'
     cross`,
    ),
    'a test refund with a reference of another test sale is skipped': patch(
      'store/test-events.ts',
      "where kind = 'refund' and program_id = $1 and transaction_id = $2`",
      "where kind = 'refund' and program_id = $1 and (transaction_id = $2 or refund_reference = $3)`",
    ),
  }),
  ...mutationsOf('readiness', {
    'a provisional lead is the last lead': patch(
      'store/integration.ts',
      "'last_lead_at', 'not provisional')",
      "'last_lead_at')",
    ),
  }),
];
