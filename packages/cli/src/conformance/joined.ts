// A program of the API token's account with two records for each list that can be filled over HTTP: a list with fewer
// would show nothing about its pages. The account is also its partner.
import type { OperationId } from '@referral-tracking/shared/contract';
import { newCode, unique } from './call.ts';
import { clickOn, saleOf, sendLead, sendRefund, sendSale } from './events.ts';
import { inDays } from './days.ts';
import type { Kit, OwnedProgram } from './kit.ts';
import { dataOf, makeOwned, manage } from './owned.ts';
import { checkout, newSecret, sendEvent } from './payment-events.ts';
import { expectSuccess } from './row.ts';

type Body = Record<string, unknown>;

/** An address of no server. */
export const WEBHOOK = 'https://hooks.conformance.invalid/';
type Asking = Pick<Kit, 'ask' | 'now'>;

async function sell(kit: Asking, { apiKey }: OwnedProgram, aff: string): Promise<void> {
  const [click_id, customer_key] = [await clickOn(kit, aff), unique('customer')];
  expectSuccess(await sendLead(kit, { click_id, customer_key }, apiKey));
  const sale = saleOf(1000, { customer_key });
  expectSuccess(await sendSale(kit, sale, apiKey));
  const refund = { transaction_id: sale.transaction_id, refund_amount_cents: 100 };
  expectSuccess(await sendRefund(kit, refund, apiKey));
}

/** A postback of the partner, which hears of the sales until it is disabled; nobody is at its address. */
async function newPostback(make: (id: OperationId, body: Body) => Promise<Body>): Promise<number> {
  const { postback } = await make('createPostback', { url: WEBHOOK, method: 'post' });
  return (postback as { id: number }).id;
}

/** Creates the program, joins it and fills it; needs an API token and `write`. An account that is no partner becomes one. */
export async function makeJoined(kit: Asking): Promise<OwnedProgram> {
  const program = await makeOwned(kit, { join_policy: 'open', partner_links: true });
  dataOf(await manage(kit, 'joinProgram', {}, { body: { slug: program.slug } }));
  const { id: partner_id } = dataOf<{ id: number }>(await manage(kit, 'getProfile'));
  const make = async (id: OperationId, body: Body) =>
    dataOf(await manage(kit, id, { program_id: program.id }, { body }));
  // Disabled, so that nothing is sent: what happens is stored.
  for (const status of ['disabled', 'disabled']) await make('createWebhook', { url: WEBHOOK, status });
  for (let i = 0; i < 2; i++) await make('addLinkHost', { host: `${newCode()}.conformance.invalid` });
  await make('updateProgram', { partner_postbacks: true });
  const postbacks = [await newPostback(make), await newPostback(make)];
  for (const amount_cents of [100, 200]) {
    await sell(kit, program, (await make('createOwnLink', { code: newCode() })).code as string);
    await make('createAdjustment', { partner_id, amount_cents, reason: 'A correction' });
    await make('createMemberInvitation', { email: `${unique('member')}@conformance.example`, role: 'viewer' });
    await make('invitePartners', { invitations: [{ email: `${unique('partner')}@conformance.example` }] });
    const secret = newSecret();
    await make('connectProcessor', { type: 'stripe', webhook_secret: secret });
    // Nobody is named, so the payment waits.
    await sendEvent(kit, checkout(), { programId: program.id, secret });
  }
  for (const postback_id of postbacks) {
    const ids = { program_id: program.id, postback_id };
    dataOf(await manage(kit, 'updatePostback', ids, { body: { status: 'disabled' } }));
  }
  await make('rotateKey', { rotate_by: inDays(kit, 7) });
  return program;
}
