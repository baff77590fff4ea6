// What erasures take out of stored events. Each attempt signs the body that it sends, so a waiting event stays valid.
import { statement, type Transaction } from '../database/db.ts';

/** What names a customer or their click, and what is stored in its place. */
const OF_CUSTOMER: readonly (readonly [path: string, value: string])[] = [
  ['{data,object,customer_key}', 'null'],
  ['{data,object,event_name}', 'null'],
  ...['click_ref', 'sub', 'sub2', 'sub3'].map((name) => [`{data,${name}}`, '""'] as const),
];
const CUSTOMER = OF_CUSTOMER.reduce((sql, [path, value]) => `jsonb_set(${sql}, '${path}', '${value}', false)`, 'body');

/** The events of customer $2 of program $1. */
export const forgetCustomer = statement<object>(
  'erase_webhook_events',
  `update webhook_events set body = ${CUSTOMER} where program_id = $1 and customer_id = $2`,
);

const NAMELESS = `jsonb_set(jsonb_set(jsonb_set(body, '{data,object,name}', '""', false), '{data,object,email}', 'null', false),
  '{data,object,partner_id}', 'null', false)`;
// A discount code may name the partner, too.
const PARTNER = `jsonb_set(jsonb_set(${NAMELESS}, '{data,object,code}', 'null', false), '{data,object,processor_id}', 'null', false)`;
const partner = statement<object>(
  'forget_partner_of_webhook_events',
  `update webhook_events set body = ${PARTNER} where program_id = $1 and partnership_id = $2`,
);

// An address may name the partner.
const postbacks = statement<object>(
  'forget_postbacks',
  `update webhook_endpoints set url = '', deleted_at = coalesce(deleted_at, $3), changed_at = $3, secret = null,
     previous_secret = null, previous_until = null
   where program_id = $1 and partnership_id = $2`,
);
const sent = statement<object>(
  'forget_deliveries_of_postbacks',
  `update webhook_deliveries set status = 'skipped', next_at = null, claim = null, ended_at = $3
   where program_id = $1 and partnership_id = $2 and status = 'waiting'`,
);

/** Forgets who the partner of a partnership was, which is locked, and deletes their postbacks. */
export async function forgetPartner(tx: Transaction, programId: number, partnershipId: number, at: Date) {
  await tx.run(partner, [programId, partnershipId]);
  await tx.run(postbacks, [programId, partnershipId, at]);
  await tx.run(sent, [programId, partnershipId, at]);
}
