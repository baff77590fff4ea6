// A payment whose click is older than the attribution window. Nothing of it is recorded, so one old click serves any
// number of runs.
import { ownCampaign, refundIn, saleIn, saleOf } from '../campaign.ts';
import { expectFigures } from '../figures.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, expectSuccess, messageOf, rowsOf, type Row } from '../row.ts';

const { shown } = rowsOf('chain', 'trackSale');

async function expired(kit: Kit): Promise<void> {
  const own = ownCampaign(kit);
  const sale = saleOf(1000, { click_id: kit.target.expiredClick });
  await expectFigures(kit, own, {}, async () => {
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
      const { click_age_days: age, window_days: window } = body as { click_age_days: number; window_days: number };
      expectThat(Number.isInteger(age) && age >= window, `an age of at least ${window} days, rounded down`, age);
    }
  });
  const { transaction_id } = sale;
  expectError('trackRefund', await refundIn(kit, own, { transaction_id }), 'saleNotFound');
}

export const expiredClickRows: Row[] = [
  shown('a payment after the attribution window', '200, not attributed', expired, ['write', 'expiredClick'], {
    stage: 'alone',
  }),
];
