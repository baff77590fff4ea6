import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import { countAll, customerOf, without } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test.each([
  ['the customer cannot be stored', 'customers', 'key'],
  ['the event cannot be stored', 'leads', 'key'],
  ['the commission cannot be stored', 'commissions', 'key'],
  ['the key cannot be looked up', 'program_keys', 'key'],
  ['a provisional event cannot be stored', 'leads', 'no key'],
])('when %s the response is 500, nothing is partially written and a retry works', async (_, table, credential) => {
  const { url, key } = await service.make.campaign({ lead_commission_cents: 100 });
  const { body } = await service.click({ affiliate_url: url });
  const lead = () => service.lead({ click_id: body.click_id }, credential === 'key' ? { key } : {});
  const before = await countAll(service.db);
  const answer = await without(service.db, table, lead);
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual(platformError(500, 'Lead tracking failed'));
  expect(await countAll(service.db)).toEqual(before);
  expect(await customerOf(service.db, body.click_id)).toMatchObject({
    status: 'click',
    lead_at: null,
  });
  expect((await lead()).status).toBe(200);
});

test('when a test event cannot be stored the response is the same', async () => {
  const { key } = await service.make.program();
  const answer = await without(service.db, 'test_events', () =>
    service.lead({ additional_data: { test_mode: true } }, { key }),
  );
  expect(answer.body).toEqual(platformError(500, 'Lead tracking failed'));
});
