// Migrations of made-up future versions, so that these tests do not depend on the current migrations.
import { MIGRATIONS } from '../../../../src/database/migrate.ts';
import type { NamedMigration } from '../../../../src/database/migrator/migration.ts';
import type { Service } from '../../../support/service.ts';

export const inTransaction = (name: string, sql: string): NamedMigration => ({
  name,
  migration: { up: (database) => database.raw(sql) },
});

export const outsideTransaction = (name: string, ...statements: string[]): NamedMigration => ({
  name,
  migration: {
    transaction: false,
    async up(database) {
      for (const sql of statements) await database.raw(sql);
    },
  },
});

export const version = (...added: NamedMigration[]): NamedMigration[] => [...MIGRATIONS, ...added];

const unfilled = 'select program_id, id from sales where note is null order by program_id, id limit 50';

/** Expand: a nullable column on each table of today, a table that refers to the busiest ones, an index, filled data. */
export async function expanded({ db }: Pick<Service, 'db'>): Promise<NamedMigration[]> {
  const tables = await db
    .knex('pg_class')
    .whereRaw(
      `relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname !~ '^migrations'`,
    )
    .pluck<string[]>('relname');
  return version(
    ...tables.map((table) => inTransaction(`9001-${table}-note`, `alter table ${table} add column note text`)),
    inTransaction(
      '9002-sale-notes',
      `create table sale_notes (
         program_id bigint not null,
         sale_id bigint not null,
         customer_id bigint not null,
         note text not null,
         primary key (program_id, sale_id),
         foreign key (program_id, sale_id) references sales,
         foreign key (program_id, customer_id) references customers
       )`,
    ),
    // A separate step: a stronger lock within the same transaction would cancel statements of the service.
    inTransaction('9002-sales-note-rule', `alter table sales add constraint sales_note check (note <> '') not valid`),
    outsideTransaction(
      '9003-sales-note-index',
      'drop index concurrently if exists sales_note_index',
      'create index concurrently sales_note_index on sales (note)',
      'alter table sales validate constraint sales_note',
    ),
    outsideTransaction(
      '9004-fill-notes',
      `update sales set note = 'filled' where (program_id, id) in (${unfilled})`,
      `update sales set note = 'filled' where (program_id, id) in (${unfilled})`,
    ),
  );
}

/** The contracting migrations remove what no running version uses. */
export const contracted = (before: readonly NamedMigration[]): NamedMigration[] => [
  ...before,
  inTransaction('9101-drop-sale-notes', 'drop table sale_notes'),
  outsideTransaction('9102-drop-index', 'drop index concurrently if exists sales_note_index'),
  inTransaction('9103-drop-note', 'alter table sales drop column note'),
];
