// Whether the database takes writes. One that answers reads may still refuse them: its disk is full, or it is a standby.
import pg from 'pg';
import type { Db } from './db.ts';

/** SQLSTATE of a server that cannot write: read only, out of resources such as disk space, failing storage. */
const CANNOT_WRITE = /^(?:25006|53[01]00|58)/;

export interface WriteWatch {
  /** Remembers a failure that says that writes fail. */
  note(error: unknown): void;
  /** Tries a write if the last one is known to have failed; rejects as long as it fails. */
  check(transaction: Db['transaction']): Promise<void>;
}

/** About a megabyte of a table that is never committed: larger than the free space which a full disk may have left. */
const PROBE = {
  name: 'probe_writes',
  text: `create table write_probe as select md5(n::text) as filler from generate_series(1, 20000) n`,
};

/** Undoes the probe. */
class Undo extends Error {}

const saysCannotWrite = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && CANNOT_WRITE.test(error.code ?? '');

/** Rejects when a write fails. A role that may not make tables is refused before it writes, which proves nothing. */
const probe = (transaction: Db['transaction']): Promise<void> =>
  transaction(async (tx) => {
    await tx.run(PROBE, []);
    throw new Undo();
  }).catch((error: unknown) => {
    const refused = error instanceof pg.DatabaseError && !saysCannotWrite(error) && error.severity === 'ERROR';
    if (!(error instanceof Undo) && !refused) throw error;
  });

export function createWriteWatch(): WriteWatch {
  let failing = false;
  let probing: Promise<void> | undefined;
  return {
    note(error) {
      if (saysCannotWrite(error)) failing = true;
    },
    async check(transaction) {
      if (!failing) return;
      // Probes that come together share one write.
      probing ??= probe(transaction).finally(() => (probing = undefined));
      await probing;
      failing = false;
    },
  };
}
