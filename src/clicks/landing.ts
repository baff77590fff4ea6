// The landing of a visitor whom a short address has sent: the page sends the click's identifier, once.
import { statement, type Db } from '../database/db.ts';
import type { NewClick } from './write.ts';

interface Landed {
  /** whether nobody has sent the identifier before */
  is_first: boolean;
  /** whether the click is stored; its batch may have been lost, or still be in the log */
  is_stored: boolean;
}

const land = statement<Landed>(
  'land_click',
  `with landed as (
     insert into click_landings (program_id, click_id, landed_at) values ($1, $2, $3) on conflict do nothing returning 1)
   select exists (select from landed) as is_first,
     exists (select from clicks where program_id = $1 and occurred_at = $4 and click_id = $2) as is_stored`,
);

const complete = statement<object>(
  'complete_click',
  `update clicks set page_url = $4, referrer_url = $5, additional_data = $6::jsonb
   where program_id = $1 and occurred_at = $2 and click_id = $3`,
);

/** Notes the landing. False: it was noted before, so that a copied address is not one visitor for everybody. */
export async function noteLanding(
  db: Db,
  { programId, clickId, at }: Pick<NewClick, 'programId' | 'clickId' | 'at'>,
  now: Date,
): Promise<Landed> {
  return (await db.run(land, [programId, clickId, now, at]))[0]!;
}

/** Adds what the page knows to the click. */
export async function completeClick(db: Db, click: NewClick): Promise<void> {
  const { programId, at, clickId, pageUrl, referrerUrl, additionalData } = click;
  const data = additionalData ? JSON.stringify(additionalData) : null;
  await db.run(complete, [programId, at, clickId, pageUrl ?? null, referrerUrl ?? null, data]);
}
