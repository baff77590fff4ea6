// Deletes what nobody needs any more of sign-ins.
import { statement, type Runner } from '../database/db.ts';
import { DAY } from '../lib/clock.ts';
import { pruneFormerAddresses } from './former-addresses.ts';

const BATCH = 1_000;

const browserSessions = statement<object>(
  'prune_browser_sessions',
  `delete from browser_sessions where id in (
     select id from browser_sessions where expires_at <= $1 order by expires_at limit $2 for update skip locked)
   returning id`,
);

const loginSessions = statement<object>(
  'prune_login_sessions',
  `delete from login_sessions where id in (
     select id from login_sessions where expires_at < $1 order by expires_at limit $2 for update skip locked)
   returning id`,
);

const signInLinks = statement<object>(
  'prune_sign_in_links',
  `delete from sign_in_links where id in (
     select id from sign_in_links where created_at < $1 order by created_at limit $2 for update skip locked)
   returning id`,
);

const addressChanges = statement<object>(
  'prune_address_changes',
  `delete from address_changes where id in (
     select id from address_changes where created_at < $1 and (undo_until is null or undo_until <= $2)
     order by created_at limit $3 for update skip locked)
   returning id`,
);

// The use of a credential is stored in the background, so it can also be stored after the credential was deleted.
const uses = (kind: 'session' | 'token' | 'key', credentials: string) =>
  statement<object>(
    `prune_${kind}_uses`,
    `delete from credential_uses where kind = '${kind}' and id in (
       select id from credential_uses u
       where kind = '${kind}' and not exists (select from ${credentials} c where c.id = u.id)
       limit $1 for update skip locked)
     returning id`,
  );
const usesOfSessions = uses('session', 'browser_sessions');
const usesOfTokens = uses('token', 'api_tokens');
const usesOfKeys = uses('key', 'program_keys');

/** Deletes in batches; several processes may do so at once. Addresses stay for a month, the others as said below. */
export async function pruneSignIns(db: Runner, now: Date, signal: AbortSignal): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY);
  const steps = [
    () => db.run(browserSessions, [now, BATCH]),
    // A client may still ask for what became of its sign-in.
    () => db.run(loginSessions, [dayAgo, BATCH]),
    () => db.run(signInLinks, [dayAgo, BATCH]),
    // One that can still be taken back stays.
    () => db.run(addressChanges, [dayAgo, now, BATCH]),
    () => db.run(usesOfSessions, [BATCH]),
    () => db.run(usesOfTokens, [BATCH]),
    () => db.run(usesOfKeys, [BATCH]),
    () => pruneFormerAddresses(db, now, BATCH),
  ];
  for (const step of steps) {
    while (!signal.aborted && (await step()).length === BATCH);
  }
}
