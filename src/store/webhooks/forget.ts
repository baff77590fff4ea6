// What erasures take out of stored events. Each attempt signs the body that it sends, so a waiting event stays valid.
import { statement, type Transaction } from '../../database/db.ts';

const CUSTOMER =
  "jsonb_set(jsonb_set(body, '{data,object,customer_key}', 'null', false), '{data,object,event_name}', 'null', false)";

/** The events of customer $2 of program $1. */
export const forgetCustomer = statement<object>(
  'erase_webhook_events',
  `update webhook_events set body = ${CUSTOMER} where program_id = $1 and customer_id = $2`,
);

const PARTNER = `jsonb_set(jsonb_set(jsonb_set(body, '{data,object,name}', '""', false), '{data,object,email}', 'null', false),
  '{data,object,partner_id}', 'null', false)`;
const partner = statement<object>(
  'forget_partner_of_webhook_events',
  `update webhook_events set body = ${PARTNER} where program_id = $1 and partnership_id = $2`,
);
/** Forgets who the partner of a partnership was, which is locked. */
export const forgetPartner = async (tx: Transaction, programId: number, partnershipId: number) =>
  void (await tx.run(partner, [programId, partnershipId]));
