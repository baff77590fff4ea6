import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import { startService, type Service } from '../../support/service.ts';

const PROGRAM = { name: 'Brand', domain: 'brand.dev', commission_type: 'percent', commission_rate: 20 };

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('64 KiB pass, one byte more does not', async () => {
  const { token } = await service.make.person();
  const around = Buffer.byteLength(JSON.stringify({ ...PROGRAM, note: '' }));
  const init = (bytes: number) =>
    service.call('/api/v1/cli/init', { key: token, body: { ...PROGRAM, note: 'x'.repeat(bytes - around) } });
  expect((await init(65_536)).status).toBe(200);
  const answer = await init(65_537);
  expect(answer.status).toBe(413);
  expect(answer.body).toEqual(platformError(413, 'Request body must be at most 64 KiB'));
});
