import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../src/config/index.ts';
import { readFileSync } from 'node:fs';
import { startIssuer, type Issuer } from '../support/issuer.ts';
import { captureLog } from '../support/log.ts';
import { startService, type Service } from '../support/service.ts';
import { callback, confirmedSession } from '../support/sign-in.ts';

// The guides for Google, Microsoft Entra and Keycloak: ID tokens with the claims that these issuers document (Keycloak 26.7 sent
// its own), for a service with the settings of the guide.

/** Apart from `iss`, `aud`, `nonce` and the times, which are those of the test. */
const CLAIMS = {
  google: {
    azp: 'basic',
    sub: '10769150350006150715113082367',
    at_hash: 'HK6E_P6Dh8Y93mRNtsDB1Q',
    hd: 'brand.dev',
    email: 'anna@brand.dev',
    email_verified: true,
  },
  entra: {
    ver: '2.0',
    sub: 'AAAAAAAAAAAAAAAAAAAAAIkzqFVrSaSaFHy782bbtaQ',
    oid: '00000000-0000-0000-66f3-3332eca7ea81',
    tid: '9122040d-6c67-4c5b-b112-36a304b66dad',
    email: 'ben@brand.dev',
    xms_edov: true,
    auth_time: 1_700_000_000,
  },
  keycloak: {
    azp: 'basic',
    sub: '3f1f5b0e-6c7f-4f0e-9d3a-6f7f0c0f3a11',
    typ: 'ID',
    acr: '1',
    sid: 'sJvaUjBFWg6',
    email_verified: true,
    preferred_username: 'carla',
    email: 'carla@brand.dev',
    auth_time: 1_700_000_000,
  },
};
type Name = keyof typeof CLAIMS;

/** The settings that the guide shows. */
function settingsOf(name: Name) {
  const guide = readFileSync(new URL(`../../docs/sign-in/${name}.md`, import.meta.url), 'utf8');
  const lines = /```ini\n([^]*?)```/.exec(guide)![1]!.trim().split('\n');
  const env = Object.fromEntries(lines.map((line) => line.split(/=(.*)/).slice(0, 2)));
  const { assumeEmailVerified, assumeAuthTime } = readConfig({ ...env, OIDC_CLIENT_ID: 'basic' }).oidc!;
  return { assumeEmailVerified, assumeAuthTime };
}

let issuer: Issuer;
const { log, text } = captureLog();
const services: Service[] = [];
beforeAll(async () => void (issuer = await startIssuer(['basic'])));
afterAll(() => Promise.all([issuer.stop(), ...services.map((service) => service.stop())]));

async function signIn(name: Name, settings: object): Promise<number> {
  const service = await startService({ oidc: { ...issuer.client(), ...settings }, log });
  services.push(service);
  await issuer.allow(service);
  const { state, nonce } = await confirmedSession(service);
  const { email_verified: _, ...claims } = issuer.claims(service.clock.now(), nonce);
  const token = await issuer.sign({ ...claims, ...CLAIMS[name] });
  return (await callback(service, state, token)).status;
}

test.each(['google', 'entra', 'keycloak'] as const)(
  'a person signs in with %s and the settings of its guide',
  async (name) => {
    expect(await signIn(name, settingsOf(name))).toBe(200);
  },
);

test('Google alone needs OIDC_AUTH_TIME, and Entra alone OIDC_EMAIL_VERIFIED', async () => {
  const all = (['google', 'entra', 'keycloak'] as const).map(settingsOf);
  expect(all.map(({ assumeAuthTime }) => assumeAuthTime)).toEqual([true, false, false]);
  expect(all.map(({ assumeEmailVerified }) => assumeEmailVerified)).toEqual([false, true, false]);
  expect(await signIn('entra', {})).toBe(401);
  expect(text()).toContain('"reason":"email_verified_missing"');
});
