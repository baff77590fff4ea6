// A program with records for its lists: a list with fewer than two records would show nothing about pages and filters.
import type { OperationId } from '@referral-tracking/shared/contract';
import { unique } from './call.ts';
import { browserLead, clickOn, leadIn } from './campaign.ts';
import type { Kit } from './kit.ts';
import { dataOf, manage } from './owned.ts';
import { checkout, newSecret, sendEvent } from './payment-events.ts';
import { expectSuccess } from './row.ts';
import { madeOnce } from './made-once.ts';
import { tellStory } from './story.ts';
import type { Target } from './target.ts';
import { inDays } from './days.ts';

/** seconds: long before the events arrive */
const HOURS = 5 * 3600;

async function fill(kit: Kit): Promise<number> {
  const { program } = await tellStory(kit);
  const ids = { program_id: program.id };
  const done = async (id: OperationId, body: object) => dataOf(await manage(kit, id, ids, { body }));
  const { code } = await done('createOwnLink', {});
  const click = () => clickOn(kit, { aff: code as string });
  expectSuccess(await leadIn(kit, program, { click_id: await click() }));
  expectSuccess(await browserLead(kit, { click_id: await click() }));
  const adjusted: unknown[] = [];
  for (const amount_cents of [10, 20]) {
    const adjustment = { partner_id: program.partnerId, amount_cents, reason: 'A correction' };
    for (let n = 1; n <= 2; n++) adjusted.push((await done('createAdjustment', adjustment)).id);
    await done('createMemberInvitation', { email: `${unique('member')}@conformance.example`, role: 'viewer' });
    await done('invitePartners', { invitations: [{ email: `${unique('partner')}@conformance.example` }] });
  }
  for (let n = 1; n <= 2; n++) {
    const secret = newSecret();
    await done('connectProcessor', { type: 'stripe', webhook_secret: secret });
    // Nobody is named, so the payment waits.
    const created = Math.floor(kit.now().getTime() / 1000) - n * HOURS;
    await sendEvent(kit, checkout({}, { created }), { programId: program.id, secret });
  }
  // Commissions and customers in every state that a member can give them.
  const [approved, rejected, held] = adjusted;
  await done('approveCommissions', { commission_ids: [approved] });
  await done('rejectCommissions', { commission_ids: [rejected], reason: 'A reason' });
  await done('holdCommissions', { commission_ids: [held], reason: 'A reason' });
  await done('rotateKey', { rotate_by: inDays(kit, 7) });
  return program.id;
}

const programs = new WeakMap<Target, (kit: Kit) => Promise<number>>();

/** A program with records that the kit has created, the same one for all rules of a run; needs `write`. */
export function filledProgram(kit: Kit): Promise<number> {
  const make = programs.get(kit.target) ?? madeOnce(fill);
  programs.set(kit.target, make);
  return make(kit);
}
