// The owner of a program in a benchmark, with a token and a session, of which only the hashes are stored.
import { document } from '../../src/contract/index.ts';
import { sessionCookieName } from '../../src/contract/session.ts';
import { sha256 } from '../../src/lib/hashing.ts';
import { newToken } from '@referral-tracking/shared/ids';
import type { Postgres } from './postgres.ts';

/** The account. */
export const OWNER = 1;

const SCOPES = (document as { components: { schemas: { scope: { enum: string[] } } } }).components.schemas.scope.enum;

export interface Owner {
  token: string;
  /** the cookie of the session */
  session: { name: string; value: string };
}

export async function addOwner(postgres: Postgres, database: string, programId: number): Promise<Owner> {
  const [token, session] = [newToken('refapi'), newToken('session')];
  const hash = (text: string) => `'\\x${sha256(text).toString('hex')}'`;
  await postgres.sql(
    database,
    `insert into accounts (id, email, created_at) overriding system value values (${OWNER}, 'owner@brand.example', now());
     insert into memberships (program_id, account_id, role, created_at) values (${programId}, ${OWNER}, 'owner', now());
     insert into api_tokens (account_id, name, token_hash, masked, scopes, created_at, expires_at)
     values (${OWNER}, 'bench', ${hash(token)}, 'refapi_…', '{${SCOPES.join(',')}}', now(), now() + interval '1 day');
     insert into browser_sessions (account_id, value_hash, signed_in_at, expires_at)
     values (${OWNER}, ${hash(session)}, now(), now() + interval '1 day')`,
  );
  return { token, session: { name: sessionCookieName(false), value: session } };
}
