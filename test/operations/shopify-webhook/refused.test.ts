import { testRefusals } from '../../support/processors/refusals.ts';
import { order } from '../../support/processors/shopify.ts';

testRefusals('shopify', {
  paid: (at, buyer) => order(at, { buyer }),
  malformed: [{}, { id: 0 }, { id: null, financial_status: 'paid' }, { id: 'n'.repeat(256) }],
  headers: ['x-shopify-hmac-sha256'],
  isTimed: false,
});
