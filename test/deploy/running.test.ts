import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../src/lib/clock.ts';
import { cloneDatabase, openTestDb, type TestDatabase } from '../support/database.ts';
import { fixtures, type Campaign } from '../support/fixtures.ts';
import { freePort, freePorts } from '../../scripts/lib/free-port.ts';
import { dataFolder, startProcess, type Running } from '../process/support.ts';

// The health check of the image, the unit, and the proxy samples, each run with the real program.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const dataDir = dataFolder();
let folder: string;
let database: TestDatabase;
let campaign: Campaign;
let service: Running;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'referral-deploy-'));
  database = await cloneDatabase();
  const db = openTestDb(database.url);
  campaign = await fixtures(db, systemClock).campaign();
  const times = { created_at: new Date(), verified_at: new Date(), checked_at: new Date() };
  const host = { program_id: campaign.id, host: 'go.brand.dev', is_domain: false, token: 'a', ...times };
  await db.knex('link_hosts').insert(host);
  await db.close();
  service = await startProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, TRUST_PROXY: 'loopback' });
});
afterAll(async () => {
  await service.kill('SIGTERM');
  await database.drop();
  for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true });
});

/** In CI the programs must be there. */
function has(program: string): boolean {
  const found = spawnSync('sh', ['-c', `PATH="$PATH:/usr/sbin" command -v ${program}`]).status === 0;
  if (!found && process.env.CI) throw new Error(`CI must have ${program}`);
  if (!found) console.warn(`a test is SKIPPED: ${program} is not installed`);
  return found;
}

test('the health check of the image succeeds while the service is ready, and fails otherwise', async () => {
  const [, command] = /^HEALTHCHECK [^]*?\n? +CMD (\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8'))!;
  const [program, ...args] = JSON.parse(command!) as string[];
  expect(program).toBe('node');
  const check = (port: string) => promisify(execFile)(process.execPath, args, { env: { PORT: port } });
  await check(new URL(service.baseUrl).port);
  await expect(check(String(await freePort()))).rejects.toMatchObject({ code: 1 });
});

test.runIf(has('systemd-analyze'))('the unit is valid', () => {
  const path = join(folder, 'referral-tracking.service');
  const text = readFileSync('deploy/systemd/referral-tracking.service', 'utf8');
  // Only the place of Node differs on this machine.
  writeFileSync(path, text.replace('/usr/bin/node', process.execPath));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', path], { encoding: 'utf8' });
  // It also reports problems of units of the machine.
  expect(stderr.split('\n').filter((line) => line.includes('referral-tracking'))).toEqual([]);
  expect(status).toBe(0);
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
}

/** Sends a click to the proxy, whose certificate nobody has signed. */
function click(url: string, headers: Record<string, string>): Promise<Answer> {
  const options = {
    method: 'POST',
    rejectUnauthorized: false,
    headers: { 'content-type': 'application/json', ...headers },
  };
  return new Promise((resolve, reject) => {
    const req = httpsRequest(`${url}/api/v1/track/click`, options, (res) => {
      res.resume().on('end', () => resolve({ status: res.statusCode!, headers: res.headers }));
    });
    req.on('error', reject).end(JSON.stringify({ affiliate_url: campaign.url }));
  });
}

/** What the guide promises of a proxy in front of the service. */
async function expectProxy(url: string): Promise<void> {
  const left = async (claimed: string) => {
    const { status, headers } = await click(url, { 'x-forwarded-for': claimed });
    expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
    return Number(headers['x-ratelimit-remaining']);
  };
  // The address that a client claims to have does not count: both share one rate limit.
  const before = await left('203.0.113.7');
  expect(await left('203.0.113.8')).toBe(before - 1);
}

/** Runs a proxy until the work is done. */
async function withProxy(program: string, args: string[], url: string, work: () => Promise<void>): Promise<void> {
  const env = { PATH: `${process.env.PATH}:/usr/sbin`, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit');
  try {
    await expect
      .poll(
        () =>
          click(url, {}).then(
            ({ status }) => status,
            () => said,
          ),
        { timeout: 30_000 },
      )
      .toBe(200);
    await work();
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** What a client gets that asks for a host by its name: a status, and the names in the certificate. */
const askAs = (servername: string, port: number, path: string): Promise<object | string> =>
  new Promise((resolve) => {
    const headers = { host: servername || `127.0.0.1:${port}` };
    const options = { host: '127.0.0.1', port, path, servername, headers, rejectUnauthorized: false, agent: false };
    const req = httpsRequest(options as RequestOptions, (res) => {
      const names = (res.socket as TLSSocket).getPeerCertificate().subjectaltname;
      res.resume().on('end', () => resolve({ status: res.statusCode, names }));
    });
    req.on('error', () => resolve('no certificate')).end();
  });

describe('the sample of', () => {
  test.runIf(has('nginx') && has('openssl'))('nginx', async () => {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'fullchain.pem')];
    const subject = ['-subj', '/CN=referrals.brand.dev', '-days', '1'];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject],
      {
        stdio: 'ignore',
      },
    );
    const [port, plain] = (await freePorts(2)) as [number, number];
    const sample = readFileSync('deploy/nginx/referral-tracking.conf', 'utf8')
      .replace('127.0.0.1:3000', new URL(service.baseUrl).host)
      .replace(/^ +listen \[::\].*\n/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
      .replaceAll('/etc/ssl/referrals.brand.dev', folder);
    mkdirSync(join(folder, 'temp'));
    const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const config = `daemon off; pid ${folder}/nginx.pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''}
      events {}
      http { access_log off; ${temp.map((name) => `${name}_temp_path ${folder}/temp/${name};`).join(' ')}
      ${sample} }`;
    writeFileSync(join(folder, 'nginx.conf'), config);
    const url = `https://127.0.0.1:${port}`;
    await withProxy('nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], url, async () => {
      await expectProxy(url);
      const moved = await fetch(`http://127.0.0.1:${plain}/docs/?q=1`, { redirect: 'manual' });
      expect([moved.status, moved.headers.get('location')]).toEqual([308, 'https://127.0.0.1/docs/?q=1']);
    });
  });

  test.runIf(has('caddy'))('Caddy', async () => {
    const port = await freePort();
    const sample = readFileSync('deploy/caddy/Caddyfile', 'utf8')
      .replaceAll('127.0.0.1:3000', new URL(service.baseUrl).host)
      .replace(/^\{/m, '{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects')
      .replace(/^referrals\.brand\.dev \{/m, `https://127.0.0.1:${port} {`)
      .replace(/^https:\/\/ \{/m, `https://:${port} {`);
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, sample);
    const url = `https://127.0.0.1:${port}`;
    await withProxy('caddy', ['run', '--adapter', 'caddyfile', '--config', file], url, async () => {
      await expectProxy(url);
      // A verified host gets a certificate, and no other name does. Nobody asks through the proxy which one it would be.
      expect(await askAs('go.brand.dev', port, '/healthz')).toEqual({ status: 200, names: 'DNS:go.brand.dev' });
      expect(await askAs('nobody.brand.dev', port, '/healthz')).toBe('no certificate');
      const question = '/tls/allowed?domain=go.brand.dev';
      expect(await askAs('go.brand.dev', port, question)).toMatchObject({ status: 404 });
      expect(await askAs('', port, question)).toMatchObject({ status: 404 });
    });
  });
});
