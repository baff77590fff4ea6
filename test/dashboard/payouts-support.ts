// A program that owes its partners money, as the tests of payouts show it.
import { DAY } from '../../src/lib/clock.ts';
import { ownedCampaign } from '../manage/commissions/support.ts';
import { payable, payoutCalls } from '../manage/payouts/support.ts';
import type { Service } from '../support/service.ts';
import { addPartner } from './history.ts';

/**
 * Two partners who can be paid, and one for some reasons why not: below the minimum, no method, a method that waits, and on
 * hold. Everything was approved some days ago.
 */
export async function owing(service: Service) {
  const campaign = await ownedCampaign(service, { minimum_payout_cents: 5_000 });
  const calls = payoutCalls(service, campaign);
  service.clock.set(new Date(Date.now() - 9 * DAY));
  const named = (name: string) => addPartner(service, campaign, name);
  const [ben, carla, dora, emil] = [
    await named('Ben Okafor'),
    await named('Carla Reyes'),
    await named('Dora Lind'),
    await named('Emil Novak'),
  ];
  await payable(service, campaign.partnerId, { label: 'a***@tea.dev' });
  await payable(service, ben.partnerId, { kind: 'sepa', label: 'DE•• 7890' });
  await payable(service, carla.partnerId, { kind: 'wise', label: 'c***@reyes.dev' });
  await payable(service, emil.partnerId, { usable_from: new Date(Date.now() + 2 * DAY) });
  await calls.approved({ amount_cents: 49_500 });
  await calls.approved({ amount_cents: 31_250 });
  await calls.approved({ amount_cents: 27_000 }, ben);
  await calls.approved({ amount_cents: 22_900 }, carla);
  const held = await calls.approved({ amount_cents: 60_000 }, ben);
  await calls.change('hold', [held.commission_id], 'A question');
  await calls.approved({ amount_cents: 64_000 }, dora);
  await calls.approved({ amount_cents: 35_000 }, emil);
  service.clock.set(new Date());
  return { campaign, calls, ben, carla, dora, emil };
}
