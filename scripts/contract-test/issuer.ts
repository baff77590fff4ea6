// An OpenID Connect issuer for the run, which signs people in without a browser. The service uses it like any other
// issuer and finds its keys by discovery.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { formsOf, openBrowser } from '../../test/support/browser.ts';

export const CLIENT_ID = 'contract-test';

export interface Issuer {
  url: string;
  stop(): void;
}

/** The request to `POST /vouch`, which hooks/world.py calls. */
interface Voucher {
  /** the page on which the person confirms the sign-in */
  auth_url: string;
  email: string;
}

/**
 * Confirms the sign-in on the service's page; returns the nonce that the service then sends, or undefined if the page
 * has no form.
 */
async function confirm(authUrl: string): Promise<string | undefined> {
  const browser = openBrowser();
  const [form] = formsOf(await browser.open(authUrl));
  if (!form) return undefined;
  const { headers } = await browser.submit(form, {}, { follow: false });
  return new URL(headers.get('location')!).searchParams.get('nonce') ?? undefined;
}

/** Starts the issuer on a free port. */
export async function startIssuer(): Promise<Issuer> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const keys = [{ ...(await exportJWK(publicKey)), alg: 'ES256', use: 'sig', kid: '1' }];
  const server = createServer((req, res) => {
    void answer(req, res).catch((error: unknown) => res.writeHead(500).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const idToken = (nonce: string, email: string): Promise<string> =>
    new SignJWT({ nonce, email, email_verified: true })
      .setProtectedHeader({ alg: 'ES256', kid: '1' })
      .setIssuer(url)
      .setAudience(CLIENT_ID)
      .setSubject(email)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);

  async function vouch({ auth_url, email }: Voucher): Promise<object> {
    const nonce = await confirm(auth_url);
    return nonce === undefined ? {} : { id_token: await idToken(nonce, email) };
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const reply = (body: object) =>
      res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (req.url === '/vouch') return void reply(await vouch((await json(req)) as Voucher));
    if (req.url === '/keys') return void reply({ keys });
    reply({
      issuer: url,
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
    });
  }

  return {
    url,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
