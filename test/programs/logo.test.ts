import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '../support/client.ts';
import { withTrigger } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { auditEntries, ownedProgram, type Owned } from '../manage/support.ts';

// The logo of a program: what is sent, what is served in its place, and what is refused.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let program: Owned;
beforeEach(async () => void (program = await ownedProgram(service)));

const RED = { r: 200, g: 30, b: 30, alpha: 1 };
const blank = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 4, background } });
const svg = (content: string, root = 'width="64" height="64"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${content}</svg>`,
  );
const DOT = svg('<circle cx="32" cy="32" r="30" fill="#c81e1e"/>');

interface Answered {
  status: number;
  body: { data: { brand: { logo_url: string | null } }; error: { code: string; message: string } };
}
const path = () => `/api/v1/programs/${program.id}/logo`;
async function call(method: string, init: { type?: string; body?: Buffer; token?: string } = {}): Promise<Answered> {
  const { type, body, token: key = program.token } = init;
  return service.call(path(), { method, key, body, headers: { 'content-type': type ?? '-' } });
}
const put = (body: Buffer, type = 'image/png', token?: string) => call('PUT', { type, body, ...(token && { token }) });
/** Puts a picture and reads what is served in its place. */
async function served(body: Buffer, type: string) {
  const { status, body: answer } = await put(body, type);
  expect([status, answer.error]).toEqual([200, undefined]);
  const response = await fetch(answer.data.brand.logo_url!);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { response, bytes, about: await sharp(bytes).metadata() };
}

describe('a logo', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('of %s is served as a small PNG', async (format) => {
    const { about } = await served(await blank(1024, 512).toFormat(format).toBuffer(), `image/${format}`);
    expect([about.format, about.width, about.height]).toEqual(['png', 256, 128]);
  });

  test('of SVG is drawn sharply, with its transparency', async () => {
    const { bytes, about } = await served(DOT, 'image/svg+xml');
    expect([about.format, about.width, about.height, about.hasAlpha]).toEqual(['png', 256, 256, true]);
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([data[3], data[(128 * 256 + 128) * 4 + 3]]).toEqual([0, 255]);
  });

  test('of SVG may have what drawing programs write', async () => {
    const content = `<!-- Anna --><metadata>Anna</metadata><style>.cls-1{fill:url(#g)}#b{opacity:1}</style><defs>
      <linearGradient id="s"><stop offset="0" stop-color="#c81e1e"/><stop offset="1" stop-color="#c81e1e"/></linearGradient>
      <linearGradient id="g" xlink:href="#s"/><clipPath id="c"><rect width="64" height="32"/></clipPath></defs>
      <g clip-path="url(#c)" style="mix-blend-mode:normal"><rect id="b" class="cls-1" width="64" height="64"/></g>`;
    const { bytes, about } = await served(svg(content, 'viewBox="0 0 64 64"'), 'image/svg+xml');
    expect([about.width, about.height]).toEqual([256, 256]);
    const { data } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [...data.subarray((y * 256 + x) * 4, (y * 256 + x) * 4 + 4)];
    expect([pixel(128, 64), pixel(128, 192)[3]]).toEqual([[200, 30, 30, 255], 0]);
  });

  test('is drawn one after another; too many at once are told to wait', { timeout: 120_000 }, async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => put(DOT, 'image/svg+xml')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect((await put(DOT, 'image/svg+xml')).status).toBe(200);
  });

  test('says nothing of what else was in the file, and stands upright', async () => {
    const photo = await blank(200, 100)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'Anna' } })
      .jpeg()
      .toBuffer();
    const { bytes, about } = await served(photo, 'image/jpeg');
    expect([about.exif, about.icc, about.width, about.height]).toEqual([undefined, undefined, 100, 200]);
    expect(bytes.includes('Anna')).toBe(false);
  });

  test('may be cached for good by anybody, under an address that changes with it', async () => {
    const first = await served(await blank(20, 10).png().toBuffer(), 'image/png');
    const { headers, url } = first.response;
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const second = await served(await blank(10, 10).png().toBuffer(), 'image/png');
    expect(second.response.url).not.toBe(url);
    expect((await fetch(url)).status).toBe(404);
  });

  test('is deleted, also twice', async () => {
    const { response } = await served(await blank(30, 10).png().toBuffer(), 'image/png');
    for (let time = 0; time < 2; time++) {
      const { status, body } = await call('DELETE');
      expect([status, body.data.brand.logo_url]).toEqual([200, null]);
    }
    expect((await fetch(response.url)).status).toBe(404);
  });

  test('is served as long as another program has the same', async () => {
    const { response } = await served(DOT, 'image/svg+xml');
    program = await ownedProgram(service);
    expect((await served(DOT, 'image/svg+xml')).response.url).toBe(response.url);
    await call('DELETE');
    expect((await fetch(response.url)).status).toBe(200);
  });

  test('is put by an admin, not by a viewer, and is in the audit log', async () => {
    const [admin, viewer] = [
      await service.make.member(program.id, 'admin'),
      await service.make.member(program.id, 'viewer'),
    ];
    expect((await put(DOT, 'image/svg+xml', viewer.apiToken)).status).toBe(403);
    expect((await put(DOT, 'image/svg+xml', admin.apiToken)).status).toBe(200);
    expect((await auditEntries(service)).at(-1)).toMatchObject({
      action: 'program.update',
      before: { brand: {} },
      after: { brand: { logo: expect.stringMatching(/^[0-9a-f]{32}$/) as string } },
    });
  });

  test('of an archived program does not change', async () => {
    await service.db.knex('programs').where({ id: program.id }).update({ archived_at: new Date() });
    expect((await put(DOT, 'image/svg+xml')).status).toBe(409);
    expect((await call('DELETE')).status).toBe(409);
  });
});

describe('what is refused', () => {
  test.each([
    ['no picture', () => Buffer.from('logo'), 400],
    ['a broken one', async () => (await blank(300, 300).png().toBuffer()).subarray(0, 300), 400],
    ['another kind', () => blank(10, 10).gif().toBuffer(), 400],
    ['one with too many pixels', () => svg('', 'width="5000" height="5000"'), 400],
    ['one that unfolds to too many pixels', () => blank(4100, 4100).png({ palette: true }).toBuffer(), 400],
    ['one of broken markup', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>'), 400],
    ['one that repeats itself', () => svg('<g id="a"><use xlink:href="#a"/></g>'), 400],
    ['too much', () => Buffer.alloc(200_001), 413],
  ])('%s', async (_, make, expected) => {
    const { status } = await put(await make(), 'image/png');
    expect(status).toBe(expected);
  });

  test('an empty body', async () => {
    expect((await put(Buffer.alloc(0))).body.error.message).toBe('The body must be a picture');
  });

  test.each(['application/json', 'image/gif', 'text/plain; a=image/png'])('a body of %s', async (type) => {
    expect((await put(DOT, type)).status).toBe(415);
  });
});

describe('as every operation, it refuses', () => {
  const refused = async (call: Call, query = '', id = program.id) => {
    const headers = { 'content-type': 'image/svg+xml', ...call.headers };
    const key = call.key === '-' ? undefined : (call.key ?? program.token);
    const to = `/api/v1/programs/${id}/logo${query}`;
    const { status, body } = await service.call(to, { method: 'PUT', body: DOT, ...call, key, headers });
    return [status, body.error.code] as [number, string];
  };

  test('a request without a body, a compressed one, and an unknown or impossible parameter', async () => {
    expect((await service.call(path(), { method: 'PUT', key: program.token })).status).toBe(400);
    expect(await refused({ headers: { 'content-encoding': 'gzip' } })).toEqual([415, 'unsupported_media_type']);
    expect((await refused({}, '?x=1'))[0]).toBe(400);
    expect((await refused({}, '?x=%00'))[0]).toBe(400);
  });

  test('who may not: another program, a token without the scope, a page of another site, a key that ended', async () => {
    expect((await refused({}, '', 999_999))[0]).toBe(404);
    const reader = await service.make.apiToken(program.accountId, { scopes: ['programs.read'] });
    expect((await refused({ key: reader }))[0]).toBe(403);
    const session = await service.make.session(program.accountId);
    expect((await refused({ key: '-', headers: { ...session, 'sec-fetch-site': 'cross-site' } }))[0]).toBe(403);
    expect((await refused({ key: await service.make.markedKey() }))[0]).toBe(401);
    expect((await refused({ key: `refapi_${'x'.repeat(48)}` }))[0]).toBe(401);
  });

  test('too many, and what fails', async () => {
    const strict = await service.second({ rateLimitScale: 0.0001 });
    const one = { method: 'PUT', key: program.token, body: DOT, headers: { 'content-type': 'image/svg+xml' } };
    expect([(await strict.call(path(), one)).status, (await strict.call(path(), one)).status]).toEqual([200, 429]);
    await call('DELETE');
    const trouble = { table: 'program_logos', body: `raise exception 'no logo'` };
    expect((await withTrigger(service, trouble, () => put(DOT, 'image/svg+xml'))).status).toBe(500);
    expect((await call('DELETE')).body.data.brand.logo_url).toBe(null);
  });
});

test('a picture runs no script, and opens no address and no file', async () => {
  let asked = 0;
  const other = createServer((_, res) => void (asked++, res.end())).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const folder = mkdtempSync(join(tmpdir(), 'referral-logo-'));
  try {
    const file = join(folder, 'secret.png');
    await blank(64, 64).png().toFile(file);
    const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}/x.png`;
    const names = [address, `file://${file}`, file];
    const images = names.map((name) => `<image width="64" height="64" xlink:href="${name}"/>`).join('');
    const style = `<style>@import url("${address}"); rect { fill: url("${address}#x") }</style><rect width="1" height="1"/>`;
    for (const content of [images, style, `<script>fetch("${address}")</script>`]) {
      expect((await put(svg(content), 'image/svg+xml')).status).toBe(400);
    }
    expect(asked).toBe(0);
  } finally {
    other.close();
    rmSync(folder, { recursive: true });
  }
});
