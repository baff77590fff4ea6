import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTransport } from '../../src/mail/transport.ts';
import { spawnAdmin } from '../admin/support.ts';
import { makeCertificates } from '../support/certificates.ts';
import { openBrowser, trusting } from '../support/browser.ts';
import { sendChecked } from '../support/client.ts';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';
import { startIssuer, type Issuer } from '../support/issuer.ts';
import { SECRET_TEXT } from '../support/keys.ts';
import { signInByPages, startSignIn } from '../support/sign-in.ts';
import { dataFolder, startProcess } from './support.ts';

// A mail server and an issuer of a company's own network, with certificates of a private authority: `doctor` and the log say
// what they present, and NODE_EXTRA_CA_CERTS makes them work.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'referral-authority-'));
const dataDir = dataFolder();
const NODE_EXTRA_CA_CERTS = join(folder, 'ca.crt');
let issuer: Issuer;
let database: TestDatabase;
let servers: { smtp: SMTPServer; smtps: SMTPServer; plain: SMTPServer };
/** accepts connections and says nothing, like a server that waits for TLS */
let silent: Server;
let own: { key: string; cert: string };

async function startMail(options: ConstructorParameters<typeof SMTPServer>[0]): Promise<SMTPServer> {
  const server = new SMTPServer({ ...own, authOptional: true, disableReverseLookup: true, ...options });
  server.on('error', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
const at = (server: SMTPServer, scheme = 'smtp', host = 'localhost') => `${scheme}://${host}:${portOf(server.server)}`;

beforeAll(async () => {
  makeCertificates(folder);
  own = {
    key: readFileSync(join(folder, 'server.key'), 'utf8'),
    cert: readFileSync(join(folder, 'server.crt'), 'utf8'),
  };
  [issuer, database] = await Promise.all([startIssuer(['basic'], own), cloneDatabase()]);
  servers = {
    smtp: await startMail({}),
    smtps: await startMail({ secure: true }),
    plain: await startMail({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] }),
  };
  silent = createServer().listen(0, '127.0.0.1');
});
afterAll(async () => {
  for (const server of Object.values(servers)) server.close(() => undefined);
  silent.close();
  await Promise.all([issuer.stop(), database.drop()]);
  for (const one of [folder, dataDir]) rmSync(one, { recursive: true, force: true });
});

const settings = (smtp: string) => ({
  DATABASE_URL: database.url,
  DATA_DIR: dataDir,
  SECRET_KEY: SECRET_TEXT,
  OIDC_ISSUER: issuer.address,
  OIDC_CLIENT_ID: 'basic',
  OIDC_CLIENT_SECRET: issuer.client().clientSecret!,
  SMTP_URL: smtp,
  MAIL_FROM: 'referrals@brand.dev',
});
async function diagnose(smtp: string, more: Record<string, string> = {}) {
  const { document } = await spawnAdmin({ ...settings(smtp), ...more }, ['doctor', '--json']);
  const findings = (document as { findings: { check: string; level: string; message: string; action: string }[] })
    .findings;
  const of = (check: string) => findings.find((one) => one.check === check)!;
  return { issuer: of('issuer'), mail: of('mail server') };
}
const UNKNOWN = {
  level: 'problem',
  message: expect.stringMatching(/a certificate for localhost, issued by own, which Node does not know \(UNABLE_TO_/),
  action: expect.stringContaining('NODE_EXTRA_CA_CERTS'),
};

test.each(['smtp', 'smtps'] as const)('doctor says what a server with %s presents, and what to set', async (scheme) => {
  const found = await diagnose(at(servers[scheme], scheme));
  expect(found.mail).toMatchObject(UNKNOWN);
  expect(found.issuer).toMatchObject(UNKNOWN);
  const trusting = await diagnose(at(servers[scheme], scheme), { NODE_EXTRA_CA_CERTS });
  expect([trusting.mail.level, trusting.issuer.level]).toEqual(['fine', 'fine']);
});

test('doctor says that a certificate has another name, that a server has no TLS, and that it waits for TLS', async () => {
  const other = await diagnose(at(servers.smtps, 'smtps', '127.0.0.1'), { NODE_EXTRA_CA_CERTS });
  expect(other.mail.message).toContain('a certificate for DNS:localhost, not for 127.0.0.1');
  const named = await diagnose(`${at(servers.smtps, 'smtps', '127.0.0.1')}?tls.servername=localhost`, {
    NODE_EXTRA_CA_CERTS,
  });
  expect(named.mail.level).toBe('fine');
  const plain = await diagnose(at(servers.plain, 'smtps'));
  expect(plain.mail).toMatchObject({
    message: expect.stringContaining('without TLS'),
    action: expect.stringContaining('SMTP_URL'),
  });
  const required = await diagnose(`${at(servers.plain)}?requireTLS=true`);
  expect(required.mail.action).toContain('STARTTLS');
  const waiting = await diagnose(`smtp://127.0.0.1:${portOf(silent)}`);
  expect(waiting.mail).toMatchObject({
    message: expect.stringContaining('ETIMEDOUT'),
    action: expect.stringContaining('smtps://'),
  });
});

test('the problem of a mail is the code of the certificate', async () => {
  const from = { name: '', address: 'referrals@brand.dev' };
  const mail = { to: 'anna@brand.dev', subject: 's', text: 't', html: 'h', messageId: '<a@b>' };
  const sent = await createTransport({ url: at(servers.smtps, 'smtps'), from }).send(
    mail,
    new AbortController().signal,
  );
  expect(sent).toEqual({ kind: 'unreachable', problem: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' });
});

test('a person signs in with the issuer, or the log says what to set', async () => {
  const run = async (more: Record<string, string>) => {
    const service = await startProcess({ ...settings(at(servers.smtp)), ...more });
    await issuer.allow(service);
    const call = (path: string, options?: object) => sendChecked(service.baseUrl, path, options);
    const browser = openBrowser(trusting(readFileSync(NODE_EXTRA_CA_CERTS, 'utf8')));
    const page = await signInByPages(await startSignIn({ call }), 'anna@brand.dev', browser).catch(() => undefined);
    await service.kill('SIGTERM');
    return { text: page?.text ?? '', log: service.output() };
  };
  expect((await run({})).log).toMatch(/UNABLE_TO_VERIFY_LEAF_SIGNATURE\. Set NODE_EXTRA_CA_CERTS/);
  expect((await run({ NODE_EXTRA_CA_CERTS })).text).toContain('You are signed in');
});
