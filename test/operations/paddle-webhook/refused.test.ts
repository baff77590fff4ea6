import { testRefusals } from '../../support/processors/refusals.ts';
import { transaction } from '../../support/processors/paddle.ts';

testRefusals('paddle', {
  paid: (at, buyer) => transaction(at, { buyer }),
  malformed: [
    {},
    { event_id: 'evt_1', event_type: 'transaction.completed' },
    { event_id: 'evt_1', event_type: 'transaction.completed', data: 'txn_1' },
    { event_id: 1, event_type: 'transaction.completed', data: {} },
    { event_id: 'e'.repeat(256), event_type: 'transaction.completed', data: {} },
    { event_id: '', event_type: 'transaction.completed', data: {} },
  ],
  headers: ['paddle-signature'],
  isTimed: true,
});
