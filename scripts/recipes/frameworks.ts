// How the examples of web frameworks are installed and started.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerOf, Missing } from '../lib/virtual-environment.ts';
import { go as goTool } from '../sdks/tools.ts';
import { checkShop } from './journey.ts';
import { CACHE, copyExample, type Project } from './project.ts';
import type { World } from './world.ts';

export const settings = ({ url, key }: World) => ({ REFERRAL_BASE_URL: url, REFERRAL_API_KEY: key });

/** Somebody who has not signed in cannot pay: a sale without a customer would be refused. */
async function checkSignedOut(url: string): Promise<void> {
  const answer = await fetch(`${url}/pay`, { method: 'POST', redirect: 'manual' });
  assert.deepEqual([answer.status, answer.headers.get('location')], [303, '/'], 'a payment of nobody');
}

/** Runs an application, checks it, and stops it in order. */
async function check(
  project: Project,
  world: World,
  [command, args]: [string, (port: string) => readonly string[]],
  env: Record<string, string> = {},
  { thanks, redirects = false }: { thanks?: RegExp; redirects?: boolean } = {},
): Promise<void> {
  const server = await project.serve(command, args, { ...settings(world), ...env });
  if (redirects) await checkSignedOut(server.url);
  await checkShop(server.url, world, thanks);
  await server.stop();
  project.remove();
}

/** Saves a client that the service offers in the project, as the guides say; returns its path. */
async function download({ folder }: Project, { url }: World, name: string): Promise<string> {
  const file = `referral-tracking-${name}.tgz`;
  const response = await fetch(`${url}/docs/clients/${file}`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  writeFileSync(join(folder, file), Buffer.from(await response.arrayBuffer()));
  return `./${file}`;
}

const NPM = ['--no-audit', '--no-fund', '--loglevel', 'error', '--cache', join(CACHE, 'npm'), '--prefer-offline'];

/** Installs a project's packages, and the client that the service offers. */
export async function npmInstall(project: Project, world: World, more: readonly string[] = []): Promise<void> {
  await project.run('npm', ['install', ...NPM, await download(project, world, 'client'), ...more]);
}

export const versionOf = ({ folder }: Project, name: string): string =>
  (JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version;

export async function express(world: World): Promise<string> {
  const project = copyExample('express');
  await npmInstall(project, world);
  const version = versionOf(project, 'express');
  const command = [process.execPath, () => ['--import', 'tsx', 'server.ts']] as const;
  await project.run('npx', ['tsc']);
  const thanks = /You paid 49\.00 USD\. The sale <code>brand-/;
  await check(project, world, [...command], {}, { thanks, redirects: true });
  return version;
}

export async function nextjs(world: World): Promise<string> {
  const project = copyExample('nextjs');
  const quiet = { ...settings(world), NEXT_TELEMETRY_DISABLED: '1' };
  await npmInstall(project, world);
  const version = versionOf(project, 'next');
  const cli = 'node_modules/next/dist/bin/next';
  // Also checks the types.
  await project.run(process.execPath, [cli, 'build'], quiet);
  await check(project, world, [process.execPath, (port) => [cli, 'start', '-p', port]], quiet, { redirects: true });
  return version;
}

/** Installs Python packages, and the SDK that the service offers. */
async function pipInstall(project: Project, world: World): Promise<void> {
  const cache = { PIP_CACHE_DIR: join(CACHE, 'pip'), PIP_DISABLE_PIP_VERSION_CHECK: '1' };
  await project.run('python3', ['-m', 'venv', '.venv']);
  project.addToPath(join(project.folder, '.venv/bin'));
  await project.run(
    'pip',
    ['install', '--quiet', '--no-compile', '-r', 'requirements.txt', await download(project, world, 'python')],
    cache,
  );
}

export async function django(world: World): Promise<string> {
  const project = copyExample('django');
  await pipInstall(project, world);
  const version = await project.run('python', ['-m', 'django', '--version']);
  await check(project, world, ['python', (port) => ['manage.py', 'runserver', '--noreload', `127.0.0.1:${port}`]]);
  return version;
}

export async function fastapi(world: World): Promise<string> {
  const project = copyExample('fastapi');
  await pipInstall(project, world);
  const version = await project.run('python', ['-c', 'import fastapi; print(fastapi.__version__)']);
  await check(project, world, ['uvicorn', (port) => ['main:app', '--port', port]]);
  return version;
}

export async function go(world: World): Promise<string> {
  const { env } = goTool(true);
  const project = copyExample('go');
  const own = Object.fromEntries(Object.entries(env).filter(([name]) => /^(PATH|GO\w+)$/.test(name)));
  const sdk = 'github.com/referral-tracking/referral-tracking/sdks/go';
  await project.run('tar', ['-xzf', await download(project, world, 'go')]);
  await project.run('go', ['mod', 'edit', '-replace', `${sdk}=./referral-tracking-go`], own);
  await project.run('go', ['vet', './...'], own);
  await project.run('go', ['build', '-o', 'shop', '.'], own);
  const version = await project.run('go', ['env', 'GOVERSION'], own);
  await check(project, world, ['./shop', () => []]);
  return version.replace('go', '');
}

export async function rails(world: World): Promise<string> {
  const version = answerOf('ruby', ['-e', 'require "rails"; puts Rails.version']);
  if (!version) throw new Missing('Ruby on Rails is missing: apt-get install ruby-rails puma');
  const project = copyExample('rails');
  await check(project, world, ['puma', (port) => ['--bind', `tcp://127.0.0.1:${port}`, '--environment', 'production']]);
  return version;
}
