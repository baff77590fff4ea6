import { statement, violatedConstraint, type Runner } from '../database/db.ts';

export interface NewLead {
  customerId: number;
  mode: 'server' | 'browser' | 'payment';
  /** saved on a customer that has none; in browser mode only when no other customer has it */
  customerKey: string | undefined;
  eventName: string | undefined;
  emailHash: Buffer | undefined;
  emailMasked: string | undefined;
  additionalData: object | undefined;
  at: Date;
}

export const settleLeadStatement = statement<{ id: number }>(
  'settle_lead',
  `with settled as (
     update customers c set status = 'lead', lead_at = $8, customer_key = coalesce(c.customer_key,
       case when $2 = 'browser' and exists (
         select 1 from customers o where o.program_id = c.program_id and o.customer_key = $3) then null else $3 end)
     where c.id = $1 and c.status = 'click'
     returning c.id, c.program_id, c.partnership_id),
   earned as (
     insert into commissions (kind, program_id, partnership_id, customer_id, earned_cents, amount_cents, currency,
       status, created_at, changed_at)
     select 'lead', c.program_id, c.partnership_id, c.id, p.lead_commission_cents, p.lead_commission_cents, p.currency,
       'pending', $8, $8
     from settled c join programs p on p.id = c.program_id join partnerships s on s.id = c.partnership_id
     where p.lead_commission_cents > 0 and s.status = 'joined' and s.partner_id is not null)
   insert into leads (customer_id, program_id, mode, provisional, event_name, email_hash, email_masked,
     additional_data, occurred_at)
   select id, program_id, $2, false, $4, $5, $6, $7::jsonb, $8 from settled
   returning id`,
);

const provisional = statement<{ id: number }>(
  'provisional_lead',
  `insert into leads (customer_id, program_id, mode, provisional, event_name, email_hash, email_masked,
     additional_data, occurred_at)
   select c.id, c.program_id, $2, true, $3, $4, $5, $6::jsonb, $7 from customers c
   where c.id = $1 and c.status = 'click'
   returning id`,
);

export type Settlement = 'settled' | 'not_settled' | 'key_taken';

/**
 * Settles a lead in one statement: the customer moves to `lead`, the event is stored and a lead commission is earned,
 * all or nothing, and only from `click`. `key_taken`: another customer got the key at the same moment.
 */
export async function settleLead(db: Runner, lead: NewLead): Promise<Settlement> {
  try {
    const rows = await db.run(settleLeadStatement, [
      lead.customerId,
      lead.mode,
      lead.customerKey ?? null,
      lead.eventName ?? null,
      lead.emailHash ?? null,
      lead.emailMasked ?? null,
      lead.additionalData ? JSON.stringify(lead.additionalData) : null,
      lead.at,
    ]);
    return rows.length > 0 ? 'settled' : 'not_settled';
  } catch (error) {
    if (violatedConstraint(error) === 'customers_key') return 'key_taken';
    throw error;
  }
}

/** Stores a provisional lead; false when the customer's status has moved on. */
export async function insertProvisionalLead(db: Runner, lead: NewLead): Promise<boolean> {
  const rows = await db.run(provisional, [
    lead.customerId,
    lead.mode,
    lead.eventName ?? null,
    lead.emailHash ?? null,
    lead.emailMasked ?? null,
    lead.additionalData ? JSON.stringify(lead.additionalData) : null,
    lead.at,
  ]);
  return rows.length > 0;
}
