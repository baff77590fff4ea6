import { testRefusals } from '../../support/processors/refusals.ts';
import { invoice } from '../../support/processors/lemonsqueezy.ts';
import { freshNumber } from '../../support/processors/connect.ts';

testRefusals('lemonsqueezy', {
  paid: (at, buyer) => invoice(at, { buyer, subscription: freshNumber(), reason: 'initial' }),
  malformed: [
    {},
    { meta: { event_name: 'order_created' } },
    { meta: { event_name: 'order_created' }, data: { id: '1' } },
    { meta: { event_name: 'order_created' }, data: { id: '0', attributes: {} } },
    { meta: {}, data: { id: '1', attributes: {} } },
  ],
  headers: ['x-signature'],
  isTimed: false,
});
