// Runs the proxy configurations of the guide with nginx and Caddy in front of the service.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../lib/free-port.ts';
import { Missing } from '../lib/virtual-environment.ts';
import { copyExample, type Project } from './project.ts';
import type { World } from './world.ts';

/** The origin of the site, which the program allows. */
const ORIGIN = 'https://brand.dev';

/** Reads a configuration, with the addresses of this run instead of the guide's. */
function adapted({ folder }: Project, file: string, { serviceUrl }: World): string {
  const text = readFileSync(join(folder, file), 'utf8');
  const changed = text.replaceAll('127.0.0.1:3000', new URL(serviceUrl).host).replaceAll('/srv/brand', folder);
  assert.notEqual(changed, text);
  return changed;
}

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const init = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  };
  const response = await fetch(url, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Checks what the guide promises of a proxy. */
async function check(site: string, { serviceUrl, code, key }: World): Promise<void> {
  const script = await fetch(`${site}/partner/app.js`);
  assert.equal(await script.text(), await (await fetch(`${serviceUrl}/referral.js`)).text());
  assert.match(script.headers.get('content-type')!, /^text\/javascript/);

  const click = (headers: Record<string, string> = {}) =>
    post(
      `${site}/partner/api/v1/track/click`,
      { affiliate_url: `${ORIGIN}/?aff=${code}` },
      { Origin: ORIGIN, ...headers },
    );
  const first = await click();
  assert.equal(first.status, 200, first.text);
  const { click_id } = JSON.parse(first.text) as { click_id: string };
  const lead = await post(`${site}/partner/api/v1/track/lead`, { click_id }, { Origin: ORIGIN });
  assert.equal((JSON.parse(lead.text) as { provisional: boolean }).provisional, true);

  // The address that a client claims to have does not count: all of these share one rate limit.
  const left = async (claimed: string) =>
    Number((await click({ 'X-Forwarded-For': claimed })).headers.get('x-ratelimit-remaining'));
  const before = await left('203.0.113.7');
  assert.equal(await left('203.0.113.8'), before - 1);

  // Nothing else of the service is reachable through the site.
  for (const path of ['/partner/api/v1/track/sale', '/partner/api/v1/cli/status', '/partner/docs/']) {
    const refused = await post(site + path, {}, { Authorization: `Bearer ${key}` });
    assert.ok([404, 405].includes(refused.status), `${path} answers ${refused.status}`);
    assert.equal(refused.headers.get('x-request-id'), null);
  }

  const page = async (cookie: string) =>
    (await fetch(`${site}/page.html`, { headers: { cookie } })).headers.getSetCookie();
  const renewed = `service_click_id=${click_id}; Domain=brand.dev; Path=/; Max-Age=5184000; SameSite=Lax; Secure`;
  assert.deepEqual(await page(`a=b; service_click_id=${click_id}`), [renewed]);
  assert.deepEqual(await page('a=b'), []);
  assert.deepEqual(await page('service_click_id=<script>'), []);
}

/** The version in the output of a command; throws if it is not installed. */
async function versionOf(project: Project, name: string, args: string[]): Promise<string> {
  const text = await project.run('sh', ['-c', `${name} ${args.join(' ')} 2>&1`]).catch(() => '');
  const version = /\d+\.\d+\.\d+/.exec(text)?.[0];
  if (!version) throw new Missing(`${name} is missing: apt-get install ${name}`);
  return version;
}

export async function nginx(world: World): Promise<string> {
  const project = copyExample('proxy');
  project.addToPath('/usr/sbin');
  const version = await versionOf(project, 'nginx', ['-v']);
  writeFileSync(join(project.folder, 'page.html'), '<!doctype html><title>Brand</title>');
  mkdirSync(join(project.folder, 'temp'));
  const port = String(await freePort());
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = `
daemon off;
pid ${project.folder}/nginx.pid;
error_log stderr;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${temp.map((name) => `${name}_temp_path ${project.folder}/temp/${name};`).join('\n  ')}
  ${readFileSync(join(project.folder, 'nginx-http.conf'), 'utf8')}
  server {
    listen 127.0.0.1:${port};
    ${adapted(project, 'nginx-server.conf', world)}
  }
}`;
  writeFileSync(join(project.folder, 'nginx.conf'), config);
  const server = await project.serve(
    'nginx',
    () => ['-e', 'stderr', '-c', join(project.folder, 'nginx.conf')],
    {},
    port,
  );
  await check(server.url, world);
  await server.stop();
  project.remove();
  return version;
}

export async function caddy(world: World): Promise<string> {
  const project = copyExample('proxy');
  const version = await versionOf(project, 'caddy', ['version']);
  writeFileSync(join(project.folder, 'page.html'), '<!doctype html><title>Brand</title>');
  const port = String(await freePort());
  const site = adapted(project, 'Caddyfile', world).replace(/^brand\.dev \{/m, `http://127.0.0.1:${port} {`);
  writeFileSync(join(project.folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
  const server = await project.serve(
    'caddy',
    () => ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'],
    {},
    port,
  );
  await check(server.url, world);
  await server.stop();
  project.remove();
  return version;
}
