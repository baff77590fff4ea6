// The least that could do the same: node:http, pg, and the service's own statements once per request. No contract, no
// validation, no limits, no headers. What the service costs beyond it is the price of the contract.
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { insertClickStatement, linkByCode } from '../../src/store/clicks.ts';
import { buyerByIdentifiers, customerByIdentifiers } from '../../src/store/customers.ts';
import type { Statement } from '../../src/database/db.ts';
import { settleLeadStatement } from '../../src/store/leads.ts';
import { programByToken } from '../../src/store/programs.ts';
import { insertCommissionStatement, insertSaleStatement } from '../../src/store/sales.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });

const run = async <Row>(on: pg.Pool | pg.PoolClient, { name, text }: Statement<Row>, values: unknown[]) =>
  (await on.query({ name, text, values })).rows[0] as Row;

const read = (req: IncomingMessage): Promise<Record<string, string>> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>));
  });

const programOf = (req: IncomingMessage) =>
  run(pool, programByToken, [createHash('sha256').update(req.headers.authorization!.slice(7)).digest()]);

async function click(body: Record<string, string>) {
  const code = new URL(body.affiliate_url!).searchParams.get('aff');
  const link = await run(pool, linkByCode, [code]);
  const id = `clk_${randomBytes(18).toString('base64url')}`;
  const values = [id, link.code, link.program_id, link.partnership_id, null, null, null, new Date()];
  await run(pool, insertClickStatement, values);
  return { success: true, click_id: id, cookie_window_days: link.cookie_window_days };
}

async function lead(body: Record<string, string>, req: IncomingMessage) {
  const program = await programOf(req);
  const customer = await run(pool, customerByIdentifiers, [program.program_id, body.customer_key, body.click_id]);
  const values = [customer.id, 'server', body.customer_key, null, null, null, null, new Date()];
  await run(pool, settleLeadStatement, values);
  return { success: true, message: 'Lead tracked successfully' };
}

async function sale(body: Record<string, string>, req: IncomingMessage) {
  const program = await programOf(req);
  const buyer = await run(pool, buyerByIdentifiers, [program.program_id, null, body.click_id, body.transaction_id]);
  const amount = Number(body.amount_cents);
  const [now, commission] = [new Date(), Math.round((amount * Number(program.commission_rate)) / 100)];
  const client = await pool.connect();
  try {
    await client.query('begin');
    const stored = await run(client, insertSaleStatement, [
      body.transaction_id, program.program_id, buyer.id, buyer.partnership_id, amount, 'USD', null, null, null, null,
      commission, 'USD', null, now, now, null,
    ]); // prettier-ignore
    await client.query('savepoint before_work');
    const values = [program.program_id, buyer.partnership_id, buyer.id, stored.id, commission, 'USD', now];
    const earned = await run(client, insertCommissionStatement, values);
    await client.query('commit');
    return { success: true, attributed: true, sale_id: stored.id, commission_id: earned.id };
  } finally {
    client.release();
  }
}

const routes: Record<string, (body: Record<string, string>, req: IncomingMessage) => Promise<object>> = {
  '/api/v1/track/click': click,
  '/api/v1/track/lead': lead,
  '/api/v1/track/sale': sale,
};

createServer((req, res) => {
  read(req)
    .then((body) => routes[req.url!]!(body, req))
    .then((answer) => res.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer)))
    .catch((error: unknown) => {
      console.error(error);
      res.writeHead(500).end();
    });
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listens'));
