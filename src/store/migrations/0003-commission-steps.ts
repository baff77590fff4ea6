import type { Knex } from 'knex';

// When each step was taken: a later one must not hide an earlier one from whoever asks what happened.
const SQL = `
alter table commissions add column approved_at timestamptz;
alter table commissions add column paid_at timestamptz;
`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(SQL);
}

/** Migrations only go forward. */
export function down(): Promise<void> {
  throw new Error('Migrations only go forward.');
}
