import { execFile } from 'node:child_process';
import { existsSync, lstatSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeClients } from '../../scripts/docs/formats/clients.ts';
import { listSite } from '../../scripts/docs/list.ts';
import { root } from '../../scripts/sdks/tools.ts';
import { ANY_ADDRESS } from '../../src/pages/address.ts';
import { readSite } from '../../src/pages/site.ts';
import { startService, type Service } from '../support/service.ts';
import { install, npmEnvironment, type Project } from './installed.ts';

// The commands of the guides install copies, which later installations do not replace by links into the checkout.

const isCopy = (folder: string, name: string): boolean => {
  const path = join(folder, 'node_modules', name);
  return existsSync(path) && !lstatSync(path).isSymbolicLink();
};

// The service of the reader, which offers the packages as files.
const site = realpathSync(mkdtempSync(join(tmpdir(), 'referral-site-')));
let service: Service;
// What these packages need, packed so that nothing is downloaded.
let needs: Project;
beforeAll(async () => {
  await writeClients(root, site);
  listSite(site);
  service = await startService({ site: readSite(site) });
  needs = await install('packages/cli');
}, 120_000);
afterAll(async () => {
  needs.remove();
  await service.stop();
  rmSync(site, { recursive: true });
});

describe.each([
  ['docs/sdks.md', ['client']],
  ['docs/command-line.md', ['client', 'cli', 'contract', 'shared']],
])('the commands of %s', (guide, packages) => {
  const project = realpathSync(mkdtempSync(join(tmpdir(), 'referral-documented-')));
  const names = packages.map((name) => `@referral-tracking/${name}`);
  afterAll(() => rmSync(project, { recursive: true }));
  const environment = { ...npmEnvironment(), npm_config_offline: 'true' };
  // Not every shell of a reader has what bash adds.
  const shell = (command: string) => promisify(execFile)('sh', ['-ec', command], { cwd: project, env: environment });

  test('install files that a later `npm install` and `npm ci` leave alone', async () => {
    // As the service prints the page: with its own address.
    const page = readFileSync(join(root, guide), 'utf8').replaceAll(ANY_ADDRESS, service.baseUrl);
    const [commands] = /(?<=```sh.*\n)[^`]*npm install [^`]*(?=```)/.exec(page)!;
    const { overrides } = JSON.parse(readFileSync(join(needs.folder, 'package.json'), 'utf8')) as {
      overrides: Record<string, string>;
    };
    const others = Object.entries(overrides).filter(([name]) => !name.startsWith('@referral-tracking/'));
    const archives = Object.fromEntries(
      others.map(([name, file]) => [name, file.replace('file:', `file:${needs.folder}/`)]),
    );
    writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'outside', overrides: archives }));
    await shell(commands);
    for (const again of ['npm install', 'npm ci']) {
      await shell(again);
      expect(names.map((name) => isCopy(project, name))).toEqual(names.map(() => true));
      expect(isCopy(project, 'openapi-fetch')).toBe(true);
    }
    const manifest = readFileSync(join(project, 'package.json'), 'utf8');
    expect(manifest).toContain('"file:referral-tracking-client.tgz');
  }, 180_000);
});
