import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startIssuer, type ClientKind, type Issuer } from '../support/issuer.ts';
import { startService } from '../support/service.ts';
import { poll, signInByPages, startSignIn } from '../support/sign-in.ts';

let issuer: Issuer;
beforeAll(async () => void (issuer = await startIssuer()));
afterAll(() => issuer.stop());

describe.each<ClientKind>(['basic', 'post', 'public'])(
  'with an issuer of its own, as a client of the kind %s',
  (kind) => {
    test('a person signs in on the pages', async () => {
      const service = await startService({ oidc: issuer.client(kind) });
      await issuer.allow(service);
      const started = await startSignIn(service);
      const page = await signInByPages(started, 'Anna@Brand.dev');
      expect(page.text).toContain('You are signed in');
      expect(page.text).toContain('anna@brand.dev');
      expect((await poll(service, started.state)).body.data).toMatchObject({
        status: 'complete',
        email: 'anna@brand.dev',
      });
      await service.stop();
    });
  },
);

test('an issuer that accepts the secret only in the body receives it there', async () => {
  const strict = await startIssuer(['post']);
  const service = await startService({ oidc: strict.client('post') });
  await strict.allow(service);
  expect((await signInByPages(await startSignIn(service), 'anna@brand.dev')).text).toContain('You are signed in');
  await Promise.all([service.stop(), strict.stop()]);
});

test('an unverified address is rejected; the page says so, and the session stays pending', async () => {
  const service = await startService({ oidc: issuer.client('basic') });
  await issuer.allow(service);
  const started = await startSignIn(service);
  const page = await signInByPages(started, 'unverified@brand.dev');
  expect(page.status).toBe(401);
  expect(page.text).toContain('Your identity provider did not identify you');
  expect((await poll(service, started.state)).body).toEqual({ data: { status: 'pending' } });
  await service.stop();
});
