import type { Answer } from '../contract/handler.ts';
import type { ManagedId } from '../contract/index.ts';
import type { Transaction } from '../database/db.ts';
import { holdOwnPartner, nameFrom, type OwnPartner } from './read.ts';
import type { Note } from '../common/audit.ts';
import type { ManageContext, Unchanged } from '../common/context.ts';

// Writes of partners, who are their actors in the audit log.

type Writer<Op extends ManagedId> = Pick<ManageContext<Op>, 'caller' | 'now' | 'write'>;

/** Runs a write as the partner that the caller is; creates the partner, with this name or that of its address. */
export const writeAsPartner = <Op extends ManagedId>(
  { caller, now, write }: Writer<Op>,
  work: (tx: Transaction, note: Note, partner: OwnPartner) => Promise<Answer<Op> | Unchanged<Op>>,
  name: string = nameFrom(caller.email),
): Promise<Answer<Op>> =>
  write(async (tx, note) => {
    const { accountId, email } = caller;
    const partner = await holdOwnPartner(tx, note, { accountId, email, name, at: now });
    return work(tx, (entry) => note({ ...entry, partnerId: partner.id }), partner);
  });
