import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';
import type { ClientMetadata } from 'oidc-provider';
import type { IdentityClient } from '../../src/identity/identity.ts';
import { bundled } from './bundled.ts';
import type { FromIssuer, ToIssuer } from './issuer-process.ts';
import { startService, type Instance, type Service } from './service.ts';

/** How the service authenticates at the issuer's token endpoint. */
export type ClientKind = 'basic' | 'post' | 'public';

export const CLIENT_SECRET = 'a secret: with % + & = and /';
/** A person's subject at the issuer, independent of the spelling of their address. */
export const subjectOf = (email: string): string => email.trim().toLowerCase().slice(0, 255);

const KID = 'the-issuer';

const METHODS = { basic: 'client_secret_basic', post: 'client_secret_post', public: 'none' } as const;

export interface Issuer {
  /** the issuer in tokens */
  address: string;
  publicKey: JWK;
  privateKey: CryptoKey;
  /** the service's settings as a client of this issuer */
  client(kind?: ClientKind): IdentityClient;
  /** allows redirects to these services too */
  allow(...services: Pick<Instance, 'baseUrl'>[]): Promise<void>;
  /** valid claims for the client of the kind `basic`, for one minute */
  claims(at: Date, nonce: string, email?: string): JWTPayload;
  /** signs any claims, by default with the issuer's own key */
  sign(claims: JWTPayload, options?: { key?: CryptoKey; header?: object }): Promise<string>;
  /** stops the issuer, as in an outage; `resume` starts it again at the same address */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

async function launch(port: number): Promise<{ child: ChildProcess; address: string }> {
  const { PATH = '', HOME = '' } = process.env;
  const path = await bundled('test/support/issuer-process.ts');
  const stdio = ['ignore', 'ignore', 'pipe', 'ipc'] as const;
  const child = fork(path, { execArgv: [], env: { PATH, HOME }, stdio: [...stdio] });
  return { child, address: (await tell(child, { kind: 'listen', port })).address };
}

async function tell(child: ChildProcess, message: ToIssuer): Promise<FromIssuer> {
  let told = '';
  child.stderr!.on('data', (chunk: Buffer) => (told += chunk.toString()));
  const answered = once(child, 'message') as Promise<[FromIssuer]>;
  const gone = once(child, 'exit').then(() => Promise.reject(new Error(`the issuer ended: ${told}`)));
  child.send(message);
  return (await Promise.race([answered, gone]))[0];
}

const ALL: ClientKind[] = ['basic', 'post', 'public'];

/** Starts an issuer on a free port with one client of each kind. The test has its private key. */
export async function startIssuer(kinds: readonly ClientKind[] = ALL): Promise<Issuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: KID, use: 'sig', alg: 'RS256' };
  const redirects: string[] = [];
  const leaves: string[] = [];
  let { child, address } = await launch(0);

  const serve = () => {
    const clientOf = (kind: ClientKind): ClientMetadata => ({
      client_id: kind,
      ...(kind === 'public' ? {} : { client_secret: CLIENT_SECRET }),
      token_endpoint_auth_method: METHODS[kind],
      redirect_uris: redirects.length > 0 ? redirects : ['http://127.0.0.1/nobody'],
      post_logout_redirect_uris: leaves,
      response_types: ['code'],
      grant_types: ['authorization_code'],
    });
    return tell(child, { kind: 'serve', jwks: { keys: [jwk] }, clients: kinds.map(clientOf) });
  };
  const pause = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  await serve();

  return {
    address,
    publicKey: await exportJWK(publicKey),
    privateKey,
    client: (kind = 'basic') => ({
      issuer: address,
      clientId: kind,
      clientSecret: kind === 'public' ? undefined : CLIENT_SECRET,
    }),
    async allow(...services) {
      redirects.push(...services.map(({ baseUrl }) => `${baseUrl}/cli/login/return`));
      leaves.push(...services.map(({ baseUrl }) => `${baseUrl}/sign-in/left`));
      await serve();
    },
    claims(at, nonce, email = 'anna@brand.dev') {
      const iat = Math.floor(at.getTime() / 1000);
      const person = { sub: subjectOf(email), email, email_verified: true };
      return { iss: address, aud: 'basic', ...person, nonce, iat, exp: iat + 60 };
    },
    sign: (claims, { key = privateKey, header = {} } = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KID, ...header }).sign(key),
    pause,
    async resume() {
      ({ child, address } = await launch(Number(new URL(address).port)));
      await serve();
    },
    stop: pause,
  };
}

/** A service whose users sign in with a separate issuer. */
export async function startServiceWithIssuer(
  options: Parameters<typeof startService>[0] = {},
  kind: ClientKind = 'basic',
): Promise<{ service: Service; issuer: Issuer; stop: () => Promise<void> }> {
  const issuer = await startIssuer();
  const service = await startService({ ...options, oidc: issuer.client(kind) });
  await issuer.allow(service);
  return { service, issuer, stop: () => Promise.all([service.stop(), issuer.stop()]).then(() => undefined) };
}
