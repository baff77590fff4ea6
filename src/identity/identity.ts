// Signs people in with any OpenID Connect issuer.
import * as oidc from 'openid-client';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { Person } from '../domain/person.ts';
import { isLoopback } from '../lib/formats.ts';
import { faultOf, issuerRefusal } from './answer.ts';
import { personOf, type ClaimSettings } from './claims.ts';
import { issuerFailure } from './issuer-failure.ts';

/** The service's settings as a client of an issuer. */
export interface IdentityClient extends Pick<ClaimSettings, 'assumeEmailVerified'> {
  issuer: string;
  clientId: string;
  /** undefined: a public client */
  clientSecret: string | undefined;
}

export interface IdentitySettings extends IdentityClient, ClaimSettings {
  /** where the issuer redirects the browser after the sign-in */
  redirectUri: string;
  /** the `prompt` parameter for the issuer; undefined leaves the choice to the issuer */
  prompt?: string;
}

/** The secrets of one authorization request. */
export interface SignInSecrets {
  nonce: string;
  /** OAuth's `state` */
  correlation: string;
  /** the PKCE code verifier */
  verifier: string;
}

/**
 * `refused`: the issuer or the person denied the sign-in. `invalid`: the returned parameters do not belong to this
 * sign-in; `reason` is a code.
 */
export type Exchanged = { kind: 'token'; idToken: string } | { kind: 'refused' } | { kind: 'invalid'; reason: string };

export interface Identity {
  /** Rejects if this configuration cannot sign people in. */
  ready(): Promise<void>;
  /** The issuer's URL, for the Content-Security-Policy of pages; undefined if there is none. */
  issuer: string | undefined;
  /** The URL to which the browser is redirected. */
  authorizationUrl(secrets: SignInSecrets): Promise<URL>;
  /** Exchanges the returned parameters for an ID token; rejects if the issuer cannot be reached. */
  exchange(returned: URL, secrets: SignInSecrets): Promise<Exchanged>;
  /**
   * Verifies an ID token: signature, issuer, audience, expiry and nonce. Returns undefined for an invalid token;
   * rejects if the issuer's keys cannot be fetched.
   */
  verify(idToken: string, nonce: string, now: Date): Promise<Person | undefined>;
}

/** Asymmetric algorithms only: `none` proves nothing, and an HMAC would be signed with the client's secret. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const TIMEOUT_SECONDS = 10;

interface Provider {
  config: oidc.Configuration;
  /** the configuration with the other method of client authentication; undefined if there is none */
  otherwise: oidc.Configuration | undefined;
  keys: JWTVerifyGetKey;
}

/** The methods of client authentication, the preferred one first. Issuers need not list the ones that they support. */
function clientAuth(secret: string | undefined, supported = ['client_secret_basic']): oidc.ClientAuth[] {
  if (secret === undefined) return [oidc.None()];
  const ways = [
    ...(supported.includes('client_secret_basic') ? [oidc.ClientSecretBasic(secret)] : []),
    ...(supported.includes('client_secret_post') ? [oidc.ClientSecretPost(secret)] : []),
  ];
  return ways.length > 0 ? ways : [oidc.ClientSecretPost(secret)];
}

async function discover({ issuer, clientId, clientSecret }: IdentitySettings): Promise<Provider> {
  const server = new URL(issuer);
  const insecure = server.protocol === 'http:' && isLoopback(server.hostname);
  const execute = insecure ? [oidc.allowInsecureRequests] : [];
  const found = await oidc.discovery(server, clientId, undefined, oidc.None(), { execute, timeout: TIMEOUT_SECONDS });
  const metadata = found.serverMetadata();
  const configure = (auth: oidc.ClientAuth): oidc.Configuration => {
    const config = new oidc.Configuration(metadata, clientId, clientSecret, auth);
    config.timeout = TIMEOUT_SECONDS;
    for (const prepare of execute) prepare(config);
    return config;
  };
  const [config, otherwise] = clientAuth(clientSecret, metadata.token_endpoint_auth_methods_supported).map(configure);
  if (!metadata.jwks_uri) throw new Error(`${issuer} publishes no keys`);
  return { config: config!, otherwise, keys: createRemoteJWKSet(new URL(metadata.jwks_uri)) };
}

/**
 * Whether the issuer rejected the client's authentication. Some issuers accept only one method, and the authorization
 * code is still valid for a second try.
 */
const isRefusedClient = (error: unknown): boolean =>
  error instanceof oidc.WWWAuthenticateChallengeError ||
  (error instanceof oidc.ResponseBodyError && error.error === 'invalid_client');

/** Whether verification failed because of the issuer and not because of the token; a retry may succeed. */
const isOutage = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === 'ERR_JOSE_GENERIC';

/** Whether the token was issued to this client. A token with several audiences must say so in `azp`. */
const isFor = ({ aud, azp }: JWTPayload, clientId: string): boolean =>
  azp === clientId || (azp === undefined && !(Array.isArray(aud) && aud.length > 1));

/** Creates the sign-in with an issuer, which is discovered at the first sign-in. */
export function createIdentity(settings: IdentitySettings): Identity {
  const { issuer, clientId, redirectUri, prompt } = settings;
  let provider: Promise<Provider> | undefined;
  const discovered = (): Promise<Provider> => {
    provider ??= discover(settings).catch((error: unknown) => {
      provider = undefined; // the next sign-in tries again
      throw issuerFailure(issuer, error);
    });
    return provider;
  };

  return {
    issuer,
    ready: () => Promise.resolve(),
    async authorizationUrl({ nonce, correlation, verifier }) {
      const { config } = await discovered();
      return oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state: correlation,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(prompt === undefined ? {} : { prompt }),
      });
    },
    async exchange(returned, { nonce, correlation, verifier }) {
      const { config, otherwise } = await discovered();
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
        return { kind: 'token', idToken: tokens.id_token! };
      } catch (error) {
        if (error instanceof oidc.AuthorizationResponseError) return { kind: 'refused' };
        const reason = issuerRefusal(error);
        if (reason !== undefined) return { kind: 'invalid', reason };
        throw issuerFailure(issuer, error);
      }
    },
    async verify(idToken, nonce, now) {
      const { config, keys } = await discovered();
      const expected = { issuer: config.serverMetadata().issuer, audience: clientId, algorithms: ALGORITHMS };
      try {
        const requiredClaims = ['exp', 'nonce', 'sub'];
        const { payload } = await jwtVerify(idToken, keys, { ...expected, requiredClaims, currentDate: now });
        return payload.nonce === nonce && isFor(payload, clientId) ? personOf(payload, settings) : undefined;
      } catch (error) {
        if (isOutage(error)) throw issuerFailure(issuer, error);
        return undefined;
      }
    },
  };
}

/** An identity provider with which nobody can sign in. */
export function noIdentity(reason: string): Identity {
  const refuse = () => Promise.reject(new Error(reason));
  return { issuer: undefined, ready: refuse, authorizationUrl: refuse, exchange: refuse, verify: refuse };
}
