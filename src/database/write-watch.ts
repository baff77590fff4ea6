// Detects a database that answers reads but rejects writes, because its disk is full or it is a standby.
import pg from 'pg';
import type { Db } from './db.ts';

/** SQLSTATE of a server that cannot write: read-only, out of resources such as disk space, or with failing storage. */
const CANNOT_WRITE = /^(?:25006|53[01]00|58)/;

export interface WriteWatch {
  /** Remembers that writes fail if the error shows it. */
  note(error: unknown): void;
  /** Tries a write if the last one failed; rejects while writes fail. */
  check(transaction: Db['transaction']): Promise<void>;
}

/** The probe writes about a megabyte and never commits it: more than a full disk may still have free. */
const PROBE = {
  name: 'probe_writes',
  text: `create table write_probe as select md5(n::text) as filler from generate_series(1, 20000) n`,
};

/** Thrown to roll back the probe. */
class Undo extends Error {}

const saysCannotWrite = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && CANNOT_WRITE.test(error.code ?? '');

/** Rejects if a write fails. Ignores a missing permission to create tables, which says nothing about writes. */
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
      // Concurrent probes share one write.
      probing ??= probe(transaction).finally(() => (probing = undefined));
      await probing;
      failing = false;
    },
  };
}
