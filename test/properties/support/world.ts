// Records that requests can refer to: programs, keys, customers and sign-ins in every state.
import type { OperationEntry } from '../../../src/contract/index.ts';
import { DAY } from '../../../src/lib/clock.ts';
import { sell, signUp, visit } from '../../support/journey.ts';
import { loginToken, poll, startSignIn } from '../../support/sign-in.ts';
import type { Service } from '../../support/service.ts';
import type { Pools } from './arbitrary.ts';

export interface World {
  pools: Pools;
  /** the credential that an operation requires; undefined if it requires none */
  keyFor(operation: OperationEntry): string | undefined;
  /** invalid credentials and those of other kinds */
  otherKeys: string[];
}

export async function makeWorld(service: Service): Promise<World> {
  const { make, clock, db } = service;
  const [campaign, other, marked] = [
    await make.campaign({ lead_auth: 'browser_allowed' }),
    await make.campaign(),
    await make.campaign(),
  ];
  const markedKey = await make.key(marked.id, {
    marked_at: clock.now(),
    rotate_by: new Date(clock.now().getTime() + DAY),
  });
  const retired = await make.program();
  const retiredKey = await make.key(retired.id, { marked_at: clock.now(), rotate_by: clock.now() });

  const clicked = await visit(service, campaign);
  const lead = await signUp(service, campaign);
  const sold = await sell(service, campaign, { customer_key: make.unique('user') });
  const refunded = await sell(service, campaign);
  await service.refund({ transaction_id: refunded.transaction_id, refund_reference: 're_1' }, { key: campaign.key });
  const stranger = await signUp(service, other);
  const testMode = { amount_cents: 100, additional_data: { test_mode: true } };
  await service.sale({ transaction_id: 'test-1', ...testMode }, { key: campaign.key });

  const token = await loginToken(service);
  const programs = await db.knex<{ advertiser_id: number }>('advertisers').select('id as advertiser_id');
  const [pending, expired] = [await startSignIn(service), await startSignIn(service)];
  await db.knex('login_sessions').where('user_code', expired.user_code).update({ expires_at: clock.now() });
  await poll(service, pending.state);

  const disabled = await make.link({
    program_id: campaign.id,
    partner_id: campaign.partnerId,
    partnership_id: campaign.partnershipId,
    enabled: false,
  });
  const unfinished = await make.link({ program_id: campaign.id });
  return {
    pools: {
      affiliate_url: [campaign.code, campaign.code, other.code, disabled, unfinished].map(
        (code) => `https://brand.dev/?aff=${code}`,
      ),
      existing_click_id: [clicked, lead.click_id, stranger.click_id],
      click_id: [clicked, lead.click_id, stranger.click_id],
      customer_key: [lead.customer_key, stranger.customer_key],
      transaction_id: [sold.transaction_id, refunded.transaction_id, 'test-1'],
      refund_reference: ['re_1', 're_2'],
      subscription_id: ['sub_1'],
      program_id: [campaign.id, other.id, 999_999],
      type: ['chain'],
      state: [pending.state, expired.state],
      advertiser_id: [programs[0]!.advertiser_id],
    },
    keyFor: ({ credential }) =>
      ({
        none: undefined,
        login: token,
        required: campaign.key,
        optional: campaign.key,
        testMode: campaign.key,
        retiredOnly: undefined,
        managed: undefined,
      })[credential],
    otherKeys: [campaign.key, markedKey, retiredKey, token, '', 'nonsense', `${campaign.key}x`],
  };
}
