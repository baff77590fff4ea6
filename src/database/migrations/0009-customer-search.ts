import type { SqlRunner } from '../migrator/migration.ts';

// The indexes are built while the service writes.
export const transaction = false;

const STATEMENTS = [
  'drop index concurrently if exists customers_key_beginning',
  `create index concurrently customers_key_beginning on customers (program_id, customer_key text_pattern_ops)
     where customer_key is not null`,
  'drop index concurrently if exists leads_email',
  'create index concurrently leads_email on leads (program_id, email_hash) where email_hash is not null',
];

/** Finds customers by the beginning of their identifier, and by the hash of an e-mail address. */
export const up = async (database: SqlRunner): Promise<void> => {
  for (const statement of STATEMENTS) await database.raw(statement);
};
