import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSigner } from '../../../src/statements/keys.ts';
import { SECRET_KEY } from '../../support/keys.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const keys = () => service.call('/.well-known/jwks.json', { method: 'GET' });

test('there is no key before one was used, and then one, whose private half stays', async () => {
  expect((await keys()).body).toEqual({ keys: [] });
  const sign = () => createSigner(service.db, SECRET_KEY, service.clock.now());
  await Promise.all([sign(), sign()]);
  const { status, body, headers } = await keys();
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300']);
  const shown = { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig' };
  expect(body).toEqual({ keys: [{ ...shown, x: expect.any(String), kid: expect.any(String) }] });
});
