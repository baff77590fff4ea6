import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Runner, Statement } from '../../src/database/db.ts';
import { DAY } from '../../src/lib/clock.ts';
import { auditEntriesOf } from '../../src/audit-log/read.ts';
import { commissionsOf } from '../../src/commissions/list.ts';
import { linksOf } from '../../src/links/write.ts';
import { programsOfAccount } from '../../src/programs/managed.ts';
import type { ListPage } from '../../src/common/lists.ts';
import { startService, type Service } from '../support/service.ts';

// A page reads few rows although what its filter selects is far from where the list begins: PostgreSQL expects it to be
// spread evenly.

const ROWS = 20_000;
const NEWEST: ListPage = { after: undefined, ascending: false, limit: 10 };

let service: Service;
let programId: number;
/** a partner of half of the links, the older half */
let partnerId: number;

beforeAll(async () => {
  service = await startService();
  const { make, db, clock } = service;
  const [first, newer] = [await make.program({}), await make.program({})];
  programId = first.id;
  partnerId = await make.partner();
  const partnership = await make.partnership(programId, partnerId);
  const [begin, rows] = [new Date(clock.now().getTime() - 30 * DAY), ROWS];
  const history = `(select i, ?::timestamptz + i * interval '1 second' as at from generate_series(1, ${rows}) i) h`;
  await db.knex.raw(
    `insert into links (code, program_id, partner_id, partnership_id, destination, enabled, created_at)
     select 'old-' || i, ?, case when i < ${rows / 2} then ?::bigint end, case when i < ${rows / 2} then ?::bigint end, null, i > 100, at
     from ${history} order by i`,
    [programId, partnerId, partnership, begin],
  );
  await db.knex.raw(
    `insert into commissions (program_id, partnership_id, kind, reason, earned_cents, amount_cents, currency, status,
       created_at, changed_at)
     select ?, ?, 'adjustment', 'a test', 100, 100, 'USD', case when i < ${rows / 2} then 'approved' else 'pending' end, at, at
     from ${history} order by i`,
    [programId, partnership, begin],
  );
  for (const [id, action] of [
    [programId, 'link.create'],
    [programId, 'commission.approve'],
    [newer.id, 'link.create'],
  ] as const) {
    await db.knex.raw(
      `insert into audit_log (program_id, at, actor_kind, action, target_kind, target_id, before, after)
       select ?, at, 'operator', ?, 'link', i, '{}', '{}' from ${history} order by i`,
      [id, action, begin],
    );
  }
  await db.knex.raw('analyze');
});
afterAll(() => service.stop());

interface Plan {
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** The plan of a list, with what it read. */
async function planOf(list: (db: Runner) => Promise<unknown>): Promise<Plan> {
  let ran: [Statement<unknown>, readonly unknown[]] | undefined;
  await list({
    distributed: false,
    subscriber: undefined,
    run: (...given) => {
      ran = given;
      return Promise.resolve([]);
    },
  });
  const [{ text }, values] = ran!;
  const explain: Statement<{ 'QUERY PLAN': [{ Plan: Plan }] }> = {
    name: 'explain',
    text: `explain (analyze, format json) ${text}`,
    replanned: true,
  };
  const [row] = await service.db.run(explain, values);
  return row!['QUERY PLAN'][0].Plan;
}

/** The rows that a list reads from its tables, whether they are on the page or not. */
async function rowsReadBy(list: (db: Runner) => Promise<unknown>): Promise<number> {
  const read = ({ Plans = [], ...own }: Plan): number =>
    (own['Rows Removed by Filter'] ?? 0) +
    (Plans.length === 0 ? own['Actual Rows'] : 0) +
    Plans.reduce((sum, one) => sum + read(one), 0);
  return read(await planOf(list));
}

const none = { actorId: undefined, action: undefined, createdFrom: undefined, createdBefore: undefined };

test('of an action that only old entries of the audit log have', async () => {
  const filter = { ...none, programId, action: 'link.create' };
  expect(await rowsReadBy((db) => auditEntriesOf(db, filter, NEWEST))).toBeLessThan(100);
});

test('of a program whose entries are older than those of another', async () => {
  expect(await rowsReadBy((db) => auditEntriesOf(db, { ...none, programId }, NEWEST))).toBeLessThan(100);
});

test('of a partner with old links only, and of links that are disabled', async () => {
  for (const filter of [{ partnerId }, { enabled: false }, { partnerId, enabled: false }]) {
    expect(await rowsReadBy((db) => linksOf(db, programId, filter, NEWEST)), JSON.stringify(filter)).toBeLessThan(150);
  }
});

test('of a status that only old commissions have', async () => {
  const filter = { programId, status: 'approved' } as const;
  expect(await rowsReadBy((db) => commissionsOf(db, filter, NEWEST))).toBeLessThan(200);
});

test('of the programs of an account, in an order that only the index for accounts has', async () => {
  const { db, make, clock } = service;
  const { accountId } = await make.person();
  await db.knex.raw(
    `with added as (
       insert into programs (name, slug, domain, commission_type, commission_rate, currency, lead_auth,
         cookie_window_days, attribution_window_days, created_at)
       select 'Program', 'program-' || i, 'brand.example', 'percent', 20, 'USD', 'server_required', 60, 60, ?::timestamptz
       from generate_series(1, ${ROWS}) i returning id)
     insert into memberships (program_id, account_id, role, created_at) select id, ?, 'owner', ? from added`,
    [clock.now(), accountId, clock.now()],
  );
  // The primary key of memberships has all members of an older program before those of the account's programs.
  await db.knex.raw('drop index memberships_account');
  await db.knex.raw('analyze');
  const filter = { accountId, programIds: undefined, createdFrom: undefined, createdBefore: undefined };
  for (const ascending of [true, false]) {
    const plan = await planOf((runner) => programsOfAccount(runner, filter, { ...NEWEST, ascending }));
    expect(JSON.stringify(plan)).toMatch(/"Sort Key":\["(?:m\.program_id|p\.id) /);
  }
});
