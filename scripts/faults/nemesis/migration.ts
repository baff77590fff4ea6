// Migrates the schema while the previous version is running. The migrations are made up, so that this works with any
// schema.
import { MIGRATIONS, migrate } from '../../../src/database/migrate.ts';
import type { NamedMigration } from '../../../src/database/migrator/migration.ts';
import { seconds } from '../../harness/fault.ts';
import type { Fault } from '../world.ts';

const BUSY = ['clicks', 'customers', 'leads', 'sales', 'commissions', 'refunds', 'payment_events'];

const step = (name: string, sql: string): NamedMigration => ({ name, migration: { up: (db) => db.raw(sql) } });
const bare = (name: string, ...statements: string[]): NamedMigration => ({
  name,
  migration: {
    transaction: false,
    async up(db) {
      for (const sql of statements) await db.raw(sql);
    },
  },
});

/** Adds something to each busy table that the running version does not know. */
const expanded = (n: number): NamedMigration[] => [
  ...BUSY.map((table) => step(`9${n}1-${table}`, `alter table ${table} add column made_up_${n} text`)),
  // Two steps: a step that takes a weak lock on a table and then a strong one would cause a deadlock with requests.
  step(
    `9${n}2-new-table`,
    `create table made_up_${n} (program_id bigint, sale_id bigint, note text, primary key (program_id, sale_id),
       foreign key (program_id, sale_id) references sales)`,
  ),
  step(`9${n}2-rule`, `alter table sales add constraint made_up_${n} check (made_up_${n} <> '') not valid`),
  bare(
    `9${n}3-index`,
    `drop index concurrently if exists sales_made_up_${n}`,
    `create index concurrently sales_made_up_${n} on sales (made_up_${n})`,
    `alter table sales validate constraint made_up_${n}`,
  ),
];

/** Removes what no running version uses. */
const contracted = (n: number): NamedMigration[] => [
  step(`9${n}4-table`, `drop table made_up_${n}`),
  ...BUSY.map((table) => step(`9${n}5-${table}`, `alter table ${table} drop column made_up_${n}`)),
];

let upgrades = 0;
let before: NamedMigration[] = [...MIGRATIONS];

export const migrationFault: Fault = {
  name: 'migration-under-traffic',
  expected:
    'no request fails while the schema of a later version is made by two starters at once, a long reader in the way',
  short: true,
  unnoticed: true,
  async inject({ postgres }) {
    const n = ++upgrades;
    const reader = await postgres.session();
    try {
      await reader.query('begin');
      await reader.query('select count(*) from sales');
      for (const added of [expanded(n), contracted(n)]) {
        before = [...before, ...added];
        const starting = [1, 2].map(() => migrate(postgres.url(), { migrations: before }));
        await seconds(1);
        await reader.query('commit');
        await Promise.all(starting);
      }
    } finally {
      await reader.end();
    }
  },
};
