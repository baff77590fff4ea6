// The logos of programs, as they are served. The brand of a program names its own by the hash.
import { createHash } from 'node:crypto';
import { statement, type Runner, type Transaction } from '../database/db.ts';
import type { Note } from '../common/audit.ts';
import { changeOpenly, type Changed } from './managed.ts';

const put = statement<object>(
  'put_logo',
  `insert into program_logos (program_id, hash, png) values ($1, $2, $3)
   on conflict (program_id) do update set hash = excluded.hash, png = excluded.png`,
);
const remove = statement<object>('delete_logo', 'delete from program_logos where program_id = $1');
const byHash = statement<{ png: Buffer }>('logo_by_hash', 'select png from program_logos where hash = $1 limit 1');

/** Replaces the logo of a program; undefined deletes it. */
export async function changeLogo(
  tx: Transaction,
  note: Note,
  { id, png, at }: { id: number; png: Buffer | undefined; at: Date },
): Promise<Changed> {
  const hash = png && createHash('sha256').update(png).digest('hex').slice(0, 32);
  const changed = await changeOpenly(tx, note, { id, settings: { brand: { logo: hash ?? null } }, at });
  if (changed.kind === 'changed') await (png ? tx.run(put, [id, hash, png]) : tx.run(remove, [id]));
  return changed;
}

/** The picture with this hash. */
export const findLogo = async (db: Runner, hash: string): Promise<Buffer | undefined> =>
  (await db.run(byHash, [hash]))[0]?.png;
