import { expect } from 'vitest';
import type { Answer } from './client.ts';
import { platformError } from './envelopes.ts';
import type { Campaign } from './fixtures.ts';
import type { Instance, Service } from './service.ts';

/** A visitor clicks the campaign's link; returns the `click_id`. */
export async function visit(service: Instance, { url }: Pick<Campaign, 'url'>, more: object = {}): Promise<string> {
  return (await service.click({ affiliate_url: url, ...more })).body.click_id as string;
}

/** A visitor clicks the link and signs up: a settled lead. */
export async function signUp(service: Service, campaign: Campaign) {
  const click_id = await visit(service, campaign);
  const customer_key = service.make.unique('user');
  const lead = await service.lead({ click_id, customer_key }, { key: campaign.key });
  expect(lead.status).toBe(200);
  return { click_id, customer_key };
}

interface SaleFields {
  click_id?: string;
  transaction_id?: string;
  [field: string]: unknown;
}

/** Records a sale of 100.00, by default for a new visitor. */
export async function sell(service: Service, campaign: Campaign, body: SaleFields = {}) {
  const click_id = body.click_id ?? (await visit(service, campaign));
  const sent = { transaction_id: service.make.unique('order'), amount_cents: 10_000, click_id, ...body };
  const sold = await service.sale(sent, { key: campaign.key });
  expect(sold.status).toBe(200);
  expect(sold.body.attributed).toBe(true);
  return {
    transaction_id: sent.transaction_id,
    sale_id: sold.body.sale_id as number,
    commission_id: sold.body.commission_id as number,
  };
}

const PRODUCTION = ['clicks', 'customers', 'leads', 'sales', 'subscriptions', 'commissions', 'refunds'];

/** The number of rows of each production table. */
export async function rowCounts({ db }: Service): Promise<Record<string, number>> {
  const count = async (table: string) => [table, Number((await db.knex(table).count())[0]!.count)] as const;
  return Object.fromEntries(await Promise.all(PRODUCTION.map(count)));
}

/** Runs the work while every insert into the table runs the given PL/pgSQL, immediately or at the commit. */
export async function withTrigger<T>(
  { db }: Service,
  { table, body, atCommit = false }: { table: string; body: string; atCommit?: boolean },
  work: () => Promise<T>,
): Promise<T> {
  const name = `${table}_trouble`;
  const kind = atCommit ? 'constraint trigger' : 'trigger';
  const when = atCommit ? 'deferrable initially deferred' : '';
  await db.knex.raw(
    `create function ${name}() returns trigger language plpgsql as $$ begin ${body}; return new; end $$`,
  );
  await db.knex.raw(`create ${kind} ${name} after insert on ${table} ${when} for each row execute function ${name}()`);
  try {
    return await work();
  } finally {
    await db.knex.raw(`drop function ${name} cascade`);
  }
}

/** Compares a response exactly with the platform envelope of the sale and refund endpoints. */
export function expectError(answer: Answer, status: number, code: string, message: string, details: object = {}): void {
  const body = platformError(status, message, code);
  expect(answer.body).toEqual({ ...body, error: { ...body.error, details } });
  expect(answer.status).toBe(status);
  expect(answer.headers['x-request-id']).toBeTruthy();
}
