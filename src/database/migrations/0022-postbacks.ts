import type { SqlRunner } from '../migrator/migration.ts';

/** Each statement locks one table, and may run again after a failed attempt. */
export const transaction = false;

const STATEMENTS = [
  'alter table programs add column if not exists partner_postbacks boolean not null default false',
  // A postback is an endpoint of a partnership; null: it is one of the program.
  `alter table webhook_endpoints add column if not exists partnership_id bigint,
     add column if not exists method text not null default 'post'`,
  // Whose postback the delivery is for; null: it is for an endpoint of the program.
  'alter table webhook_deliveries add column if not exists partnership_id bigint',
  'drop index concurrently if exists webhook_endpoints_partnership',
  `create index concurrently webhook_endpoints_partnership on webhook_endpoints (partnership_id, id)
     where partnership_id is not null`,
  'drop index concurrently if exists webhook_deliveries_partnership',
  `create index concurrently webhook_deliveries_partnership on webhook_deliveries (program_id, partnership_id, id nulls first)
     where partnership_id is not null`,
];

export const up = async (database: SqlRunner): Promise<void> => {
  for (const sql of STATEMENTS) await database.raw(sql);
};
