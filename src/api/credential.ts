import { operationEntry, type OperationEntry, type OperationId } from '../contract/index.ts';
import { failure } from '../contract/failure.ts';
import type { Db } from '../database/db.ts';
import { isTestMode } from '../tracking/test-mode.ts';
import { sha256 } from '../lib/hashing.ts';
import { isToken } from '@referral-tracking/shared/ids';
import type { Caller } from '../common/access.ts';
import { findTokenCaller, isApiToken } from '../accounts/api-tokens.ts';
import { findLoginByToken, isLoginToken } from '../accounts/login-tokens.ts';
import type { Lookups } from '../serving/lookups.ts';
import type { Token } from './exchange.ts';

/**
 * Looks up a token without rejecting it: the rate limit is checked first and needs the token's bucket. API tokens are
 * looked up only for the management API, because no other operation accepts them.
 */
export async function readToken(
  db: Db,
  lookups: Lookups,
  { header, managed, now }: { header: string | undefined; managed: boolean; now: Date },
): Promise<Token> {
  if (header === undefined) return { kind: 'absent' };
  const match = /^Bearer(?: (.*))?$/s.exec(header);
  if (!match) return { kind: 'malformed' };
  const text = (match[1] ?? '').trim();
  if (text === '') return { kind: 'empty' };
  if (!isToken(text)) return { kind: 'unknown' };
  try {
    if (isApiToken(text)) return managed ? await findCaller(db, text, now) : { kind: 'unknown' };
    return await (isLoginToken(text) ? findLogin(db, text, now) : findProgram(db, lookups, text, now));
  } catch (cause) {
    return { kind: 'unreadable', cause };
  }
}

async function findProgram(db: Db, lookups: Lookups, text: string, now: Date): Promise<Token> {
  const found = await lookups.programByToken(db, sha256(text));
  if (!found) return { kind: 'unknown' };
  const retired = found.key.rotate_by !== null && found.key.rotate_by.getTime() <= now.getTime();
  return { kind: 'program', ...found, retired };
}

async function findCaller(db: Db, text: string, now: Date): Promise<Token> {
  const caller = await findTokenCaller(db, sha256(text), now);
  return caller ? { kind: 'caller', caller } : { kind: 'unknown' };
}

async function findLogin(db: Db, text: string, now: Date): Promise<Token> {
  const login = await findLoginByToken(db, sha256(text), now);
  return login ? { kind: 'login', login } : { kind: 'unknown' };
}

/**
 * The owner of the rate limit bucket: the key or login token; undefined for a token that matches neither, which uses
 * the bucket of the client's address.
 */
export function bucketOwner(token: Token): string | undefined {
  if (token.kind === 'program') return `key:${token.key.id}`;
  if (token.kind === 'caller') return `${token.caller.kind}:${token.caller.credentialId}`;
  return token.kind === 'login' ? `login:${token.login.token_id}` : undefined;
}

/** The owner of a bucket that all credentials of an account share. */
export function accountOwner(token: Token): string | undefined {
  const accountId =
    token.kind === 'caller' ? token.caller.accountId : token.kind === 'login' ? token.login.account_id : null;
  return accountId === null ? bucketOwner(token) : `account:${accountId}`;
}

/**
 * Rejects a token that the operation does not accept. If credentials are optional, an invalid token is still rejected.
 */
export function judgeToken(token: Token, id: OperationId): void {
  refuseToken(token, id);
  // A second check: an operation that requires a credential must never run without one.
  const required = REQUIRED[operationEntry(id).credential];
  if (required !== undefined && token.kind !== required) {
    throw new Error('a credential passed its judgement and is still missing');
  }
}

/** The kind of token that must be present when the operation runs. */
const REQUIRED: Partial<Record<OperationEntry['credential'], Token['kind']>> = { required: 'program', login: 'login' };

function refuseToken(token: Token, id: OperationId): void {
  const { credential, errors, unexpected } = operationEntry(id);
  if (credential === 'none') return;
  // An operation without a documented error for internal failures does not need the token, so a failed look-up is
  // ignored.
  if (token.kind === 'unreadable' && unexpected !== null) throw token.cause;
  if (token.kind === 'program' && token.retired) throw failure('apiKeyRetired');
  if (credential === 'retiredOnly' || credential === 'testMode') return;
  if (credential === 'managed') return judgeManaged(token);
  if (credential === 'login') return judgeLogin(token);
  refuseUnusable(token);
  if (credential === 'optional') return;
  if (token.kind === 'absent') throw failure('malformedAuthorization');
  if (token.kind === 'empty') throw failure('missingApiToken' in errors ? 'missingApiToken' : 'invalidApiToken');
}

/** Checks a login token. An API key is not accepted in its place. */
function judgeLogin(token: Token): void {
  if (token.kind === 'absent' || token.kind === 'malformed' || token.kind === 'empty') {
    throw failure('authenticationRequired');
  }
  if (token.kind !== 'login') throw failure('loginTokenInvalid');
  if (token.login.account_id === null) throw failure('userNotFound');
}

/**
 * Who calls the management API; undefined for a credential that it does not accept. A login token acts with the role of
 * its account if the person agreed to that.
 */
export function callerOf(token: Token): Caller | undefined {
  if (token.kind === 'caller') return token.caller;
  if (token.kind !== 'login' || token.login.reach !== 'account') return undefined;
  const { token_id: credentialId, account_id: accountId, email } = token.login;
  if (accountId === null || email === null) return undefined;
  const all = { scopes: undefined, programIds: undefined, authenticatedAt: undefined };
  return { kind: 'login', credentialId, accountId, email, ...all };
}

/** Checks the credential of the management API. An API key is not accepted in its place. */
function judgeManaged(token: Token): void {
  if (token.kind === 'absent') throw failure('credentialMissing');
  if (!callerOf(token)) throw failure('credentialInvalid');
}

/** Checks a token that is only checked in test mode; the body says whether this is test mode. */
export function judgeTestToken(token: Token, id: OperationId, body: unknown): void {
  if (operationEntry(id).credential === 'testMode' && isTestMode(body as object)) refuseUnusable(token);
}

/** Rejects a malformed header and a token that matches nothing. */
function refuseUnusable(token: Token): void {
  if (token.kind === 'malformed') throw failure('malformedAuthorization');
  if (token.kind === 'unknown' || token.kind === 'login' || token.kind === 'caller') throw failure('invalidApiToken');
}
