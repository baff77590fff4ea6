// A payment whose click is older than the attribution window. Nothing of it is recorded, so one old click serves any
// number of runs.
import { clickOn, ownCampaign, refundIn, saleIn, saleOf } from '../campaign.ts';
import { serviceTime } from '../service-time.ts';
import { withOffset } from './occurred-at.ts';
import { expectTotals } from '../totals.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, expectSuccess, messageOf, rowsOf, type Row } from '../row.ts';

const { shown } = rowsOf('chain', 'trackSale');

const DAY = 86_400;
/** The oldest payment that may be sent is 30 days old. */
const MOST_DAYS = 29;
const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

interface Age {
  click_age_days: number;
  window_days: number;
}

async function expired(kit: Kit): Promise<void> {
  const own = ownCampaign(kit);
  const now = await serviceTime(kit);
  const sale = saleOf(1000, { click_id: kit.target.expiredClick, occurred_at: timeOf(now) });
  await expectTotals(kit, own, {}, async () => {
    // Nothing is recorded, so the same transaction_id may be sent again.
    for (let i = 0; i < 2; i++) {
      const body = expectSuccess(await saleIn(kit, own, sale));
      expectFields(body, {
        attributed: false,
        reason: 'attribution_window_expired',
        sale_id: null,
        commission_id: null,
        message: messageOf('trackSale', 'windowExpired'),
      });
      const { click_age_days: age, window_days: window } = body as unknown as Age;
      expectThat(Number.isInteger(age) && age >= window, `an age of at least ${window} days, rounded down`, age);
      // The age counts to the payment, so that of an earlier one is lower; the last day past the window is past it, too.
      const days = Math.min(age - window, MOST_DAYS);
      const earlier = await saleIn(kit, own, { ...sale, occurred_at: timeOf(now - days * DAY) });
      expectFields(expectSuccess(earlier), { attributed: false, click_age_days: age - days });
      // The same moment, written in another zone.
      for (const offset of ['+14:00', '-12:00']) {
        const same = await saleIn(kit, own, { ...sale, occurred_at: withOffset(now, offset) });
        expectFields(expectSuccess(same), { attributed: false, click_age_days: age });
      }
    }
  });
  const { transaction_id } = sale;
  expectError('trackRefund', await refundIn(kit, own, { transaction_id }), 'saleNotFound');
}

/** However old a click is, it stays the same click to the same link. */
async function returned(kit: Kit): Promise<void> {
  const existing_click_id = kit.target.expiredClick!;
  const came = await clickOn(kit, ownCampaign(kit), { existing_click_id });
  expectThat(came === existing_click_id, 'the click_id that was sent, of an old click on the same link', came);
}

export const expiredClickRows: Row[] = [
  shown('a payment after the attribution window', '200, not attributed', expired, ['write', 'expiredClick'], {
    stage: 'alone',
  }),
  shown('an existing click_id that is old', 'the same click_id', returned, ['write', 'expiredClick']),
];
