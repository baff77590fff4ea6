import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operator, type Operator } from '../../admin/support.ts';
import type { Campaign } from '../../support/fixtures.ts';
import { expectError, rowCounts, sell, visit } from '../../support/journey.ts';
import { inParallel } from '../../support/parallel.ts';
import { customerOf, without } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';
import { checkout, connectAccount } from '../../support/stripe.ts';

// All programs share the identifiers of sales, so one program can use another's. The response does not name the other
// program; the operator is notified.

interface Line {
  level: number;
  msg: string;
}

let service: Service;
let admin: Operator;
let lines: Line[];
let holder: Campaign;
let refused: Campaign;
let transaction_id: string;
let sale_id: number;
beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  lines = [];
  service = await startService({ log });
  admin = operator(service.databaseUrl, service.db, service.clock);
});
afterAll(async () => {
  await service.stop();
  admin.clean();
});
beforeEach(async () => {
  [holder, refused] = [await service.make.campaign(), await service.make.campaign()];
  ({ transaction_id, sale_id } = await sell(service, holder));
  lines = [];
});

const DUPLICATE = 'Duplicate transaction_id. This sale has already been recorded.';
const pay = (click_id: string, { key } = refused) =>
  service.sale({ transaction_id, amount_cents: 500, click_id }, { key });
const conflicts = async ({ id } = refused) =>
  (await admin.done('sale', 'conflicts', '--program-id', String(id))).conflicts as object[];

test('the response is the 409 with the sale, and one row counts the attempts', async () => {
  const click_id = await visit(service, refused);
  const first_at = service.clock.now().toISOString();
  const before = await rowCounts(service);
  for (let i = 0; i < 3; i++) {
    if (i > 0) service.clock.advance({ seconds: 10 });
    expectError(await pay(click_id), 409, 'duplicate_transaction', DUPLICATE, { sale_id, matches: false });
  }
  // The customer is stored, with the status click, so that its history shows the refusal.
  expect(await rowCounts(service)).toEqual({ ...before, customers: before.customers! + 1 });
  expect(await customerOf(service.db, click_id)).toMatchObject({ status: 'click', customer_key: null });
  const conflict = {
    program_id: refused.id,
    transaction_id,
    sale_id,
    holder_program_id: holder.id,
    attempts: 3,
    first_at,
    last_at: service.clock.now().toISOString(),
  };
  expect(await conflicts()).toMatchObject([conflict]);
  expect(await conflicts(holder)).toMatchObject([conflict]);
  expect(await conflicts(await service.make.campaign())).toEqual([]);
});

test('a warning names both programs and the sale, but not the identifier, which may contain an address', async () => {
  await pay(await visit(service, refused));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 40 });
  const { msg } = lines[0]!;
  expect(msg).toBe(
    `a sale of program ${refused.id} is rejected: sale ${sale_id} of program ${holder.id} has its transaction_id (1 attempt)`,
  );
  expect(JSON.stringify(lines)).not.toContain(transaction_id);
});

test('a repeated sale in the same program is not a conflict', async () => {
  const click_id = await visit(service, holder);
  expect((await pay(click_id, holder)).status).toBe(409);
  expect([await conflicts(holder), lines]).toEqual([[], []]);
});

test('simultaneous attempts are all counted', async () => {
  const click_id = await visit(service, refused);
  const answers = await inParallel([service, await service.second()], 12, (instance) =>
    instance.sale({ transaction_id, amount_cents: 500, click_id }, { key: refused.key }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
  expect(await conflicts()).toMatchObject([{ attempts: 12 }]);
});

test('a payment event with the same conflict is counted too', async () => {
  const account = await connectAccount(service, refused);
  const click_id = await visit(service, refused);
  const paid = checkout(account.source, { reference: click_id, paymentIntent: transaction_id });
  expect(await account.tell(paid)).toBe('transaction_taken');
  expect(await conflicts()).toMatchObject([{ attempts: 1, holder_program_id: holder.id, sale_id }]);
  expect(lines.map(({ level }) => level)).toEqual([40]);
});

test('customer explain shows it', async () => {
  const click_id = await visit(service, refused);
  await pay(click_id);
  const flags = ['--program-id', String(refused.id), '--click-id', click_id];
  const { events } = await admin.done('customer', 'explain', ...flags);
  expect(events.at(-1)).toMatchObject({
    type: 'sale_refused',
    transaction_id,
    attempts: 1,
    holder_program_id: holder.id,
    why: expect.stringContaining('start your identifiers with your own prefix'),
  });
});

test('the response is the same if the conflict cannot be stored, and the failure is logged', async () => {
  const click_id = await visit(service, refused);
  const answer = await without(service.db, 'sale_conflicts', () => pay(click_id));
  expectError(answer, 409, 'duplicate_transaction', DUPLICATE, { sale_id, matches: false });
  expect(lines.map(({ level }) => level)).toEqual([50]);
});

test('addresses in identifiers are masked', async () => {
  ({ transaction_id } = await sell(service, holder, { transaction_id: `${service.make.unique('ada')}@shop.dev` }));
  await pay(await visit(service, refused));
  expect(await conflicts()).toMatchObject([{ transaction_id: 'a***@shop.dev' }]);
});

test('an unknown program is rejected', async () => {
  const run = await admin.perform('sale', 'conflicts', '--program-id', '404');
  expect([run.code, run.stderr]).toEqual([1, 'there is no program 404']);
});
