import { randomBytes } from 'node:crypto';
import type { Body } from '../contract/index.ts';
import type { Caller } from '../common/access.ts';
import { unseal } from '../lib/sealing.ts';
import { type StoredToken, tokensOf, createApiToken, revokeApiToken } from './api-tokens.ts';
import { type BrowserSession, findBrowserSession, endSession as end, sealedTokenOf } from './browser-sessions.ts';
import { type StoredLoginToken, loginTokensOf, revokeLoginToken as revoke } from './login-tokens.ts';
import type { Deps, Manage } from '../common/context.ts';
import { readPage } from '../common/cursors.ts';
import { iso } from '../common/times.ts';

const showSession = ({ currencies }: Deps, { accountId: id, email }: Caller, session: BrowserSession) => ({
  reach: session.reach,
  account: { id, email, may_create_programs: session.may_create_programs },
  currencies: [...currencies],
  signed_in_at: session.signed_in_at.toISOString(),
  expires_at: session.expires_at.toISOString(),
  ended_at: iso(session.ended_at),
});

/** A token as the document describes it. */
const showToken = (token: StoredToken) => ({
  id: token.id,
  name: token.name,
  masked: token.masked,
  // Only scopes of the document are stored.
  scopes: token.scopes as Body<'createToken'>['scopes'],
  program_ids: token.program_ids ?? [],
  all_programs: token.program_ids === null,
  created_at: token.created_at.toISOString(),
  expires_at: token.expires_at.toISOString(),
  revoked_at: iso(token.revoked_at),
  last_used_at: iso(token.last_used_at),
});

/** A login token as the document describes it. */
const showLoginToken = ({ id, masked, reach, ...times }: StoredLoginToken) => ({
  id,
  masked,
  reach,
  created_at: times.created_at.toISOString(),
  expires_at: times.expires_at.toISOString(),
  revoked_at: iso(times.revoked_at),
  last_used_at: iso(times.last_used_at),
});

const getSession: Manage<'getSession'> = async ({ deps, caller, answer, fail }) => {
  const session = await findBrowserSession(deps.db, caller.credentialId);
  if (!session) throw fail('credentialInvalid');
  return answer(200, { data: showSession(deps, caller, session) });
};

const endSession: Manage<'endSession'> = async ({ deps, caller, now, write, answer, fail, log }) => {
  let ended: BrowserSession | undefined;
  let sealed: Awaited<ReturnType<typeof sealedTokenOf>>;
  const first = await write(async (tx, note) => {
    sealed = await sealedTokenOf(tx, caller.credentialId);
    ended = await end(tx, note, caller.credentialId, now);
    // Another request has just ended it.
    if (!ended) throw fail('credentialInvalid');
    return answer(200, { data: showSession(deps, caller, ended) });
  });
  if (!ended || !sealed) return first;
  // The session has ended, whatever the issuer does.
  const url = await signOutUrl(deps, ended, sealed).catch((error: unknown) => {
    log(error, 'a person was signed out here, but not of the issuer');
    return undefined;
  });
  return url ? answer(200, { data: { ...showSession(deps, caller, ended), sign_out_url: url.href } }) : first;
};

async function signOutUrl(
  { identity, partnerIdentity, secretKey }: Deps,
  { reach }: BrowserSession,
  { token, sealedFor }: { token: Buffer; sealedFor: string },
): Promise<URL | undefined> {
  const issuer = reach === 'partner' && partnerIdentity ? partnerIdentity : identity;
  return issuer.signOutUrl(unseal(secretKey, token, sealedFor), randomBytes(16).toString('base64url'));
}

const listLoginTokens: Manage<'listLoginTokens'> = async (context) => {
  const { deps, caller, answer } = context;
  const page = await readPage(context, (request) => loginTokensOf(deps.db, caller.accountId, request), showLoginToken);
  return answer(200, page);
};

const listTokens: Manage<'listTokens'> = async (context) => {
  const { deps, caller, answer } = context;
  const page = await readPage(context, (request) => tokensOf(deps.db, caller.accountId, request), showToken);
  return answer(200, page);
};

const createToken: Manage<'createToken'> = async ({ body, caller, now, write, done, answer, fail }) => {
  const { name, scopes, expires_at } = body;
  const programIds = body.program_ids ?? undefined;
  if ((programIds !== undefined) === (body.all_programs ?? false)) throw fail('tokenProgramsInvalid');
  return write(async (tx, note) => {
    const wanted = { accountId: caller.accountId, name, scopes, programIds, expiresAt: new Date(expires_at) };
    const { token, text } = done(await createApiToken(tx, note, wanted, now));
    return answer(201, { data: { token: showToken(token), api_token: text } });
  });
};

const revokeLoginToken: Manage<'revokeLoginToken'> = ({ ids, caller, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const revoked = await revoke(tx, note, { id: ids.login_token_id, accountId: caller.accountId, at: now });
    if (!revoked) throw fail('notFound');
    return answer(200, { data: showLoginToken(revoked.after) });
  });

const revokeToken: Manage<'revokeToken'> = ({ ids, caller, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const token = await revokeApiToken(tx, note, { id: ids.token_id, accountId: caller.accountId, at: now });
    if (!token) throw fail('notFound');
    return answer(200, { data: showToken(token) });
  });

export const account = {
  getSession,
  endSession,
  listLoginTokens,
  listTokens,
  createToken,
  revokeLoginToken,
  revokeToken,
};
