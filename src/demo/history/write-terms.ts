// How the steps about terms and groups are written: by the functions that requests use.
import { DEMO_OWNER } from '../../common/demo.ts';
import { done } from '../../common/refused.ts';
import { accountOfAddress } from '../../accounts/people.ts';
import { createGroup, movePartners } from '../../groups/write.ts';
import type { TermsOwner } from '../../terms/present.ts';
import { makeTerms, type TermsFields } from '../../terms/write.ts';
import type { StepOf } from './steps.ts';
import { existing, programIdOf, type World } from './world.ts';
import type { Writers } from './write-steps.ts';

/** Makes terms as the owner, whom the history of the terms names. */
async function makeAt(world: World, owner: TermsOwner, given: Partial<TermsFields>, at: Date): Promise<void> {
  const note = world.noteAt(at);
  const { account_id: accountId } = await accountOfAddress(world.tx, DEMO_OWNER, at, note);
  const made = done(await makeTerms(world.tx, note, { programId: programIdOf(world), owner, given, accountId, at }));
  if (made.kind !== 'done') throw new Error('terms of the history changed nothing');
}

async function group(world: World, { name, terms, emails, at }: StepOf<'group'>): Promise<void> {
  const { tx } = world;
  const programId = programIdOf(world);
  const created = done(await createGroup(tx, world.noteAt(at), { programId, name, asOwner: true, at }));
  const groupId = created.group.id;
  await makeAt(world, { level: 'group', groupId }, terms, at);
  const partnerIds = emails.map((email) => existing(world.partners, email));
  done(await movePartners(tx, world.noteAt(at), { programId, groupId, partnerIds, asOwner: true, at }));
}

export const TERMS_WRITERS: Pick<Writers, 'group' | 'terms'> = {
  group,
  terms: (world, { email, terms, at }) =>
    makeAt(world, { level: 'partnership', partnerId: existing(world.partners, email) }, terms, at),
};
