// The statements of the months that were over when the history ended: by the function that closes months.
import type { Transaction } from '../../database/db.ts';
import { dbWithin } from '../../database/nested.ts';
import { monthStart } from '../../database/partitions.ts';
import { HOUR } from '../../lib/clock.ts';
import { beginStatements, closeMonth } from '../../statements/close.ts';
import { createSigner } from '../../statements/keys.ts';

interface Past {
  programId: number;
  /** when the program began */
  from: Date;
  now: Date;
  secretKey: Buffer;
}

export async function closePast(tx: Transaction, { programId, from, now, secretKey }: Past): Promise<void> {
  const db = dbWithin(tx);
  await beginStatements(tx, programId, from);
  const sign = await createSigner(db, secretKey, now);
  const last = monthStart(new Date(now.getTime() - HOUR), -1);
  for (let month = monthStart(from); month <= last; month = monthStart(month, 1)) {
    await closeMonth(db, programId, month, sign, new Date(monthStart(month, 1).getTime() + HOUR));
  }
}
