// The records that valid requests about payouts need.
import { seal } from '../../src/lib/sealing.ts';
import { purposeOf } from '../../src/payouts/create.ts';
import { SECRET_KEY } from '../support/keys.ts';
import type { Ground, Scene } from '../manage/calls.ts';
import { payable } from './support.ts';

/** The partnership of the scene's person in its program; undefined without one. */
export async function ownPartnership({ db }: Ground, { programId: program_id, accountId }: Scene) {
  const own = db.knex('partners').where({ account_id: accountId }).select('id');
  const [found] = await db.knex('partnerships').where({ program_id }).whereIn('partner_id', own).pluck<number[]>('id');
  return found;
}

/** A pending commission of the scene's program, which no sale earned. */
export async function newCommission({ db, make, clock }: Ground, { programId: program_id }: Scene): Promise<number> {
  const partnership_id = await make.partnership(program_id, await make.partner());
  const amounts = { earned_cents: 500, amount_cents: 500, currency: 'USD', status: 'pending' };
  const times = { created_at: clock.now(), changed_at: clock.now() };
  const row = { program_id, partnership_id, kind: 'adjustment', reason: 'a test', ...amounts, ...times };
  return (await db.knex('commissions').insert(row).returning<{ id: number }[]>('id'))[0]!.id;
}

/** A partner of the scene's program with an approved commission and a way to be paid. */
export async function newDue(service: Ground, scene: Scene): Promise<{ commissionId: number; partnershipId: number }> {
  const { db, clock } = service;
  const commissionId = await newCommission(service, scene);
  const approved = { status: 'approved', approved_at: new Date('2026-01-01') };
  await db.knex('commissions').where({ id: commissionId }).update(approved);
  const [row] = await db
    .knex('commissions as c')
    .join('partnerships as s', 's.id', 'c.partnership_id')
    .where('c.id', commissionId)
    .select<{ partner_id: number; id: number }[]>('s.partner_id', 's.id');
  await payable({ db, clock }, row!.partner_id);
  return { commissionId, partnershipId: row!.id };
}

/** A payout with one item, which is paid if it is to be reopened. */
export async function newPayout(service: Ground, scene: Scene, operation: string): Promise<number> {
  const { db, clock, make } = service;
  const { programId: program_id } = scene;
  const { commissionId, partnershipId: partnership_id } = await newDue(service, scene);
  const times = { created_at: clock.now() };
  const terms = { currency: 'USD', cutoff: clock.now(), minimum_cents: 0, held_back: '[]' };
  const numbered = { number: Number(make.unique('').replace(/\D/g, '')) + 1, reference: 'RT-1-1' };
  const [payout] = await db
    .knex('payouts')
    .insert({ program_id, ...numbered, ...terms, ...times })
    .returning('id');
  const status = operation === 'reopenPayoutItems' ? 'paid' : 'open';
  const of = { program_id, payout_id: payout.id, partnership_id, currency: 'USD', reference: 'RT-1-1-1', status };
  const destination = seal(SECRET_KEY, 'anna@partner.dev', purposeOf(of.reference));
  const amounts = { amount_cents: 500, commissions: 1, method: 'paypal', changed_at: clock.now() };
  const where = { destination, holder: 'Anna', holder_kind: 'person', label: 'a***@partner.dev' };
  const [item] = await db
    .knex('payout_items')
    .insert({ ...of, ...amounts, ...where, ...times })
    .returning('id');
  const claimed = { payout_item_id: item.id, status: status === 'paid' ? 'paid' : 'approved' };
  await db.knex('commissions').where({ id: commissionId }).update(claimed);
  return payout.id;
}

/** What a payout pays to the partner that the scene's person is. */
export async function newItem(ground: Ground, scene: Scene): Promise<number> {
  const payout_id = await newPayout(ground, scene, '');
  const partnership_id = await ownPartnership(ground, scene);
  const items = ground.db.knex('payout_items').where({ program_id: scene.programId, payout_id });
  const [item] = await items.update(partnership_id === undefined ? { payout_id } : { partnership_id }).returning('id');
  return item.id;
}
