import { expect, test } from 'vitest';
import { startService } from '../../support/service.ts';

test('without its database it says so', async () => {
  const broken = await startService();
  await broken.db.close();
  expect((await broken.call('/.well-known/jwks.json', { method: 'GET' })).status).toBe(503);
  await broken.stop();
});
