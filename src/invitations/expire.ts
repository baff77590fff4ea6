// The expiry of invitations. An invitation cannot be accepted after `expires_at` in any case; this appends to the audit
// log that it has expired.
import { statement, type Db } from '../database/db.ts';
import type { Clock } from '../lib/clock.ts';
import { asSystem, type AuditEntry } from '../common/audit.ts';

const BATCH = 100;

interface Expired {
  program_id: number;
  id: number;
  expired_at: Date;
}

const expire = (table: 'partner_invitations' | 'member_invitations', open: string) =>
  statement<Expired>(
    `expire_${table}`,
    `update ${table} set expired_at = $1 where id in (
       select id from ${table} where ${open} and expired_at is null and expires_at <= $1
       order by expires_at limit $2 for update skip locked)
     returning program_id, id, expired_at`,
  );

const KINDS: readonly { action: AuditEntry['action']; statement: ReturnType<typeof expire> }[] = [
  { action: 'invitation.expire', statement: expire('partner_invitations', `outcome = 'open'`) },
  {
    action: 'member-invitation.expire',
    statement: expire('member_invitations', 'accepted_at is null and declined_at is null and revoked_at is null'),
  },
];

/** Marks up to 100 expired invitations of a kind; returns whether there may be more. */
const expireSome = (db: Db, { action, statement: some }: (typeof KINDS)[number], at: Date): Promise<boolean> =>
  asSystem(db, at, async (tx, note) => {
    const expired = await tx.run(some, [at, BATCH]);
    for (const { program_id: programId, id: targetId, expired_at } of expired) {
      await note({ action, programId, targetId, before: { expired_at: null }, after: { expired_at } });
    }
    return expired.length === BATCH;
  });

/** Marks the invitations that have expired, each once. */
export async function expireInvitations(db: Db, clock: Pick<Clock, 'now'>, signal: AbortSignal): Promise<void> {
  for (const kind of KINDS) {
    while (!signal.aborted && (await expireSome(db, kind, clock.now())));
  }
}
