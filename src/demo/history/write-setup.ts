// How the steps about the team, codes and webhooks are written: by the functions that requests use.
import { accountOfAddress } from '../../accounts/people.ts';
import { createCode } from '../../codes/write.ts';
import { lockProgram } from '../../common/program-lock.ts';
import { joinAsMember } from '../../members/write.ts';
import { newWebhookSecret, sealWebhookSecret } from '../../webhooks/secret.ts';
import { createWebhook } from '../../webhooks/write.ts';
import { existing, programIdOf } from './world.ts';
import type { Writers } from './write-steps.ts';

export const SETUP_WRITERS: Pick<Writers, 'member' | 'code' | 'webhook'> = {
  async member(world, { email, role, at }) {
    const programId = programIdOf(world);
    const note = world.noteAt(at);
    const { account_id: accountId } = await accountOfAddress(world.tx, email, at, note);
    await lockProgram(world.tx, programId);
    await joinAsMember(world.tx, note, { programId, accountId, role, at });
  },
  async code(world, { email, code, at }) {
    const wanted = { programId: programIdOf(world), partnerId: existing(world.partners, email), code, at };
    const made = await createCode(world.tx, world.noteAt(at), world.deps.clickIds, {
      ...wanted,
      processorId: undefined,
    });
    if (made.kind !== 'done') throw new Error(`the code ${code} of the history was refused: ${made.kind}`);
  },
  async webhook(world, { url, description, types, at }) {
    const programId = programIdOf(world);
    const secret = sealWebhookSecret(world.deps.secretKey, programId, newWebhookSecret());
    const wanted = { programId, url, description, types, status: 'disabled', secret, header: null, at } as const;
    const made = await createWebhook(world.tx, world.noteAt(at), wanted);
    if (made.kind !== 'done') throw new Error(`the webhook of the history was refused: ${made.error}`);
  },
};
