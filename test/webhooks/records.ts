// The records that valid requests about webhooks, sales and leads need.
import { newWebhookSecret, sealWebhookSecret } from '../../src/webhooks/secret.ts';
import { newEventId } from '../../src/webhooks/event.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { addEndpoint } from './support.ts';
import type { Ground, Scene } from '../manage/calls.ts';

type Of = Pick<Scene, 'programId'>;

export const newEndpoint = (ground: Pick<Ground, 'db' | 'clock'>, { programId }: Of): Promise<number> =>
  addEndpoint(ground, programId, { secret: sealWebhookSecret(SECRET_KEY, programId, newWebhookSecret()) });

/** A row of an event of a test, and its delivery. */
export function deliveryRows(programId: number, endpoint_id: number, created_at: Date, status = 'failed') {
  const id = newEventId(created_at);
  const data = { object: { id: endpoint_id, url: 'https://hooks.invalid' }, url: 'https://hooks.invalid' };
  const body = { type: 'webhook.test', timestamp: created_at, data, program_id: programId, test: true, sequence: 1 };
  const of = { program_id: programId, type: 'webhook.test', created_at };
  // The events of one endpoint are counted; here each is the first of another one.
  const event = {
    ...of,
    id,
    object: 'webhook',
    object_id: Math.floor(Math.random() * 2 ** 50),
    sequence: 1,
    body,
    test: true,
  };
  const next_at = status === 'waiting' ? created_at : null;
  return {
    event,
    delivery: { ...of, endpoint_id, event_id: id, status, next_at, ended_at: next_at ? null : created_at },
  };
}

export async function newDelivery(ground: Ground, scene: Scene): Promise<number> {
  const { db, clock } = ground;
  const rows = deliveryRows(scene.programId, await newEndpoint(ground, scene), clock.now());
  await db.knex('webhook_events').insert(rows.event);
  return (await db.knex('webhook_deliveries').insert(rows.delivery).returning<{ id: number }[]>('id'))[0]!.id;
}

/** A customer of the scene's program, who signed up. */
export async function newCustomer({ db, make, clock }: Ground, { programId: program_id }: Of): Promise<number> {
  const partner_id = await make.partner();
  const partnership_id = await make.partnership(program_id, partner_id);
  const code = await make.link({ program_id, partner_id, partnership_id });
  const [link_id] = await db.knex('links').where({ code }).pluck<number[]>('id');
  const click = { click_id: make.unique('click'), link_id, partnership_id, clicked_at: clock.now() };
  const [lead_at, created_at] = [clock.now(), clock.now()];
  const row = { program_id, ...click, status: 'lead', lead_at, created_at, customer_key: make.unique('user') };
  return (await db.knex('customers').insert(row).returning<{ id: number }[]>('id'))[0]!.id;
}

/** A sale of a customer of the program. */
async function newSale({ db, clock, make }: Ground, { programId: program_id }: Of) {
  const customer_id = await newCustomer({ db, clock, make }, { programId: program_id });
  const [{ partnership_id }] = await db
    .knex('customers')
    .where({ program_id, id: customer_id })
    .select('partnership_id');
  const sale = { transaction_id: make.unique('order'), amount_cents: 9900, currency: 'USD' };
  const times = { occurred_at: clock.now(), recorded_at: clock.now() };
  const row = { program_id, customer_id, partnership_id, ...sale, ...times };
  return (await db.knex('sales').insert(row).returning<{ id: number }[]>('id'))[0]!.id;
}

/** The lead of a customer of the program. */
async function newLead({ db, clock, make }: Ground, { programId: program_id }: Of) {
  const customer_id = await newCustomer({ db, clock, make }, { programId: program_id });
  const times = { occurred_at: clock.now(), recorded_at: clock.now() };
  const row = { program_id, customer_id, mode: 'server', provisional: false, ...times };
  return (await db.knex('leads').insert(row).returning<{ id: number }[]>('id'))[0]!.id;
}

export const WEBHOOKS = {
  webhook_id: newEndpoint,
  webhook_delivery_id: newDelivery,
  sale_id: newSale,
  lead_id: newLead,
};
