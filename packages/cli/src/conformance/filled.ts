// A program with records for its lists: a list with fewer than two records would show nothing about pages and filters.
import type { OperationId } from '../generated/contract.ts';
import { unique } from './call.ts';
import { clickOn, leadIn } from './campaign.ts';
import type { Kit } from './kit.ts';
import { dataOf, manage } from './owned.ts';
import { checkout, newSecret, sendEvent } from './payment-events.ts';
import { expectSuccess } from './row.ts';
import { shared } from './shared.ts';
import { tellStory } from './story.ts';
import type { Target } from './target.ts';

const DAY = 86_400_000;

async function fill(kit: Kit): Promise<number> {
  const { program } = await tellStory(kit);
  const ids = { program_id: program.id };
  const done = async (id: OperationId, body: object) => dataOf(await manage(kit, id, ids, { body }));
  const { code } = await done('createOwnLink', {});
  expectSuccess(await leadIn(kit, program, { click_id: await clickOn(kit, { aff: code as string }) }));
  for (const amount_cents of [10, 20]) {
    await done('createAdjustment', { partner_id: program.partnerId, amount_cents, reason: 'A correction' });
    await done('createMemberInvitation', { email: `${unique('member')}@conformance.example`, role: 'viewer' });
    await done('invitePartners', { invitations: [{ email: `${unique('partner')}@conformance.example` }] });
  }
  for (let n = 1; n <= 2; n++) {
    const secret = newSecret();
    await done('connectProcessor', { type: 'stripe', webhook_secret: secret });
    // Nobody is named, so the payment waits.
    await sendEvent(kit, checkout({}), { programId: program.id, secret });
  }
  await done('rotateKey', { rotate_by: new Date(kit.now().getTime() + 7 * DAY).toISOString() });
  return program.id;
}

const programs = new WeakMap<Target, (kit: Kit) => Promise<number>>();

/** A program with records that the kit has created, the same one for all rules of a run; needs `write`. */
export function filledProgram(kit: Kit): Promise<number> {
  const make = programs.get(kit.target) ?? shared(fill);
  programs.set(kit.target, make);
  return make(kit);
}
