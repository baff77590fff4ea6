// The records that valid requests about postbacks need.
import { newWebhookSecret, sealWebhookSecret } from '../../src/webhooks/secret.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { addEndpoint } from '../webhooks/support.ts';
import type { Ground, Scene } from '../manage/calls.ts';

/** A postback of a partnership of the program. */
export const addPostback = (
  ground: Pick<Ground, 'db' | 'clock'>,
  programId: number,
  partnership_id: number,
  given: object = {},
): Promise<number> =>
  addEndpoint(ground, programId, {
    partnership_id,
    method: 'post',
    secret: sealWebhookSecret(SECRET_KEY, programId, newWebhookSecret()),
    ...given,
  });

/** A postback of the scene's person, or of somebody else if that is no partner. */
async function newPostback(ground: Ground, { programId: program_id, accountId: account_id }: Scene): Promise<number> {
  const { db, make } = ground;
  const own = db.knex('partnerships as s').join('partners as p', 'p.id', 's.partner_id');
  const [partnership] = await own.where({ account_id, program_id }).pluck<number[]>('s.id');
  return addPostback(ground, program_id, partnership ?? (await make.partnership(program_id, await make.partner())));
}

export const POSTBACKS = { postback_id: newPostback };
