import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { statement, type Runner } from '../../src/database/db.ts';
import { DAY, floorTo, MINUTE } from '../../src/lib/clock.ts';
import { statsOf, type StatsGrouping } from '../../src/stats/read.ts';
import { rollUp } from '../../src/stats/roll-up.ts';
import type { Campaign } from '../support/fixtures.ts';
import { startService, type Service } from '../support/service.ts';
import { DAYS, fillYear } from './year.ts';

// The stats of a year read a number of rows that the days and the groups of the page bound, however many events there are.

const CUSTOMERS = 6_000;
const PARTNERS = 4;
/** per partner */
const LINKS = 2;
/** clicks and leads have no currency, and all sales have the same */
const CURRENCIES = 2;
const PAGE = 2;

let service: Service;
let campaign: Campaign;
let to: Date;
beforeAll(async () => {
  service = await startService();
  campaign = await service.make.campaign();
  const { id: program_id, partnerId, partnershipId } = campaign;
  await service.make.link({ program_id, partner_id: partnerId, partnership_id: partnershipId });
  for (let i = 1; i < PARTNERS; i++) {
    const partner_id = await service.make.partner();
    const partnership_id = await service.make.partnership(program_id, partner_id);
    for (let j = 0; j < LINKS; j++) await service.make.link({ program_id, partner_id, partnership_id });
  }
  to = floorTo(DAY, service.clock.now());
  await fillYear(service.db, { programId: program_id, customers: CUSTOMERS, to });
  await rollUp(service.db, new Date(to.getTime() + 20 * MINUTE));
}, 120_000);
afterAll(() => service.stop());

interface Node {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

/** The rows of tables that a plan read. */
function rowsRead(node: Node): number {
  const own = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  const below = (node.Plans ?? []).map(rowsRead).reduce((sum, rows) => sum + rows, 0);
  return (node['Relation Name'] === undefined ? 0 : own) + below;
}

/** Runs statements, and adds the rows that they read. */
function counting({ db }: Service): Runner & { rows: number } {
  const counter: Runner & { rows: number } = {
    distributed: db.distributed,
    subscriber: undefined,
    rows: 0,
    async run(query, values) {
      const text = `explain (analyze, format json) ${query.text}`;
      const [row] = await db.run(statement<{ 'QUERY PLAN': [{ Plan: Node }] }>(`explain_${query.name}`, text), values);
      counter.rows += rowsRead(row!['QUERY PLAN'][0].Plan);
      return db.run(query, values);
    },
  };
  return counter;
}

interface Asked {
  grouping: StatsGrouping;
  partnerId?: number;
}

async function read({ grouping, partnerId }: Asked, after?: number) {
  const range = { programId: campaign.id, from: new Date(to.getTime() - DAYS * DAY), to, grouping, partnerId };
  const counter = counting(service);
  const groups = await statsOf(counter, range, { after, ascending: true, limit: PAGE });
  return { groups, rows: counter.rows };
}

/** The rows of a day, and a few of look-ups. */
const bound = (ofDay: number) => DAYS * ofDay + 50;

// The plan of a distributed database does not have what its servers read.
const onOneServer = test.skipIf(inject('servers').length > 1);

onOneServer.each<[Asked, number]>([
  [{ grouping: 'all' }, CURRENCIES],
  [{ grouping: 'day' }, CURRENCIES],
  [{ grouping: 'partner' }, PAGE * LINKS * CURRENCIES],
  [{ grouping: 'link' }, PAGE * CURRENCIES],
])('%o: each page reads at most %i rows a day', async (asked, ofDay) => {
  let after: number | undefined;
  for (let page = 0; page < 3; page++) {
    const { groups, rows } = await read(asked, after);
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThanOrEqual(bound(ofDay));
    after = groups.at(-1)?.id;
  }
});

onOneServer.each(['all', 'day', 'partner', 'link'] as const)(
  'by %s, a partner: reads the days of its links',
  async (grouping) => {
    const { groups, rows } = await read({ grouping, partnerId: campaign.partnerId });
    expect(groups.length).toBeGreaterThan(0);
    expect(rows).toBeLessThanOrEqual(bound(LINKS * CURRENCIES));
  },
);
