// Looks each day for the proofs of verified hosts.
import { statement, type Db } from '../database/db.ts';
import { asSystem } from '../common/audit.ts';
import type { NameOptions } from '../lib/names.ts';
import { lookForProof } from './proof.ts';
import { CHECK_EVERY_MS, standingAfter, type Proof } from './rules.ts';
import { findLinkHost, holdLinkHost } from './write.ts';

interface Due {
  id: number;
  program_id: number;
  host: string;
  token: string;
  checked_at: Date;
}

const due = statement<Due>(
  'due_link_hosts',
  `select id, program_id, host, token, checked_at from link_hosts
   where verified_at is not null and checked_at <= $1 and (checked_at, id) > ($2, $3)
   order by checked_at, id limit $4`,
);
const checked = statement<object>(
  'link_host_checked',
  'update link_hosts set verified_at = $2, checked_at = $3, failing_since = $4 where id = $1',
);

const isSame = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();

/** Stores what was found. Only what changes the host is an entry of the audit log. */
async function store(db: Db, { id, program_id: programId }: Due, proof: Proof, at: Date): Promise<void> {
  await asSystem(db, at, async (tx, note) => {
    const before = await holdLinkHost(tx, { programId, id });
    if (!before?.verified_at) return;
    const { verified_at, checked_at, failing_since } = standingAfter(before, proof, at);
    await tx.run(checked, [id, verified_at, checked_at, failing_since]);
    const isOver = verified_at === null;
    if (!isOver && isSame(before.failing_since, failing_since)) return;
    const after = (await findLinkHost(tx, programId, id))!;
    const action = isOver ? 'link-host.stop' : failing_since ? 'link-host.fail' : 'link-host.verify';
    await note({ action, programId, targetId: id, before, after });
  });
}

/** How many names are looked up at once, and how many hosts are read at once. */
const AT_ONCE = 8;
const PAGE = 1_000;

interface CheckOptions {
  names: NameOptions | undefined;
  now: Date;
  signal: AbortSignal;
}

async function checkAll(db: Db, hosts: readonly Due[], { names, now, signal }: CheckOptions): Promise<void> {
  for (let at = 0; at < hosts.length && !signal.aborted; at += AT_ONCE) {
    await Promise.all(
      hosts.slice(at, at + AT_ONCE).map(async (host) => {
        const { proof } = await lookForProof(host, { ...names, signal });
        if (!signal.aborted) await store(db, host, proof, now);
      }),
    );
  }
}

/**
 * Looks for the proofs that were last looked for a day ago. Hosts whose name servers do not answer stay the first ones, so all
 * pages are read: however many they are, the others have their turn.
 */
export async function checkLinkHosts(db: Db, options: CheckOptions): Promise<void> {
  const { now, signal } = options;
  const until = new Date(now.getTime() - CHECK_EVERY_MS);
  let after: Pick<Due, 'checked_at' | 'id'> = { checked_at: new Date(0), id: 0 };
  for (let isLast = false; !isLast && !signal.aborted;) {
    const hosts = await db.run(due, [until, after.checked_at, after.id, PAGE]);
    await checkAll(db, hosts, options);
    isLast = hosts.length < PAGE;
    after = hosts.at(-1) ?? after;
  }
}
