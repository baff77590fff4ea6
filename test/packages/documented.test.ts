import { execFile } from 'node:child_process';
import { existsSync, lstatSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { writeClients } from '../../scripts/docs/formats/clients.ts';
import { listSite } from '../../scripts/docs/list.ts';
import { root } from '../../scripts/sdks/tools.ts';
import { ANY_ADDRESS } from '../../src/pages/address.ts';
import { readSite } from '../../src/pages/site.ts';
import { startService, type Service } from '../support/service.ts';
import { install, npmEnvironment, type Project } from './installed.ts';

// The commands of the guides install copies, which later installations do not replace by links into the checkout.

interface Jobs {
  jobs: Record<string, { steps?: { run?: string }[]; script?: string[] }>;
}

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
  service = await startService({ site: readSite(site), running: true });
  needs = await install('packages/cli');
}, 120_000);
afterAll(async () => {
  needs.remove();
  await service.stop();
  rmSync(site, { recursive: true });
});

const makeProject = (): string => realpathSync(mkdtempSync(join(tmpdir(), 'referral-documented-')));

/** Makes npm take what these packages need from the disk. */
function writeManifest(project: string): void {
  const { overrides } = JSON.parse(readFileSync(join(needs.folder, 'package.json'), 'utf8')) as {
    overrides: Record<string, string>;
  };
  const others = Object.entries(overrides).filter(([name]) => !name.startsWith('@referral-tracking/'));
  const archives = Object.fromEntries(
    others.map(([name, file]) => [name, file.replace('file:', `file:${needs.folder}/`)]),
  );
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'outside', overrides: archives }));
}

/** Runs a command without a registry. Not every shell of a reader has what bash adds. */
function run(cwd: string, command: string, more: Record<string, string> = {}) {
  const env = { ...npmEnvironment(), npm_config_offline: 'true', ...more };
  return promisify(execFile)('sh', ['-ec', command], { cwd, env }).catch((error: Error & { stdout: string }) => {
    throw new Error(`${error.message}\n${error.stdout}`);
  });
}

describe.each([
  ['docs/sdks.md', ['client']],
  ['docs/command-line.md', ['client', 'cli', 'contract', 'shared']],
])('the commands of %s', (guide, packages) => {
  const project = makeProject();
  const names = packages.map((name) => `@referral-tracking/${name}`);
  afterAll(() => rmSync(project, { recursive: true }));
  const shell = (command: string) => run(project, command);

  test('install files that a later `npm install` and `npm ci` leave alone', async () => {
    // As the service prints the page: with its own address.
    const page = readFileSync(join(root, guide), 'utf8').replaceAll(ANY_ADDRESS, service.baseUrl);
    const [commands] = /(?<=```sh.*\n)[^`]*npm install [^`]*(?=```)/.exec(page)!;
    writeManifest(project);
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

describe('the jobs of docs/conformance.md', () => {
  const project = makeProject();
  afterAll(() => rmSync(project, { recursive: true }));
  const guide = readFileSync(join(root, 'docs/conformance.md'), 'utf8');
  const jobs = [...guide.matchAll(/```yaml\n([^]*?)```/g)].map(
    ([, text]) => (parse(text!) as Jobs).jobs ?? parse(text!),
  );
  const [gitHub, gitLab] = jobs.map(({ conformance }: Jobs['jobs']) => conformance);

  test('run the same commands', () => {
    expect(gitLab!.script).toEqual(gitHub!.steps!.flatMap(({ run: command }) => command ?? []));
  });

  test('install and run as printed, and ask no registry', async () => {
    const { id, key } = await service.make.program();
    const partner = await service.make.partner();
    const partnership_id = await service.make.partnership(id, partner);
    const link = { code: 'anna', program_id: id, partner_id: partner, partnership_id, created_at: new Date() };
    await service.db.knex('links').insert(link);
    writeManifest(project);
    const env = { REFERRAL_BASE_URL: service.baseUrl, REFERRAL_API_KEY: key };
    // The limits of this service are those of the tests.
    const said = [];
    for (const command of gitLab!.script!)
      said.push(await run(project, command.replace(' conformance ', '$&--limit-scale 1000 '), env));
    expect(said.at(-1)!.stdout).toMatch(/\d\d rules: \d+ passed, 0 failed/);
    expect(readFileSync(join(project, 'conformance.xml'), 'utf8')).toContain('failures="0"');
  }, 180_000);
});
