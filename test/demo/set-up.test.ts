import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { makeDemo, writePast } from './support.ts';

// What the owner of the demo has set up besides what partners bring: pages that would be empty otherwise.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('the demo has a colleague, two codes of which one has sold, and a webhook that waits', async () => {
  const demo = await makeDemo(service);
  expect(await writePast(service, demo)).toBe(true);
  const { apiToken: key } = await service.make.member(demo.program_id, 'owner');
  const listOf = async (path: string) =>
    (await service.call(`/api/v1/programs/${demo.program_id}/${path}`, { method: 'GET', key })).body.data as unknown;
  expect(await listOf('members')).toContainEqual(
    expect.objectContaining({ email: 'colleague@demo.invalid', role: 'admin' }),
  );
  expect(await listOf('codes?order=oldest')).toMatchObject([
    { code: 'TEA10', status: 'active', customers: 1, sales: 1 },
    { code: 'SLOW15', status: 'active', customers: 0, sales: 0 },
  ]);
  expect(await listOf('webhooks')).toMatchObject([{ status: 'disabled' }]);
});
