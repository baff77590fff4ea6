// A development issuer, which accepts any address without checking. It is loaded only if no other issuer is configured.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import type { Configuration, JWKS } from 'oidc-provider';
import { withoutLibraryWarnings } from './library-warnings.ts';

export interface DevelopmentIssuer {
  handle: (req: IncomingMessage, res: ServerResponse) => void;
  /** the sign-in that is waiting for its address; undefined after it completed or expired */
  waiting: (req: IncomingMessage, res: ServerResponse) => Promise<{ loginHint: unknown } | undefined>;
  /** completes the interaction: the browser returns to the service, signed in with this address */
  signIn: (req: IncomingMessage, res: ServerResponse, email: string) => Promise<void>;
}

export interface DevelopmentClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** the page that asks for an address; the interaction's identifier is appended to its path */
  interactionPath: string;
}

/** Generates new keys at each start; the package's built-in keys are public. */
async function newKeys(): Promise<JWKS> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') }],
  };
}

const SCOPE = 'openid email';

function configuration(client: DevelopmentClient, jwks: JWKS): Configuration {
  return {
    jwks,
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        require_auth_time: true,
      },
    ],
    cookies: { keys: [randomBytes(32).toString('hex')], names: { session: SESSION } },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 3600, AuthorizationCode: 60 },
    interactions: { url: (_ctx, { uid }) => `${client.interactionPath}/${uid}` },
    findAccount: (_ctx, email) => ({
      accountId: email,
      claims: () => ({ sub: email, email, email_verified: true }),
    }),
    // Grant consent without a page: the person has just confirmed the sign-in.
    async loadExistingGrant(ctx) {
      const { client: asking, session, provider } = ctx.oidc;
      const grant = new provider.Grant({ clientId: asking!.clientId, accountId: session!.accountId! });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
  };
}

const SESSION = '_session';

/**
 * Removes the session cookie, so that a browser can sign in with another address each time. Otherwise the issuer would
 * first show a page to sign out.
 */
function forgetSession(req: IncomingMessage): void {
  const cookies = req.headers.cookie?.split(/; */) ?? [];
  req.headers.cookie = cookies.filter((cookie) => !cookie.startsWith(SESSION)).join('; ');
}

/** Restores the request's public address, which a proxy may have changed: the issuer derives its URLs from it. */
function restoreAddress(req: IncomingMessage & { originalUrl?: string }, issuer: string): void {
  const { protocol, host, pathname } = new URL(issuer);
  req.headers.host = req.headers['x-forwarded-host'] = host;
  req.headers['x-forwarded-proto'] = protocol.replace(':', '');
  req.originalUrl = `${pathname}${req.url}`;
}

/** Creates the issuer. Mount its `handle` at the issuer's path. */
export async function createDevelopmentIssuer(client: DevelopmentClient): Promise<DevelopmentIssuer> {
  const settings = configuration(client, await newKeys());
  const provider = await withoutLibraryWarnings(async () => {
    const { Provider } = await import('oidc-provider');
    return new Provider(client.issuer, settings);
  });
  provider.proxy = true;
  const handle = provider.callback();
  return {
    handle(req, res) {
      forgetSession(req);
      restoreAddress(req, client.issuer);
      void handle(req, res);
    },
    waiting: (req, res) =>
      provider.interactionDetails(req, res).then(
        ({ params }) => ({ loginHint: params.login_hint }),
        () => undefined,
      ),
    signIn: (req, res, email) =>
      provider.interactionFinished(req, res, { login: { accountId: email, remember: false } }),
  };
}
