// The steps of a request that only the management API has: who may call the operation.
import { failure } from '../contract/failure.ts';
import { operationEntry, type AccessEntry } from '../contract/index.ts';
import { includesRole, parseId, type Caller, type Role } from '../common/access.ts';
import { isFromOwnPage } from '../lib/own-page.ts';
import type { CredentialUses } from '../accounts/credential-uses.ts';
import { findMember } from '../members/write.ts';
import { findOwnPartnership } from '../portal/read.ts';
import { isRecent } from '../common/owner.ts';
import { callerOf } from './credential.ts';
import { dbOf } from './database.ts';
import type { Exchange } from './exchange.ts';
import type { Parts } from './parts.ts';

/** Stores when a credential was used. */
export function noteUse({ token, receivedAt }: Exchange, uses: CredentialUses): void {
  if (token.kind === 'program') uses.note('key', token.key.id, receivedAt);
  else if (token.kind === 'login') uses.note('login', token.login.token_id, receivedAt);
  else if (token.kind === 'caller') uses.note(token.caller.kind, token.caller.credentialId, receivedAt);
}

/** What the document asks of the operation's caller; undefined outside the management API. */
const accessOf = ({ operationId }: Exchange): AccessEntry | undefined =>
  operationEntry(operationId!).access ?? undefined;

/** The caller; its credential has been checked. */
export function callerIn({ token }: Exchange): Caller {
  const caller = callerOf(token);
  if (!caller) throw new Error('a credential passed its judgement and stands for no account');
  return caller;
}

export function requireOwnPage(exchange: Exchange, { deps }: Parts): void {
  if (!accessOf(exchange) || exchange.req.method === 'GET') return;
  if (callerIn(exchange).kind !== 'session') return;
  if (!isFromOwnPage(exchange.req.headers, deps.baseUrl)) throw failure('crossSite');
}

export function requireScope(exchange: Exchange): void {
  const access = accessOf(exchange);
  if (!access) return;
  const { kind, scopes, programIds, authenticatedAt } = callerIn(exchange);
  if (!access.kinds.includes(kind)) throw failure('kindRefused');
  const { scope } = access;
  // A session with scopes is one of somebody who signed in as a partner.
  if (kind === 'session' && scopes !== undefined && scope === null && !access.partner) throw failure('kindRefused');
  const lacks = scope !== null && scopes !== undefined && !scopes.includes(scope);
  if (lacks || (access.allPrograms && programIds !== undefined)) throw failure('scopeMissing', { scope: scope ?? '' });
  if (access.recent && !isRecent(authenticatedAt, exchange.receivedAt)) throw failure('signInTooOld');
}

/**
 * Reads what the caller is in the program of the path: a member, or a partner for an operation of partners. Every
 * parameter in a path of the management API is the identifier of a record.
 */
export function requireMember(exchange: Exchange, { deps }: Parts): void | Promise<void> {
  if (!accessOf(exchange)) return;
  for (const [name, text] of Object.entries(exchange.route?.values ?? {})) {
    const id = parseId(text);
    if (id === undefined) throw failure('notFound');
    exchange.ids[name] = id;
  }
  const { program_id: programId } = exchange.ids;
  if (programId === undefined) return;
  if (callerIn(exchange).programIds?.includes(programId) === false) throw failure('notFound');
  return accessOf(exchange)?.partner ? readPartner(exchange, programId, deps) : readMember(exchange, programId, deps);
}

async function readPartner(exchange: Exchange, programId: number, deps: Parts['deps']): Promise<void> {
  const partnership = await findOwnPartnership(dbOf(exchange, deps), programId, callerIn(exchange));
  if (!partnership) throw failure('notFound');
  exchange.partnerId = partnership.partner_id;
  exchange.programId = programId;
}

async function readMember(exchange: Exchange, programId: number, deps: Parts['deps']): Promise<void> {
  const { accountId } = callerIn(exchange);
  const member = await findMember(dbOf(exchange, deps), programId, accountId);
  if (!member) throw failure('notFound');
  exchange.member = member;
  exchange.programId = programId;
}

export function requireRole(exchange: Exchange): void {
  const least = accessOf(exchange)?.role as Role | null | undefined;
  if (!least) return;
  if (!exchange.member) throw new Error('an operation with a role has no program in its path');
  if (!includesRole(exchange.member.role, least)) throw failure('roleMissing', { role: least });
}
