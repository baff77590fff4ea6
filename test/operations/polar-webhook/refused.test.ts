import { testRefusals } from '../../support/processors/refusals.ts';
import { order } from '../../support/processors/polar.ts';

testRefusals('polar', {
  paid: (at, buyer) => order(at, { buyer }),
  malformed: [{}, { type: 'order.paid' }, { type: 'order.paid', data: 'order' }, { type: '', data: {} }],
  headers: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
  isTimed: true,
});
