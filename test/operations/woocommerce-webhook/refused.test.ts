import { testRefusals } from '../../support/processors/refusals.ts';
import { order } from '../../support/processors/woocommerce.ts';

testRefusals('woocommerce', {
  paid: (at, buyer) => order(at, { buyer }),
  malformed: [{}, { id: 0 }, { id: null, status: 'processing' }, { webhook_id: 5 }],
  headers: ['x-wc-webhook-signature'],
  isTimed: false,
});
