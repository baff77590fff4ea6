// The hosts of a program as its members manage them. Every change is in the audit log.
import { randomBytes } from 'node:crypto';
import { statement, violatedConstraint, type Runner, type Transaction } from '../database/db.ts';
import type { Note } from '../common/audit.ts';
import { createWholeList } from '../common/lists.ts';
import { lockProgram } from '../common/program-lock.ts';
import { refused, type Refused } from '../common/refused.ts';
import { MINUTE, SECOND } from '../lib/clock.ts';
import { hostsOfDomain, type Standing } from './rules.ts';

export interface LinkHost extends Standing {
  id: number;
  host: string;
  is_domain: boolean;
  token: string;
  created_at: Date;
}

const COLUMNS = 'h.id, h.host, h.is_domain, h.token, h.verified_at, h.checked_at, h.failing_since, h.created_at';

/** A page of the hosts of a program. */
export const linkHostsOf = createWholeList<LinkHost>({
  name: 'link_hosts_of_program',
  columns: COLUMNS,
  from: 'link_hosts h',
  id: 'h.id',
  common: 'h.program_id',
});

const one = statement<LinkHost>(
  'link_host',
  `select ${COLUMNS} from link_hosts h where h.program_id = $1 and h.id = $2`,
);

export const findLinkHost = async (db: Runner, programId: number, id: number): Promise<LinkHost | undefined> =>
  (await db.run(one, [programId, id]))[0];

const hold = statement<LinkHost>(
  'hold_link_host',
  `select ${COLUMNS} from link_hosts h where h.program_id = $1 and h.id = $2 for no key update`,
);

/** Which host of which program. */
export interface Which {
  programId: number;
  id: number;
}

export const holdLinkHost = async (tx: Transaction, { programId, id }: Which): Promise<LinkHost | undefined> =>
  (await tx.run(hold, [programId, id]))[0];

const domain = statement<{ domain: string; hosts: number }>(
  'domain_and_link_hosts',
  `select p.domain, (select count(*) from link_hosts h where h.program_id = p.id)::int as hosts
   from programs p where p.id = $1`,
);
const insert = statement<{ id: number }>(
  'insert_link_host',
  `insert into link_hosts (program_id, host, is_domain, token, created_at) values ($1, $2, $3, $4, $5)
   on conflict on constraint link_hosts_host do nothing returning id`,
);

/** A text that nobody guesses. */
const newProof = (): string => randomBytes(18).toString('base64url');

export interface WantedHost {
  programId: number;
  host: string;
  /** how many hosts a program can have */
  limit: number;
  at: Date;
}

/** Adds a host, which waits for its proof. The transaction of a refused one is to be undone. */
export async function addHost(
  tx: Transaction,
  note: Note,
  { programId, host, limit, at }: WantedHost,
): Promise<{ kind: 'done'; host: LinkHost } | Refused<'notFound' | 'linkHostKnown' | 'tooManyLinkHosts'>> {
  if (!(await lockProgram(tx, programId))) return refused('notFound');
  const [program] = await tx.run(domain, [programId]);
  const isDomain = hostsOfDomain(program!.domain).includes(host);
  const [made] = await tx.run(insert, [programId, host, isDomain, newProof(), at]);
  if (!made) return refused('linkHostKnown', { host });
  if (program!.hosts >= limit) return refused('tooManyLinkHosts', { limit });
  const added = (await findLinkHost(tx, programId, made.id))!;
  await note({ action: 'link-host.add', programId, targetId: made.id, after: added });
  return { kind: 'done', host: added };
}

const asked = statement<{ asked: number; since: Date }>(
  'count_link_host_check',
  `insert into link_host_checks as c (program_id, since, asked) values ($1, $2, 1)
   on conflict (program_id) do update set since = case when c.since > $3 then c.since else excluded.since end,
     asked = case when c.since > $3 then c.asked + 1 else 1 end
   returning asked, since`,
);

/** Counts a look for a proof, unless the program has looked too often in this minute. */
export async function countCheck(
  db: Runner,
  { programId, limit, at }: { programId: number; limit: number; at: Date },
): Promise<{ kind: 'done' } | Refused<'linkHostChecksLimited'>> {
  const [window] = await db.run(asked, [programId, at, new Date(at.getTime() - MINUTE)]);
  if (window!.asked <= limit) return { kind: 'done' };
  const waitMs = window!.since.getTime() + MINUTE - at.getTime();
  return refused('linkHostChecksLimited', { limit, retry_after_seconds: Math.max(1, Math.ceil(waitMs / SECOND)) });
}

const verify = statement<object>(
  'verify_link_host',
  `update link_hosts set verified_at = coalesce(verified_at, $2), checked_at = $2, failing_since = null where id = $1`,
);

/** Notes that the proof was found. One of several programs that find it at once gets the host. */
export async function verifyHost(
  tx: Transaction,
  note: Note,
  { programId, id, at }: Which & { at: Date },
): Promise<{ kind: 'done' | 'unchanged'; host: LinkHost } | Refused<'notFound' | 'linkHostTaken'>> {
  const before = await holdLinkHost(tx, { programId, id });
  if (!before) return refused('notFound');
  if (before.verified_at && !before.failing_since) return { kind: 'unchanged', host: before };
  try {
    await tx.savepoint(() => tx.run(verify, [id, at]));
  } catch (error) {
    if (violatedConstraint(error) !== 'link_hosts_verified') throw error;
    return refused('linkHostTaken', { host: before.host });
  }
  const after = (await findLinkHost(tx, programId, id))!;
  await note({ action: 'link-host.verify', programId, targetId: id, before, after });
  return { kind: 'done', host: after };
}

const remove = statement<object>('remove_link_host', 'delete from link_hosts where program_id = $1 and id = $2');

export async function removeHost(
  tx: Transaction,
  note: Note,
  which: Which,
): Promise<{ kind: 'done'; host: LinkHost } | Refused<'notFound'>> {
  const before = await holdLinkHost(tx, which);
  if (!before) return refused('notFound');
  const { programId, id } = which;
  await tx.run(remove, [programId, id]);
  await note({ action: 'link-host.remove', programId, targetId: id, before });
  return { kind: 'done', host: before };
}

const hosts = statement<LinkHost>(
  'hold_link_hosts',
  `select ${COLUMNS} from link_hosts h where h.program_id = $1 order by h.id for no key update`,
);
const change = statement<object>(
  'change_kind_of_link_host',
  `update link_hosts set is_domain = $2, verified_at = null, checked_at = null, failing_since = null where id = $1`,
);

/**
 * A proof is for one use: addresses, or the domain. When the program's domain changes, a host whose use changes with it has to
 * be proved again.
 */
export async function followDomain(
  tx: Transaction,
  note: Note,
  { programId, domain: name }: { programId: number; domain: string },
): Promise<void> {
  const own = hostsOfDomain(name);
  for (const before of await tx.run(hosts, [programId])) {
    const is_domain = own.includes(before.host);
    if (is_domain === before.is_domain) continue;
    await tx.run(change, [before.id, is_domain]);
    const after = { ...before, is_domain, verified_at: null, failing_since: null };
    await note({ action: 'link-host.update', programId, targetId: before.id, before, after });
  }
}
