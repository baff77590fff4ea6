// The identity provider, which says who somebody is: any issuer of OpenID Connect.
import type { ClaimSettings, Identified } from './claims.ts';

/** The service's settings as a client of an issuer. */
export interface IdentityClient extends Pick<ClaimSettings, 'assumeEmailVerified' | 'assumeAuthTime'> {
  issuer: string;
  clientId: string;
  /** undefined: a public client */
  clientSecret: string | undefined;
}

export interface IdentitySettings extends IdentityClient, ClaimSettings {
  /** uses the issuer over http, also at an address of another machine */
  insecure?: boolean;
  /** where the issuer redirects the browser after the sign-in */
  redirectUri: string;
  /** where the issuer redirects the browser after the sign-out; unset: it does not */
  signedOutUri?: string;
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

/** How a person wants to sign in. */
export interface SignInWish {
  /** the issuer asks the person, even if it knows them, unless that was within these seconds */
  maxAge?: number | undefined;
  /** the address that the issuer's form proposes */
  loginHint?: string | undefined;
}

/** What an issuer gives for the parameters that a browser returns. */
export interface Tokens {
  idToken: string;
  /** for UserInfo */
  accessToken: string;
  /** whether the issuer offers to sign the person out */
  signsOut: boolean;
}

/**
 * `refused`: the issuer or the person denied the sign-in. `invalid`: the returned parameters do not belong to this
 * sign-in. `reason` is a code.
 */
export type Exchanged = { kind: 'tokens'; tokens: Tokens } | { kind: 'refused' | 'invalid'; reason: string };

export interface Asked {
  /** the token answers a request with `maxAge` */
  again?: boolean;
  /** asks UserInfo for the address or its verification if the token lacks it */
  accessToken?: string;
}

/** What only the issuer can say. */
export interface OpenId {
  /** Where to send the browser. */
  authorizationUrl(secrets: SignInSecrets, wish?: SignInWish): Promise<URL>;
  /** Exchanges the returned parameters for tokens; rejects if the issuer cannot be reached. */
  exchange(returned: URL, secrets: SignInSecrets): Promise<Exchanged>;
  /**
   * Verifies an ID token: signature, issuer, audience, expiry and nonce. Returns the person, or a code for the fault;
   * rejects if the issuer cannot be used.
   */
  verify(idToken: string, nonce: string, now: Date, asked?: Asked): Promise<Identified>;
  /** Where the issuer signs the person out, and sends the browser back; undefined if it does not offer it. */
  signOutUrl(idToken: string, state: string): Promise<URL | undefined>;
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
    authorizationUrl: async (secrets, wish) => (await openId()).authorizationUrl(secrets, wish),
    exchange: async (returned, secrets) => (await openId()).exchange(returned, secrets),
    verify: async (idToken, nonce, now, asked) => (await openId()).verify(idToken, nonce, now, asked),
    signOutUrl: async (idToken, state) => (await openId()).signOutUrl(idToken, state),
  };
}

/** An identity provider with which nobody can sign in. */
export function noIdentity(reason: string): Identity {
  const refuse = () => Promise.reject(new Error(reason));
  return {
    issuer: undefined,
    ready: refuse,
    authorizationUrl: refuse,
    exchange: refuse,
    verify: refuse,
    signOutUrl: () => Promise.resolve(undefined),
  };
}
