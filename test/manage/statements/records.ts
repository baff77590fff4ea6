// The records that valid requests about money need.
import { newCommission, newItem, newPayout, ownPartnership } from '../payouts/records.ts';
import type { Ground, Scene } from '../calls.ts';

const SUMS = ['opening', 'earned', 'restored', 'adjusted', 'returned', 'reversed', 'clawed_back', 'paid', 'closing'];
const NONE = Object.fromEntries(SUMS.map((name) => [`${name}_cents`, 0]));

/** A statement without lines, each of another month. */
export const statementRow = (month: number, closed_at: Date) => ({
  ...{
    ...NONE,
    currency: 'USD',
    month: `${2000 + Math.floor(month / 12)}-${(month % 12) + 1}-01`,
    line_count: 0,
    closed_at,
  },
  ...{ lines_sha256: Buffer.alloc(32), sha256: Buffer.alloc(32), signature: 'a.b.c' },
});

let months = 0;

/** A statement of the scene's program, of its person if that is a partner. */
export async function newStatement(ground: Ground, scene: Scene): Promise<number> {
  const { db, make, clock } = ground;
  const { programId: program_id } = scene;
  const own = await ownPartnership(ground, scene);
  const partnership_id = own ?? (await make.partnership(program_id, await make.partner()));
  const row = { program_id, partnership_id, ...statementRow(++months, clock.now()) };
  return (await db.knex('statements').insert(row).returning<{ id: number }[]>('id'))[0]!.id;
}

/** The records of what partners earn and are paid, by the parameter of a path. */
export const MONEY = {
  commission_id: newCommission,
  payout_id: newPayout,
  payout_item_id: newItem,
  statement_id: newStatement,
};
