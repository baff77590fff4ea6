// The one shop of a program at a processor that has many. A second shop is a second program: its orders have the same numbers.
import { withoutEndSlashes } from '@referral-tracking/shared/formats';
import { statement, type Runner } from '../database/db.ts';

const claim = statement<{ shop: string }>(
  'claim_processor_shop',
  `with added as (
     insert into processor_shops (program_id, processor, shop, first_seen_at) values ($1, $2, $3, $4)
     on conflict (program_id, processor) do nothing returning shop)
   select shop from added union all select shop from processor_shops where program_id = $1 and processor = $2 limit 1`,
);

/** WordPress says http or https by how the request came during which it delivers. */
const placeOf = (shop: string): string => withoutEndSlashes(shop.replace(/^https?:\/\//, ''));

/** Whether the program's first delivery came from another shop. If two come at once, the one that is stored first decides. */
export async function isOtherShop(
  db: Runner,
  programId: number,
  processor: string,
  shop: string,
  at: Date,
): Promise<boolean> {
  const values = [programId, processor, shop, at];
  // A claim that was stored at the same moment is seen by the second attempt only.
  const [first] = [...(await db.run(claim, values)), ...(await db.run(claim, values))];
  return first !== undefined && placeOf(first.shop) !== placeOf(shop);
}

const forget = statement<object>(
  'forget_processor_shop',
  'delete from processor_shops where program_id = $1 and processor = $2',
);

/** The next delivery decides again which shop it is. */
export const forgetShop = async (db: Runner, programId: number, processor: string): Promise<void> =>
  void (await db.run(forget, [programId, processor]));
