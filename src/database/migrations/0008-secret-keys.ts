import type { SqlRunner } from '../migrator/migration.ts';

/**
 * Which secret keys the database knows, by fingerprints that reveal nothing of them; and what an issuer needs to sign a
 * person out, sealed with the present key.
 */
export const up = async (database: SqlRunner): Promise<void> => {
  await database.raw(
    `create table secret_keys (
       -- an HMAC of a fixed text by the key
       fingerprint bytea primary key check (length(fingerprint) = 32),
       first_used_at timestamptz not null
     )`,
  );
  // Null: the issuer signs nobody out, or the session has ended.
  await database.raw('alter table browser_sessions add column id_token bytea');
};
