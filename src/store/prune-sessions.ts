// Deletes what is left of sessions that are over.
import { statement, type Runner } from '../database/db.ts';
import { DAY } from '../lib/clock.ts';

const BATCH = 1_000;

const browsers = statement<object>(
  'prune_browser_sessions',
  `delete from browser_sessions where id in (
     select id from browser_sessions where expires_at <= $1 order by expires_at limit $2 for update skip locked)
   returning id`,
);

const logins = statement<object>(
  'prune_login_sessions',
  `delete from login_sessions where id in (
     select id from login_sessions where expires_at < $1 order by expires_at limit $2 for update skip locked)
   returning id`,
);

const links = statement<object>(
  'prune_sign_in_links',
  `delete from sign_in_links where id in (
     select id from sign_in_links where created_at < $1 order by created_at limit $2 for update skip locked)
   returning id`,
);

// The use of a credential is stored in the background, so it can also be stored after the credential was deleted.
const uses = statement<object>(
  'prune_credential_uses',
  `delete from credential_uses where (kind, id) in (
     select kind, id from credential_uses u
     where case kind when 'session' then not exists (select from browser_sessions s where s.id = u.id)
       when 'token' then not exists (select from api_tokens t where t.id = u.id)
       else not exists (select from program_keys k where k.id = u.id) end
     limit $1 for update skip locked)
   returning id`,
);

/**
 * Deletes the browser sessions that have expired, the sign-ins of the command line that expired more than a day ago,
 * sign-in links that are older than a day, and the times at which deleted credentials were used.
 */
export async function pruneSessions(db: Runner, now: Date, signal: AbortSignal): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY);
  const steps = [
    () => db.run(browsers, [now, BATCH]),
    () => db.run(logins, [dayAgo, BATCH]),
    () => db.run(links, [dayAgo, BATCH]),
    () => db.run(uses, [BATCH]),
  ];
  for (const step of steps) {
    while (!signal.aborted && (await step()).length === BATCH);
  }
}
