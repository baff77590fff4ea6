import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyRetired } from '../../support/envelopes.ts';
import { countRows } from '../../support/rows.ts';
import { DOCS_URL, startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('401 for a retired key, and no session is created', async () => {
  const answer = await service.call('/api/v1/cli/auth/start', { key: await service.make.markedKey() });
  expect(answer.status).toBe(401);
  expect(answer.body).toEqual(keyRetired(DOCS_URL));
  expect(await countRows(service.db, 'login_sessions')).toBe(0);
});
