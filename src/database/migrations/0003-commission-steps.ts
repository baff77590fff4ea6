import type { SqlRunner } from '../migrator/migration.ts';

// When each step was taken: a later one must not hide an earlier one from later questions about what happened.
const SQL = `
alter table commissions add column approved_at timestamptz;
alter table commissions add column paid_at timestamptz;
`;

export const up = (database: SqlRunner): PromiseLike<unknown> => database.raw(SQL);
