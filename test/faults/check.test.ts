import { expect, test } from 'vitest';
import { judge } from '../../scripts/harness/check/index.ts';
import { judgeFault } from '../../scripts/harness/check/during.ts';
import { again, evidenceOf, soundWorld, type World } from './support.ts';

// Tests the checker of `npm run test:faults` with hand-written histories: it finds every violation and nothing else.

const verdict = (world: World): string[] => judge(evidenceOf(world)).map(({ rule, text }) => `${rule}: ${text}`);

/** The violations that are found after a valid history was changed. */
function found(spoil: (world: World) => void): string[] {
  const world = soundWorld();
  spoil(world);
  return verdict(world);
}

test('a valid history has no violations', () => {
  expect(verdict(soundWorld())).toEqual([]);
});

test.each(['click', 'lead', 'sale', 'refund'] as const)('an acknowledged %s that is not stored', (kind) => {
  const said = found(({ facts }) => (facts[`${kind}s`] = []));
  expect(said).toContainEqual(expect.stringMatching(/^acknowledged is stored: .*is not stored/));
});

test('a sale that was acknowledged as a duplicate of a missing sale', () => {
  const said = found((world) => {
    const answer = { data: null, error: { details: { sale_id: 99 } } };
    again(world, world.sale, { status: 409, errors: ['duplicateTransaction'], answer });
  });
  expect(said).toContain('acknowledged is stored: sale order_1 (sale_id 99) is not stored');
  expect(said).toContainEqual(expect.stringContaining('repeats agree: the answers to sale order_1'));
});

test('an unknown request may be stored or not', () => {
  const lost = found((world) => again(world, world.sale, { outcome: 'unknown', status: undefined, answer: {} }));
  expect(lost).toEqual([]);
  const stored = found(({ click }) =>
    Object.assign(click, { outcome: 'unknown', status: 500, errors: ['clickTrackingFailed'] }),
  );
  expect(stored).toEqual([]);
});

test('a request that is stored twice', () => {
  const said = found(({ facts }) => facts.clicks.push({ ...facts.clicks[0]!, id: 99, click_id: 'clk_2' }));
  expect(said).toEqual(['nothing twice: click of one request nonce-1 is stored 2 times (clicks 11, 99)']);
});

test('a transaction_id that is stored twice', () => {
  const said = found(({ facts }) => facts.sales.push({ ...facts.sales[0]!, id: 99, nonce: undefined }));
  expect(said).toContain('nothing twice: sale of transaction order_1 is stored 2 times (sales 31, 99)');
});

test('a refund whose reference was recorded twice', () => {
  const said = found((world) => {
    again(world, world.refund, { answer: { ...world.refund.answer, refund_id: 52 } });
    world.facts.refunds.push({ ...world.facts.refunds[0]!, id: 52, nonce: 'nonce-5' });
  });
  expect(said).toContainEqual(expect.stringContaining('nothing twice: refund with a reference, sale 31 part-1'));
  expect(said).toContainEqual(expect.stringContaining('repeats agree: the answers to refund part-1'));
});

test('a duplicate sale that was acknowledged as new', () => {
  const said = found((world) => again(world, world.sale, {}));
  expect(said).toEqual(['repeats agree: sale order_1 was acknowledged as new 2 times']);
});

test('a rejection of a valid request', () => {
  const answer = { error: { message: 'Customer not found.' } };
  const said = found((world) =>
    again(world, world.sale, { outcome: 'refused', status: 400, errors: ['customerUnknown'], answer }),
  );
  expect(said).toEqual([expect.stringContaining('refused is right: sale was refused although it was right')]);
});

test('an undocumented response', () => {
  const said = found((world) => again(world, world.sale, { outcome: 'unknown', status: 503, answer: {} }));
  expect(said).toEqual(['refused is right: sale was answered 503, which is not documented: {}']);
});

test('a rejected request that is stored', () => {
  const errors = ['customerStatusNotUpdatable'];
  const said = found(({ lead }) => Object.assign(lead, { outcome: 'refused', status: 400, errors }));
  expect(said).toEqual([expect.stringContaining('lead was refused and is stored all the same')]);
});

test('a sale without its commission, unless the service has reported it', () => {
  const lacking = ({ sale, facts }: World) => {
    facts.commissions.pop();
    facts.refunds = [];
    Object.assign(sale, { outcome: 'unknown', status: 500, errors: ['saleTrackingFailed'] });
  };
  const withoutRefund = (world: World) => {
    lacking(world);
    world.entries = world.entries.filter(({ kind }) => kind !== 'refund');
  };
  expect(found(withoutRefund)).toEqual([
    expect.stringContaining('has no commission (1238 cents), and nothing says why'),
  ]);
  const answered = (world: World) => {
    withoutRefund(world);
    Object.assign(world.sale, { outcome: 'acknowledged', errors: ['commissionFailed'], answer: { error: {} } });
  };
  expect(found(answered)).toEqual([]);
  const logged = (world: World) => {
    withoutRefund(world);
    world.facts.saidWithoutCommission.add(31);
  };
  expect(found(logged)).toEqual([]);
});

test('after the repair, no reason excuses a missing commission', () => {
  const world = soundWorld();
  world.facts.commissions.pop();
  world.facts.saidWithoutCommission.add(31);
  const after = judge({ ...evidenceOf(world), repaired: true });
  expect(after.map(({ rule }) => rule)).toContain('amounts add up');
});

test('a sale without its claim, and a claim without its sale', () => {
  const said = found(({ facts }) => facts.sale_claims.push({ ...facts.sale_claims[0]!, transaction_id: 'order_2' }));
  expect(said).toEqual(['claims fit: a claim without its sale: order_2 1 31']);
  expect(found(({ facts }) => (facts.sale_claims = []))).toEqual([
    'claims fit: a sale without its claim: order_1 1 31',
  ]);
});

test('a change of a commission without its entry', () => {
  expect(found(({ facts }) => (facts.commission_entries = []))).toEqual([
    'entries add up: commission 42 earned 1238, its entries add 0, and it is 825',
  ]);
});

test('a lead that was refused for its status although its customer has no other', () => {
  const errors = ['customerStatusNotUpdatable'];
  const said = found((world) => {
    const sent = { ...world.lead.sent, clickId: 'clk_2' };
    again(world, world.lead, { sent, outcome: 'refused', status: 400, errors });
  });
  expect(said).toEqual(['refused is right: the lead of clk_2 was refused, and there is no other']);
});

test('a cent too much', () => {
  const said = found(({ facts }) => (facts.commissions[1]!.amount_cents = 826));
  expect(said).toEqual([
    'amounts add up: sale order_1 (sale_id 31) of 9900, 3300 refunded: commissions add up to 826, not 825',
    'entries add up: commission 42 earned 1238, its entries add -413, and it is 826',
  ]);
});

test('more refunds than the sale', () => {
  const said = found(({ facts }) =>
    facts.refunds.push({ ...facts.refunds[0]!, id: 52, nonce: undefined, amount_cents: 6601, refund_reference: null }),
  );
  expect(said).toEqual([expect.stringContaining('of 9900 has refunds of 9901')]);
});

test('a customer with the wrong status', () => {
  const said = found(({ facts }) => (facts.customers[0]!.status = 'lead'));
  expect(said).toEqual(['statuses fit: customer 12 of clk_1 has the status lead, not conversion']);
});

test('a lead that earned twice', () => {
  const said = found(({ facts }) => {
    Object.assign(facts.commissions[0]!, { amount_cents: 300, earned_cents: 300 });
    Object.assign(facts.payout_items[0]!, { amount_cents: 300 });
  });
  expect(said).toEqual(['statuses fit: customer 12 of clk_1 earned 300 for its lead, not 150']);
});

test('a payout that was created twice, and one that is not stored', () => {
  expect(found(({ facts }) => facts.payouts.push({ ...facts.payouts[0]!, id: 72 }))).toEqual([
    'nothing twice: payout of one request nonce-5 is stored 2 times (payouts 71, 72)',
  ]);
  expect(found((world) => again(world, world.payout, { nonce: 'nonce-5', answer: { data: { id: 72 } } }))).toEqual([
    'acknowledged is stored: payout 72 is not stored',
    expect.stringContaining('repeats agree: the answers to payout nonce-5 name different records'),
  ]);
});

test('an item that is not what its commissions are', () => {
  const change = (columns: object) => found(({ facts }) => Object.assign(facts.payout_items[0]!, columns));
  expect(change({ amount_cents: 151 })).toEqual(['items fit: payout item 81 of 151 has commissions of 150']);
  expect(change({ status: 'open' })).toEqual(['items fit: payout item 81 was reported as paid and is open']);
  const claim = (columns: object) => found(({ facts }) => Object.assign(facts.commissions[0]!, columns));
  expect(claim({ status: 'approved' })).toEqual([
    'items fit: payout item 81 is paid and has the commission 41, which is approved',
  ]);
  expect(claim({ payout_item_id: null })).toEqual([
    'items fit: payout item 81 of 150 has commissions of 0',
    'items fit: commission 41 is paid by no item',
  ]);
});

test('an item that could not be changed although nobody else reports on it', () => {
  const answer = { data: { results: [{ result: 'failed', obstacle: 'already_paid' }] } };
  const said = found((world) => again(world, world.act, { answer }));
  expect(said).toEqual(['acknowledged is stored: item 81 was not changed: already_paid']);
});

test('a session that is idle in a transaction', () => {
  const said = found(({ facts }) => facts.idleInTransaction.push({ pid: 4711 }));
  expect(said).toEqual([expect.stringContaining('no open transaction')]);
});

// The valid history ends at 45 ms; the fault of these tests ended at 20 ms.
const during = (unnoticed: boolean, spoil: (world: World) => void = () => undefined): string[] => {
  const world = soundWorld();
  spoil(world);
  const fault = { name: 'some-fault', ...(unnoticed ? { unnoticed: true as const } : {}) };
  return judgeFault(fault, world.entries, 20).map(({ rule, text }) => `${rule}: ${text}`);
};
const failing = ({ lead }: World) => Object.assign(lead, { outcome: 'unknown', status: undefined, problem: 'cut' });

test('a request may fail during a fault, unless the fault must not be noticed', () => {
  expect(during(true)).toEqual([]);
  expect(during(false, failing)).toEqual([]);
  expect(during(true, failing)).toEqual(['no request fails: 1 requests failed during some-fault, first: cut']);
});

test('a request that exceeds the time limit', () => {
  const said = during(false, ({ sale }) => (sale.endedAt = sale.startedAt + 15_001));
  expect(said).toEqual(['answers come in time: 1 requests took more than 15 s during some-fault']);
});

test('writes that do not resume after a fault', () => {
  const said = during(false, ({ entries }) => entries.forEach((entry) => (entry.outcome = 'unknown')));
  expect(said).toEqual(['writes come back: after some-fault no write was acknowledged within 20 s']);
});
