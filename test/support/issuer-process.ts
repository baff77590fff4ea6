// An OpenID Connect issuer as a separate process, as in real deployments; it shares only HTTP with the service. It
// signs in any address with a form that also has a cancel button. The parent process configures it by IPC.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { decodeJwt, importJWK, SignJWT, type JWK } from 'jose';
import { Provider, type ClientMetadata, type JWKS } from 'oidc-provider';

/** a certificate and its key, as PEM */
export interface Certificate {
  cert: string;
  key: string;
}

/** The parent's messages: `listen` once, then `serve` whenever the clients change. */
export type ToIssuer =
  | { kind: 'listen'; port: number; tls: Certificate | undefined }
  | { kind: 'serve'; jwks: JWKS; clients: ClientMetadata[] };

/** The reply to both: the issuer's address. */
export interface FromIssuer {
  address: string;
}

const PAGE = (action: string) => `<!doctype html><html lang="en"><title>Issuer</title><link rel="icon" href="data:,">
<h1>Sign in with the issuer</h1>
<form method="post" action="${action}">
<label>Email <input name="email" type="email"></label><button>Continue</button>
</form>
<form method="post" action="${action}"><input name="cancel" type="hidden" value="yes"><button>Cancel</button></form>`;

async function formOf(req: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of req) text += String(chunk);
  return new URLSearchParams(text);
}

async function interact(provider: Provider, req: IncomingMessage, res: ServerResponse): Promise<void> {
  await provider.interactionDetails(req, res);
  if (req.method !== 'POST') return void res.writeHead(200, { 'content-type': 'text/html' }).end(PAGE(req.url!));
  const form = await formOf(req);
  const accountId = form.get('email') ?? '';
  const result = form.has('cancel') ? { error: 'access_denied' } : { login: { accountId, remember: false } };
  await provider.interactionFinished(req, res, result);
}

/** What the issuer says of a person in an ID token, and at UserInfo: the first word of the address demands it. */
function claimsOf(email: string, use: string): Record<string, unknown> {
  const verified = { email, email_verified: true };
  const late = use === 'userinfo' ? verified : {};
  const kinds: Record<string, Record<string, unknown>> = {
    unverified: { email, email_verified: false },
    text: { email, email_verified: 'true' },
    unsaid: { email },
    nowhere: {},
    late,
    half: { email, ...late },
    denied: { email, ...(use === 'userinfo' ? { email_verified: false } : {}) },
    another: late,
  };
  return kinds[/^[a-z]*/.exec(email)![0]] ?? verified;
}

/** The token of a person such as `expired20@…` expired 20 seconds ago. */
async function aged(idToken: string, { keys: [jwk] }: JWKS): Promise<string> {
  const claims = decodeJwt(idToken);
  const [, seconds] = /^expired(\d+)/.exec(claims.sub!) ?? [];
  if (seconds === undefined) return idToken;
  const exp = Math.floor(Date.now() / 1000) - Number(seconds);
  const key = await importJWK(jwk as JWK, 'RS256');
  return new SignJWT({ ...claims, exp }).setProtectedHeader({ alg: 'RS256', kid: jwk!.kid! }).sign(key);
}

function createProvider(address: string, jwks: JWKS, clients: ClientMetadata[]): Provider {
  const provider = new Provider(address, {
    jwks,
    clients,
    clientAuthMethods: [...new Set(clients.map((client) => client.token_endpoint_auth_method!))],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['issuer'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, email) => ({
      accountId: email,
      claims: (use) => ({ sub: email, ...claimsOf(email, use) }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (ctx, next) => {
    await next();
    const body = ctx.body as { sub?: string; id_token?: string } | undefined;
    // UserInfo answers for somebody else.
    if (ctx.path === '/me' && body?.sub?.startsWith('another')) body.sub = 'somebody else';
    if (body?.id_token !== undefined) body.id_token = await aged(body.id_token, jwks);
  });
  return provider;
}

/**
 * Rejects a client that is registered to send its secret in the body and sends it in a header. (The package accepts
 * both.)
 */
function isWrongWay({ headers }: IncomingMessage): boolean {
  const [, credentials = ''] = /^Basic (.+)$/i.exec(headers.authorization ?? '') ?? [];
  return Buffer.from(credentials, 'base64').toString().startsWith('post:');
}

let provider: Provider | undefined;
function handle(req: IncomingMessage, res: ServerResponse): void {
  if (!provider) return void res.writeHead(503).end();
  if (isWrongWay(req)) {
    return void res.writeHead(401, { 'content-type': 'application/json' }).end('{"error":"invalid_client"}');
  }
  if (!req.url!.startsWith('/interaction/')) return void provider.callback()(req, res);
  interact(provider, req, res).catch((error: unknown) => res.writeHead(400).end(String(error)));
}

// Browsers treat `localhost` and 127.0.0.1 as two sites, like the issuer and the service of a real deployment.
let address = '';
const answer = () => process.send!({ address } satisfies FromIssuer);
function listen(port: number, tls: Certificate | undefined): void {
  const server = tls ? createTlsServer(tls, handle) : createServer(handle);
  server.listen(port, '127.0.0.1', () => {
    address = `${tls ? 'https' : 'http'}://localhost:${(server.address() as AddressInfo).port}`;
    answer();
  });
}
process.on('message', (message: ToIssuer) => {
  if (message.kind === 'listen') return listen(message.port, message.tls);
  provider = createProvider(address, message.jwks, message.clients);
  answer();
});
process.on('disconnect', () => process.exit());
