import { createHmac } from 'node:crypto';
import { CompactSign, exportJWK, exportSPKI, generateKeyPair, importJWK, type CryptoKey } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secretsOf } from '../../../src/identity/sign-in.ts';
import { sha256 } from '../../../src/lib/hashing.ts';
import { keyRetired, platformError } from '../../support/envelopes.ts';
import { CLIENT_SECRET, startServiceWithIssuer, type Issuer } from '../../support/issuer.ts';
import { countRows } from '../../support/rows.ts';
import { SECRET_KEY } from '../../support/keys.ts';
import { DOCS_URL, type Service } from '../../support/service.ts';
import { callback, confirmedSession, confirmSignIn, poll, startSignIn } from '../../support/sign-in.ts';

let service: Service;
let issuer: Issuer;
let stop: () => Promise<void>;
let stranger: { privateKey: CryptoKey; publicKey: CryptoKey };
beforeAll(async () => {
  ({ service, issuer, stop } = await startServiceWithIssuer());
  stranger = await generateKeyPair('RS256', { extractable: true });
});
afterAll(() => stop());

type Claims = ReturnType<Issuer['claims']>;
const now = () => Math.floor(service.clock.now().getTime() / 1000);
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const hmac = (claims: object, secret: string | Buffer) => {
  const text = `${encode({ alg: 'HS256', kid: 'the-issuer' })}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};
const without = (claims: Claims, name: string) =>
  Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name));

/** The token is rejected and creates no account; the session stays pending, and a valid token completes it. */
async function refused(session: { state: string; nonce: string }, token: unknown): Promise<void> {
  const accounts = await countRows(service.db, 'accounts');
  const answer = await callback(service, session.state, token);
  expect(answer.body).toEqual(platformError(401, 'Invalid id_token'));
  expect(answer.status).toBe(401);
  expect(await countRows(service.db, 'accounts')).toBe(accounts);
  expect((await poll(service, session.state)).body).toEqual({ data: { status: 'pending' } });
  const right = await issuer.sign(issuer.claims(service.clock.now(), session.nonce));
  expect((await callback(service, session.state, right)).status).toBe(200);
  expect((await poll(service, session.state)).body.data.status).toBe('complete');
}

describe('Invalid id_token, for a token', () => {
  test.each<[string, (claims: Claims) => unknown]>([
    ['that is no JWT', () => 'anybody'],
    ['that is empty', () => ''],
    ['that is three dots', () => '...'],
    ['of five parts', () => 'a.b.c.d.e'],
    ['whose header is no object', (claims) => `${encode([])}.${encode(claims)}.x`],
    [
      'whose payload is no object',
      () =>
        new CompactSign(Buffer.from('[]'))
          .setProtectedHeader({ alg: 'RS256', kid: 'the-issuer' })
          .sign(issuer.privateKey),
    ],
    ['without signature', async (claims) => (await issuer.sign(claims)).replace(/[^.]+$/, '')],
    ['of the algorithm none', (claims) => `${encode({ alg: 'none' })}.${encode(claims)}.`],
    [
      'of the algorithm none, signed',
      async (claims) => `${encode({ alg: 'none' })}.${(await issuer.sign(claims)).split('.').slice(1).join('.')}`,
    ],
    ['of the algorithm nOnE', (claims) => `${encode({ alg: 'nOnE' })}.${encode(claims)}.`],
    ['with an HMAC of the client’s secret', (claims) => hmac(claims, CLIENT_SECRET)],
    [
      'with an HMAC of the public key as PEM',
      async (claims) =>
        hmac(
          claims,
          await exportSPKI((await importJWK(issuer.publicKey, 'RS256', { extractable: true })) as CryptoKey),
        ),
    ],
    ['with an HMAC of the public key as JWK', (claims) => hmac(claims, JSON.stringify(issuer.publicKey))],
    ['with an HMAC of nothing', (claims) => hmac(claims, '')],
    ['signed by somebody else', (claims) => issuer.sign(claims, { key: stranger.privateKey })],
    [
      'signed by somebody else who brings their key',
      async (claims) =>
        issuer.sign(claims, { key: stranger.privateKey, header: { jwk: await exportJWK(stranger.publicKey) } }),
    ],
    ['of an unknown key', (claims) => issuer.sign(claims, { key: stranger.privateKey, header: { kid: 'unknown' } })],
    ['of an unknown key, though signed well', (claims) => issuer.sign(claims, { header: { kid: 'unknown' } })],
    [
      'of no named key, by somebody else',
      (claims) => issuer.sign(claims, { key: stranger.privateKey, header: { kid: undefined } }),
    ],
    [
      'changed after its signing',
      async (claims) => {
        const [header, , signature] = (await issuer.sign(claims)).split('.');
        return `${header}.${encode({ ...claims, email: 'ben@brand.dev' })}.${signature}`;
      },
    ],
    ['of another issuer', (claims) => issuer.sign({ ...claims, iss: 'https://issuer.dev' })],
    ['of the issuer with a slash', (claims) => issuer.sign({ ...claims, iss: `${issuer.address}/` })],
    ['of no issuer', (claims) => issuer.sign(without(claims, 'iss'))],
    ['for another client', (claims) => issuer.sign({ ...claims, aud: 'public' })],
    ['for nobody', (claims) => issuer.sign(without(claims, 'aud'))],
    ['for several, not saying who asked', (claims) => issuer.sign({ ...claims, aud: ['basic', 'other'] })],
    [
      'for several, asked for by another',
      (claims) => issuer.sign({ ...claims, aud: ['basic', 'other'], azp: 'other' }),
    ],
    ['for this client, asked for by another', (claims) => issuer.sign({ ...claims, azp: 'other' })],
    ['with another nonce', (claims) => issuer.sign({ ...claims, nonce: 'guessed' })],
    [
      'with a nonce in another case',
      (claims) => issuer.sign({ ...claims, nonce: (claims.nonce as string).toUpperCase() }),
    ],
    ['with a list of nonces', (claims) => issuer.sign({ ...claims, nonce: [claims.nonce] })],
    ['without nonce', (claims) => issuer.sign(without(claims, 'nonce'))],
    ['with an empty nonce', (claims) => issuer.sign({ ...claims, nonce: '' })],
    ['that expired 30 seconds ago', (claims) => issuer.sign({ ...claims, iat: now() - 61, exp: now() - 30 })],
    ['that never expires', (claims) => issuer.sign(without(claims, 'exp'))],
    ['that names no subject', (claims) => issuer.sign(without(claims, 'sub'))],
    ['that expires at a text', (claims) => issuer.sign({ ...claims, exp: '9999999999' as never })],
    ['that is not valid yet', (claims) => issuer.sign({ ...claims, nbf: now() + 31 })],
    ['without address', (claims) => issuer.sign(without(claims, 'email'))],
    ['with an address that is null', (claims) => issuer.sign({ ...claims, email: null })],
    ['with an address that is a list', (claims) => issuer.sign({ ...claims, email: ['anna@brand.dev'] })],
    ['with an invalid address', (claims) => issuer.sign({ ...claims, email: 'anna' })],
    ['with two addresses', (claims) => issuer.sign({ ...claims, email: 'anna@brand.dev, ben@brand.dev' })],
    ['with U+0000 in its address', (claims) => issuer.sign({ ...claims, email: 'anna\0@brand.dev' })],
    [
      'with an address of 321 characters',
      (claims) => issuer.sign({ ...claims, email: `${'x'.repeat(311)}@brand.dev` }),
    ],
    ['with a control character in its address', (claims) => issuer.sign({ ...claims, email: 'anna\u0085@brand.dev' })],
    ['with a line break after its address', (claims) => issuer.sign({ ...claims, email: 'anna@brand.dev\n' })],
    ['with a terminal escape in its address', (claims) => issuer.sign({ ...claims, email: 'anna\x1b[2J@brand.dev' })],
    ['with an unseen character in its address', (claims) => issuer.sign({ ...claims, email: 'an\u200bna@brand.dev' })],
    ['with a lone surrogate in its address', (claims) => issuer.sign({ ...claims, email: 'anna\ud800@brand.dev' })],
    ['whose subject is empty', (claims) => issuer.sign({ ...claims, sub: '' })],
    ['whose subject is a number', (claims) => issuer.sign({ ...claims, sub: 7 as never })],
    ['whose subject is too long', (claims) => issuer.sign({ ...claims, sub: 'x'.repeat(256) })],
    ['whose subject holds U+0000', (claims) => issuer.sign({ ...claims, sub: 'anna\0' })],
    ['whose subject holds a lone surrogate', (claims) => issuer.sign({ ...claims, sub: 'anna\udfff' })],
    ['that says nothing of its address being verified', (claims) => issuer.sign(without(claims, 'email_verified'))],
    ...[null, 'no', 'True', 'yes', 1, [true], {}].map((value): [string, (claims: Claims) => unknown] => [
      `with an address that is ${JSON.stringify(value)} verified`,
      (claims) => issuer.sign({ ...claims, email_verified: value }),
    ]),
    ['with an address that is not verified', (claims) => issuer.sign({ ...claims, email_verified: false })],
    ['with an address that is "false" verified', (claims) => issuer.sign({ ...claims, email_verified: 'false' })],
  ])('%s', async (_, forge) => {
    const session = await confirmedSession(service);
    await refused(session, await forge(issuer.claims(service.clock.now(), session.nonce)));
  });

  test('whose nonce belongs to another session', async () => {
    const [one, other] = [await confirmedSession(service), await confirmedSession(service)];
    await refused(one, await issuer.sign(issuer.claims(service.clock.now(), other.nonce)));
  });

  test('that was already used for another session', async () => {
    const [one, other] = [await confirmedSession(service), await confirmedSession(service)];
    const token = await issuer.sign(issuer.claims(service.clock.now(), other.nonce));
    expect((await callback(service, other.state, token)).status).toBe(200);
    await refused(one, token);
  });

  test.each(['', 'null', 'undefined'])('of a session that nobody has confirmed, guessed from %j', async (guess) => {
    const started = await startSignIn(service);
    const { nonce } = secretsOf(SECRET_KEY, sha256(started.state), guess);
    const answer = await callback(service, started.state, await issuer.sign(issuer.claims(service.clock.now(), nonce)));
    expect(answer.body).toEqual(platformError(401, 'Invalid id_token'));
    expect((await poll(service, started.state)).body).toEqual({ data: { status: 'pending' } });
    const confirmed = (await confirmSignIn(started)).searchParams.get('nonce')!;
    await refused({ ...started, nonce: confirmed }, 'x');
  });
});

test('401 for a retired key, before the body is read; the session stays pending', async () => {
  const key = await service.make.markedKey();
  const { state, nonce } = await confirmedSession(service);
  const token = await issuer.sign(issuer.claims(service.clock.now(), nonce));
  for (const idToken of [token, undefined]) {
    const answer = await callback(service, state, idToken, key);
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(keyRetired(DOCS_URL));
  }
  expect((await poll(service, state)).body.data.status).toBe('pending');
});
