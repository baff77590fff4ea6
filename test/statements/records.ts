// The records that valid requests about money need.
import { newCommission, newItem, newPayout, ownPartnership } from '../payouts/records.ts';
import type { Ground, Scene } from '../manage/calls.ts';

const SUMS = ['opening', 'earned', 'restored', 'adjusted', 'returned', 'reversed', 'clawed_back', 'paid', 'closing'];
const NONE = Object.fromEntries(SUMS.map((name) => [`${name}_cents`, 0]));

let months = 0;
const nextMonth = (): string => new Date(Date.UTC(2000, ++months)).toISOString().slice(0, 7);

/** A statement without lines, each of another month. */
export const statementRow = (closed_at: Date, month = nextMonth()) => ({
  ...{
    ...NONE,
    currency: 'USD',
    month: `${month}-01`,
    line_count: 0,
    closed_at,
  },
  ...{ lines_sha256: Buffer.alloc(32), sha256: Buffer.alloc(32), signature: 'a.b.c' },
});

/** A statement of the scene's program, of its person if that is a partner. */
export async function newStatement(ground: Ground, scene: Scene): Promise<number> {
  const { db, make, clock } = ground;
  const { programId: program_id } = scene;
  const own = await ownPartnership(ground, scene);
  const partnership_id = own ?? (await make.partnership(program_id, await make.partner()));
  const row = { program_id, partnership_id, ...statementRow(clock.now()) };
  return (await db.knex('statements').insert(row).returning<{ id: number }[]>('id'))[0]!.id;
}

/** The records of what partners earn and are paid, by the parameter of a path. */
export const MONEY = {
  commission_id: newCommission,
  payout_id: newPayout,
  payout_item_id: newItem,
  statement_id: newStatement,
};
