// The identity provider, which says who somebody is: any issuer of OpenID Connect.
import type { Person } from '../domain/person.ts';
import type { ClaimSettings } from './claims.ts';

/** The service as a client of an issuer. */
export interface IdentityClient extends Pick<ClaimSettings, 'assumeEmailVerified'> {
  issuer: string;
  clientId: string;
  /** undefined: a public client */
  clientSecret: string | undefined;
}

export interface IdentitySettings extends IdentityClient, ClaimSettings {
  /** where the issuer sends the browser back to */
  redirectUri: string;
  /** asks the issuer for this prompt; undefined leaves it to the issuer */
  prompt?: string;
}

/** What ties one authorization request together; each is known to one sign-in alone. */
export interface SignInSecrets {
  nonce: string;
  /** OAuth's `state` */
  correlation: string;
  /** of PKCE */
  verifier: string;
}

/**
 * `refused`: by the issuer or by the person; `invalid`: what the browser brought back is not the issuer's answer to
 * this sign-in, and `reason` is a code that says in what way.
 */
export type Exchanged = { kind: 'token'; idToken: string } | { kind: 'refused' } | { kind: 'invalid'; reason: string };

/** What only the issuer can say. */
export interface OpenId {
  /** Where to send the browser. */
  authorizationUrl(secrets: SignInSecrets): Promise<URL>;
  /** Exchanges what the browser brought back for an ID token; rejects when the issuer cannot be asked. */
  exchange(returned: URL, secrets: SignInSecrets): Promise<Exchanged>;
  /**
   * Checks an ID token: signature by one of the issuer's keys, issuer, audience, expiry, nonce. Undefined for one that
   * fails; rejects when the issuer cannot be asked for its keys.
   */
  verify(idToken: string, nonce: string, now: Date): Promise<Person | undefined>;
}

export interface Identity extends OpenId {
  /** Rejects when nobody can sign in with this configuration. */
  ready(): Promise<void>;
  /** The issuer's address, for a page's security policy; undefined when there is none. */
  issuer: string | undefined;
}

/** Signs people in with the issuer. What speaks its protocol is loaded when the first of them comes. */
export function createIdentity(settings: IdentitySettings): Identity {
  let loading: Promise<OpenId> | undefined;
  const openId = (): Promise<OpenId> => {
    loading ??= import('./openid.ts').then(({ createOpenId }) => createOpenId(settings));
    return loading;
  };
  return {
    issuer: settings.issuer,
    ready: () => Promise.resolve(),
    authorizationUrl: async (secrets) => (await openId()).authorizationUrl(secrets),
    exchange: async (returned, secrets) => (await openId()).exchange(returned, secrets),
    verify: async (idToken, nonce, now) => (await openId()).verify(idToken, nonce, now),
  };
}

/** Where nobody can sign in. */
export function noIdentity(reason: string): Identity {
  const refuse = () => Promise.reject(new Error(reason));
  return { issuer: undefined, ready: refuse, authorizationUrl: refuse, exchange: refuse, verify: refuse };
}
