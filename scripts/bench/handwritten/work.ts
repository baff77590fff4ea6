// The five kinds of work on the frozen tables, each written as directly as possible.
import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { statementsOf, type Prepared } from './statements.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });

type Values = Record<string, unknown>;
export interface Call {
  body: Values;
  /** the Authorization header */
  authorization: string | undefined;
}

async function run(on: pg.Pool | pg.PoolClient, { name, text, parameters }: Prepared, values: Values): Promise<Values> {
  const { rows } = await on.query<Values>({ name, text, values: parameters.map((key) => values[key] ?? null) });
  return rows[0] ?? {};
}

/** A row under the names that pgbench's `\gset` gives to it. */
const prefixed = (prefix: string, row: Values): Values =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [`${prefix}_${name}`, value]));

async function transaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const [programByToken] = statementsOf('handwritten/program.sql') as [Prepared];
const [findLink, insertClick] = statementsOf('pgbench/click.sql') as [Prepared, Prepared];
const [findCustomer, settleLead] = statementsOf('pgbench/lead.sql') as [Prepared, Prepared];
const [findBuyer, , insertSale, , insertCommission] = statementsOf('handwritten/sale.sql');
const [, lockSale, lockCommission, refunded, insertRefund, shrink] = statementsOf('pgbench/refund.sql');
const [readiness] = statementsOf('pgbench/readiness.sql') as [Prepared];

const programOf = ({ authorization }: Call) =>
  run(pool, programByToken, {
    token_hash: createHash('sha256').update(authorization!.slice('Bearer '.length)).digest(),
  });

async function click({ body }: Call) {
  const [, number] = new URL(String(body.affiliate_url)).searchParams.get('aff')!.split('-');
  const link = await run(pool, findLink, { link: number, none: 'null' });
  const n = randomBytes(18).toString('base64url');
  await run(pool, insertClick, { ...prefixed('found', link), prefix: 'clk_', n, none: 'null', at: new Date() });
  return { success: true, click_id: `clk_${n}`, cookie_window_days: link.cookie_window_days };
}

async function lead(call: Call) {
  const { program_id } = await programOf(call);
  const values = { program_id, prefix: '', n: call.body.click_id, none: 'null', mode: 'server', at: new Date() };
  const customer = await run(pool, findCustomer, values);
  const { id } = await run(pool, settleLead, { ...values, ...prefixed('found', customer) });
  if (id === undefined) throw new Error('the lead was not settled');
  return { success: true, message: 'Lead tracked successfully' };
}

async function sale(call: Call) {
  const program = await programOf(call);
  const { click_id, transaction_id, amount_cents } = call.body;
  const buyer = await run(pool, findBuyer!, { program_id: program.program_id, click_id, transaction_id });
  const values = {
    program_id: program.program_id,
    customer_id: buyer.id,
    partnership_id: buyer.partnership_id,
    transaction_id,
    amount: amount_cents,
    commission: Math.round((Number(amount_cents) * Number(program.commission_rate)) / 100),
    at: new Date(),
  };
  return transaction(async (client) => {
    const { id: sale_id } = await run(client, insertSale!, values);
    await client.query('savepoint before_work');
    const { id: commission_id } = await run(client, insertCommission!, { ...values, sale_id });
    return { success: true, attributed: true, sale_id, commission_id };
  });
}

async function refund(call: Call) {
  const { program_id } = await programOf(call);
  const values = { program_id, prefix: '', n: String(call.body.transaction_id).slice('order-'.length), none: 'null' };
  return transaction(async (client) => {
    const sold = prefixed('sale', await run(client, lockSale!, values));
    const commission = prefixed('commission', await run(client, lockCommission!, sold));
    await run(client, refunded!, { ...values, ...sold });
    const all = { ...values, ...sold, ...commission, at: new Date() };
    const { id } = await run(client, insertRefund!, all);
    await run(client, shrink!, all);
    return { success: true, status: 'reversed', refund_id: id, commission_id: commission.commission_id };
  });
}

const DAY_MS = 86_400_000;

const ready = async (call: Call) =>
  run(pool, readiness, { ...(await programOf(call)), since: new Date(Date.now() - DAY_MS) });

export const WORK: Record<string, (call: Call) => Promise<object>> = {
  '/api/v1/track/click': click,
  '/api/v1/track/lead': lead,
  '/api/v1/track/sale': sale,
  '/api/v1/track/refund': refund,
  '/api/v1/programs/me/readiness': ready,
  '/readyz': () => Promise.resolve({}),
};
