import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Campaign } from '../support/fixtures.ts';
import { startService, type Service } from '../support/service.ts';
import { operator, type Operator } from './support.ts';

let service: Service;
let admin: Operator;
let campaign: Campaign;
let clickId: string;
beforeAll(async () => {
  service = await startService();
  admin = operator(service.databaseUrl, service.db, service.clock);
});
beforeEach(async () => {
  campaign = await service.make.campaign();
  clickId = (await service.click({ affiliate_url: campaign.url })).body.click_id;
});
afterAll(async () => {
  await service.stop();
  admin.clean();
});

/** C0 except the line end, DEL, C1, and the characters that change the direction of text. */
const UNSAFE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const flags = () => ['customer', 'explain', '--program-id', String(campaign.id), '--click-id', clickId];
const explain = () => admin.done(...flags());
const both = () => ['--partner-id', String(campaign.partnerId), '--program-id', String(campaign.id)];

describe('customer explain', () => {
  it('shows the whole chain in order, with reasons', async () => {
    const { key } = campaign;
    service.clock.advance({ days: 2 });
    await service.lead({ click_id: clickId, email: 'ada@brand.dev' });
    service.clock.advance({ seconds: 1 });
    const body = { click_id: clickId, customer_key: 'ada@shop.dev', email: 'ada@brand.dev' };
    await service.lead(body, { key });
    service.clock.advance({ days: 1 });
    const sale = { amount_cents: 10_000, customer_key: 'ada@shop.dev' };
    const { commission_id } = (await service.sale({ transaction_id: 'tell-1', ...sale }, { key })).body;
    service.clock.advance({ days: 1 });
    await service.sale({ transaction_id: 'tell-2', ...sale }, { key });
    service.clock.advance({ seconds: 1 });
    await admin.done('commission', 'approve', '--commission-id', String(commission_id));
    await admin.done('commission', 'pay', '--commission-id', String(commission_id));
    service.clock.advance({ seconds: 1 });
    await service.refund({ transaction_id: 'tell-1', refund_reason: 'ask ada@brand.dev' }, { key });

    const run = await admin.run(
      'customer',
      'explain',
      '--program-id',
      String(campaign.id),
      '--customer-key',
      'ada@shop.dev',
    );
    expect([run.code, run.stderr]).toEqual([0, '']);
    expect(run.stdout).not.toMatch(/ada@/);
    const { customer, events } = run.document;
    expect(customer).toMatchObject({ click_id: clickId, customer_key: 'a***@shop.dev', status: 'conversion' });
    expect(events.map(({ type }: { type: string }) => type)).toEqual([
      'click',
      'lead',
      'lead',
      'sale',
      'commission',
      'sale',
      'commission',
      'commission_approved',
      'commission_paid',
      'refund',
      'clawback',
    ]);
    const [click, provisional, settled, first, commission, second, , approved, paid, refund, clawback] = events;
    expect(click).toMatchObject({ link_code: campaign.code, partner_id: campaign.partnerId });
    expect(provisional).toMatchObject({ mode: 'browser', provisional: true, email_masked: 'a***@brand.dev' });
    expect(provisional.why).toMatch(/^Provisional: a page reported/);
    expect(settled).toMatchObject({
      mode: 'server',
      provisional: false,
      why: 'It counts: your server sent this sign-up.',
    });
    expect(first).toMatchObject({
      transaction_id: 'tell-1',
      attributed: true,
      commission_id,
      commission_status: 'paid',
    });
    expect(first.why).toBe(
      'Attributed: the sign-up came 2 days after the click; the window is 60 days now. It earned $20.00. Computed: 20% of $100.00.',
    );
    expect(commission).toMatchObject({ commission_id, amount_cents: 2_000, status_now: 'paid' });
    expect(second.why).toMatch(/^Attributed: the customer had already converted/);
    expect(approved).toMatchObject({ commission_id });
    expect(paid).toMatchObject({ commission_id });
    expect(refund).toMatchObject({ outcome: 'clawed_back', refund_reason: 'ask a***@brand.dev' });
    expect(clawback).toMatchObject({ amount_cents: -2_000, status_now: 'pending' });
  });

  it('prints one line for each event with --format text', async () => {
    const { key } = campaign;
    await service.lead({ click_id: clickId, customer_key: 'A\u001b[2JB' }, { key });
    service.clock.advance({ seconds: 1 });
    const transaction_id = service.make.unique('text');
    const body = { transaction_id, amount_cents: 9_900, currency: 'USD', click_id: clickId };
    const { commission_id } = (await service.sale(body, { key })).body;
    service.clock.advance({ seconds: 1 });
    await service.refund({ transaction_id, refund_amount_cents: 2_500 }, { key });

    const { code, stdout } = await admin.run(...flags(), '--format', 'text');
    const events = stdout.split('\n').filter((line) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC  /.test(line));
    expect(events.map((line) => line.slice(25))).toEqual([
      `click ${clickId}, link ${campaign.code}`,
      'lead. It counts: your server sent this sign-up.',
      `sale ${transaction_id}: $99.00 → commission ${commission_id}, now $14.80 (pending). ` +
        'Attributed: the sign-up came less than a day after the click; the window is 60 days now. It earned $19.80, of which $5.00 was deducted after a refund. Computed: 20% of $99.00.',
      `refund of sale ${transaction_id}: $25.00 → deducted $5.00 from the commission before its payment`,
    ]);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^Customer A {1}\[2JB \(conversion\) of program/)]);
    expect(stdout).toMatch(/\nNow: A new sale is attributed\. A new sign-up is rejected: a sale is recorded/);
    expect(stdout).not.toMatch(UNSAFE);
  });

  it('shows a click of which nothing else is recorded', async () => {
    const at = service.clock.now().toISOString();
    const { customer, partnership, events, now } = await explain();
    expect(customer).toEqual({
      customer_id: null,
      click_id: clickId,
      customer_key: null,
      status: 'click',
      clicked_at: at,
      lead_at: null,
      converted_at: null,
      erased_at: null,
      link_code: campaign.code,
      discount_code: null,
      partner_id: campaign.partnerId,
    });
    expect(partnership).toMatchObject({ partner_id: campaign.partnerId, status: 'joined' });
    expect(events).toEqual([
      { at, type: 'click', click_id: clickId, link_code: campaign.code, partner_id: campaign.partnerId },
    ]);
    expect(now.sale).toMatchObject({ attributed: true, why: 'A new sale is attributed.' });
    expect(await service.db.knex('customers').where({ click_id: clickId })).toEqual([]);
  });

  it('says why a sale would not be attributed: too late', async () => {
    service.clock.advance({ days: 61, seconds: 3600 });
    const { now } = await explain();
    expect(now.sale).toMatchObject({
      attributed: false,
      reason: 'window_expired',
      click_age_days: 61,
      window_days: 60,
    });
    expect(now.sale.why).toContain('the click is 61 days older than now, and no sign-up is recorded');
    expect(now.lead.why).toContain('A new sign-up counts if your server sends it');
    // The service gives the same result as the explanation.
    const sale = { transaction_id: 'late-1', amount_cents: 100, click_id: clickId };
    expect((await service.sale(sale, { key: campaign.key })).body).toMatchObject({
      attributed: false,
      click_age_days: 61,
    });
  });

  it('explains why a sale would not be attributed: the partner left, never joined, or was erased', async () => {
    expect((await explain()).now.sale).toMatchObject({ attributed: true, reason: 'attributed' });
    await admin.done('partner', 'leave', ...both());
    expect((await explain()).now.sale).toMatchObject({
      reason: 'no_relationship',
      why: expect.stringContaining('left'),
    });
    await service.db.knex('partnerships').where({ id: campaign.partnershipId }).update({ status: 'linked' });
    expect((await explain()).now.sale.why).toContain('has not joined it');
    await admin.done('partner', 'join', ...both());
    await admin.done('partner', 'erase', '--partner-id', String(campaign.partnerId));
    const { now, partnership } = await explain();
    expect(partnership.partner_id).toBeNull();
    expect(now.sale).toMatchObject({ attributed: false, reason: 'no_partner' });
  });

  it('explains why a sale has no commission', async () => {
    const sale = { transaction_id: service.make.unique('bare'), amount_cents: 100, click_id: clickId };
    await admin.done('partner', 'erase', '--partner-id', String(campaign.partnerId));
    await service.sale(sale, { key: campaign.key });
    const { events } = await explain();
    expect(events[1]).toMatchObject({ type: 'sale', commission_id: null });
    expect(events[1].why).toContain("the partner's account was erased");
  });

  it('prints no control characters, and the document contains the same text', async () => {
    const nasty = 'A\u001b[2JB\u009b2JC\u007fD\u202eE';
    await service.lead({ click_id: clickId, customer_key: nasty }, { key: campaign.key });
    const run = await admin.run(...flags());
    expect(run.stdout).not.toMatch(UNSAFE);
    expect(run.document.customer.customer_key).toBe(nasty);
    const refused = await admin.run('customer', 'explain', '--program-id', '404', '--customer-key', nasty);
    expect(refused.stderr).not.toMatch(UNSAFE);
    const taken = ['account', 'create', '--email', `a\u009b@brand.dev`];
    await admin.run(...taken);
    expect((await admin.run(...taken)).stderr).not.toMatch(UNSAFE);
  });

  it('explains what an unknown identifier is', async () => {
    const other = await service.make.campaign();
    const at = ['customer', 'explain', '--program-id', String(other.id)];
    expect(await admin.perform(...at, '--click-id', clickId)).toMatchObject({
      code: 1,
      stderr: `the customer belongs to another program, ${campaign.id}, not to ${other.id}`,
    });
    await service.lead({ click_id: clickId, customer_key: 'elsewhere' }, { key: campaign.key });
    expect((await admin.perform(...at, '--customer-key', 'elsewhere')).stderr).toBe(
      `no such customer in program ${other.id}: program ${campaign.id} has a customer with this key`,
    );
    const test = { affiliate_url: other.url, additional_data: { test_mode: true } };
    const testId = (await service.click(test)).body.click_id as string;
    expect((await admin.perform(...at, '--click-id', testId)).stderr).toMatch(/^this click_id is a test click's/);
    const unknown = await admin.run(...at, '--click-id', 'clk_none');
    expect([unknown.code, unknown.stdout]).toEqual([1, '']);
    expect(unknown.stderr).toBe(
      `Refused: there is no such customer, neither in program ${other.id} nor in another one\n`,
    );
    expect((await admin.perform('customer', 'explain', '--program-id', '404', '--click-id', 'x')).stderr).toBe(
      'there is no program 404',
    );
  });
});
