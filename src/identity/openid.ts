// OpenID Connect by its packages, which are loaded with the first sign-in.
import * as oidc from 'openid-client';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { isLoopback } from '@referral-tracking/shared/formats';
import { SESSION_LIFETIME } from '../accounts/browser-sessions.ts';
import { SECOND } from '../lib/clock.ts';
import { faultOf, isOtherPerson, issuerRefusal } from './answer.ts';
import { lacksClaims, personOf, refused, type Identified } from './claims.ts';
import type { Exchanged, IdentitySettings, OpenId, SignInSecrets } from './identity.ts';
import { isCode, issuerFailure } from './issuer-failure.ts';

/** Asymmetric ones alone: `none` proves nothing, and an HMAC's key would be the client's secret. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const TIMEOUT_SECONDS = 10;
/** The clocks of the issuer and of this machine may differ by this. */
const CLOCK_SECONDS = 30;
/**
 * How the issuer asks the person. With `max_age` it must say when that was, so every sign-in has one: no longer than a
 * session lasts, which hardly anybody notices. `maxAge` in seconds: the issuer asks, even if it knows the person.
 */
const askedBy = (maxAge: number | undefined, prompt: string | undefined) => ({
  max_age: String(maxAge ?? SESSION_LIFETIME / SECOND),
  ...(maxAge !== undefined ? { prompt: 'login' } : prompt === undefined ? {} : { prompt }),
});

interface Provider {
  config: oidc.Configuration;
  /** the same client, showing its secret in the other way; undefined when there is no other */
  otherwise: oidc.Configuration | undefined;
  keys: JWTVerifyGetKey;
}

/** The ways in which the client may show its secret, the preferred one first; issuers need not say any. */
function clientAuth(secret: string | undefined, supported = ['client_secret_basic']): oidc.ClientAuth[] {
  if (secret === undefined) return [oidc.None()];
  const ways = [
    ...(supported.includes('client_secret_basic') ? [oidc.ClientSecretBasic(secret)] : []),
    ...(supported.includes('client_secret_post') ? [oidc.ClientSecretPost(secret)] : []),
  ];
  return ways.length > 0 ? ways : [oidc.ClientSecretPost(secret)];
}

async function discover({ issuer, clientId, clientSecret, insecure = false }: IdentitySettings): Promise<Provider> {
  const server = new URL(issuer);
  const overHttp = server.protocol === 'http:' && (insecure || isLoopback(server.hostname));
  const execute = overHttp ? [oidc.allowInsecureRequests] : [];
  const found = await oidc.discovery(server, clientId, undefined, oidc.None(), { execute, timeout: TIMEOUT_SECONDS });
  const metadata = found.serverMetadata();
  const configure = (auth: oidc.ClientAuth): oidc.Configuration => {
    const config = new oidc.Configuration(metadata, clientId, { [oidc.clockTolerance]: CLOCK_SECONDS }, auth);
    config.timeout = TIMEOUT_SECONDS;
    for (const prepare of execute) prepare(config);
    return config;
  };
  const [config, otherwise] = clientAuth(clientSecret, metadata.token_endpoint_auth_methods_supported).map(configure);
  if (!metadata.jwks_uri) throw new Error(`${issuer} publishes no keys`);
  return { config: config!, otherwise, keys: createRemoteJWKSet(new URL(metadata.jwks_uri)) };
}

/** Some issuers take the secret in the one way only that they know the client by; its code is not used up then. */
const isRefusedClient = (error: unknown): boolean =>
  error instanceof oidc.WWWAuthenticateChallengeError ||
  (error instanceof oidc.ResponseBodyError && error.error === 'invalid_client');

/** The issuer's trouble, which another try may find gone, and no fault of the token. */
const isOutage = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === 'ERR_JOSE_GENERIC';

/** A token for several parties must say that it was this service that asked for it. */
const isFor = ({ aud, azp }: JWTPayload, clientId: string): boolean =>
  azp === clientId || (azp === undefined && !(Array.isArray(aud) && aud.length > 1));

/** The claims of a valid ID token, or a code for the fault. */
async function verifiedClaims(
  { config, keys }: Provider,
  { issuer, clientId }: IdentitySettings,
  idToken: string,
  now: Date,
): Promise<JWTPayload | string> {
  const expected = { issuer: config.serverMetadata().issuer, audience: clientId, algorithms: ALGORITHMS };
  const requiredClaims = ['exp', 'nonce', 'sub'];
  const options = { ...expected, requiredClaims, currentDate: now, clockTolerance: CLOCK_SECONDS };
  try {
    return (await jwtVerify(idToken, keys, options)).payload;
  } catch (error) {
    if (isOutage(error)) throw issuerFailure(issuer, error);
    const { code, claim } = error as { code: string; claim?: string };
    return claim === undefined ? code : `claim_${claim}`;
  }
}

/** What UserInfo says of the person's address, or a code for the fault; nothing if the issuer has none. */
async function userInfo(
  { config }: Provider,
  { issuer }: IdentitySettings,
  accessToken: string,
  subject: string,
): Promise<{ email?: string; email_verified?: boolean | undefined } | string> {
  if (!config.serverMetadata().userinfo_endpoint) return {};
  try {
    const { email, email_verified: verified } = await oidc.fetchUserInfo(config, accessToken, subject);
    // A verification belongs to the address that stands next to it.
    if (email === undefined) return {};
    return { email, email_verified: verified };
  } catch (error) {
    if (isOtherPerson(error)) return 'userinfo_sub';
    throw issuerFailure(issuer, error);
  }
}

async function exchange(
  { config, otherwise }: Provider,
  { issuer }: IdentitySettings,
  returned: URL,
  { nonce, correlation, verifier }: SignInSecrets,
): Promise<Exchanged> {
  const fault = faultOf(returned, config.serverMetadata());
  if (fault) return { kind: 'invalid', reason: fault };
  const checks = { expectedNonce: nonce, expectedState: correlation, pkceCodeVerifier: verifier };
  const redeem = (as: oidc.Configuration) =>
    oidc.authorizationCodeGrant(as, returned, { ...checks, idTokenExpected: true });
  try {
    const tokens = await redeem(config).catch((error: unknown) => {
      if (otherwise && isRefusedClient(error)) return redeem(otherwise);
      throw error;
    });
    const signsOut = config.serverMetadata().end_session_endpoint !== undefined;
    return { kind: 'tokens', tokens: { idToken: tokens.id_token!, accessToken: tokens.access_token, signsOut } };
  } catch (error) {
    if (error instanceof oidc.AuthorizationResponseError) {
      return { kind: 'refused', reason: isCode(error.error) ? error.error : 'issuer_error' };
    }
    const reason = issuerRefusal(error);
    if (reason !== undefined) return { kind: 'invalid', reason };
    throw issuerFailure(issuer, error);
  }
}

/** Signs people in with the issuer, which is looked up when the first of them comes. */
export function createOpenId(settings: IdentitySettings): OpenId {
  const { issuer, clientId, redirectUri, signedOutUri, prompt } = settings;
  let provider: Promise<Provider> | undefined;
  const discovered = (): Promise<Provider> => {
    provider ??= discover(settings).catch((error: unknown) => {
      provider = undefined; // the next sign-in asks again
      throw issuerFailure(issuer, error);
    });
    return provider;
  };

  return {
    async authorizationUrl({ nonce, correlation, verifier }, { maxAge, loginHint } = {}) {
      const { config } = await discovered();
      return oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state: correlation,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(loginHint === undefined ? {} : { login_hint: loginHint }),
        ...askedBy(maxAge, prompt),
      });
    },
    exchange: async (returned, secrets) => exchange(await discovered(), settings, returned, secrets),
    async signOutUrl(idToken, state) {
      const { config } = await discovered();
      if (config.serverMetadata().end_session_endpoint === undefined || signedOutUri === undefined) return undefined;
      const back = { post_logout_redirect_uri: signedOutUri, state };
      return oidc.buildEndSessionUrl(config, { id_token_hint: idToken, ...back });
    },
    async verify(idToken, nonce, now, { again = false, accessToken } = {}) {
      const provider = await discovered();
      const claims = await verifiedClaims(provider, settings, idToken, now);
      if (typeof claims === 'string') return refused(claims);
      if (claims.nonce !== nonce) return refused('claim_nonce');
      if (!isFor(claims, clientId)) return refused('claim_azp');
      const identify = (all: JWTPayload): Identified => personOf(all, settings, { now, again });
      const found = identify(claims);
      if (accessToken === undefined || !lacksClaims(found)) return found;
      const more = await userInfo(provider, settings, accessToken, claims.sub!);
      return typeof more === 'string' ? refused(more) : identify({ ...claims, ...more });
    },
  };
}
