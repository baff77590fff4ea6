import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Document } from '../../scripts/generate/document.ts';
import { managementGroups } from '../../scripts/generate/management/operations.ts';
import { document } from '../../src/contract/index.ts';
import { operationOf } from '../../scripts/docs/reference/document.ts';
import { operationIds } from '../../scripts/docs/reference-link.ts';
import { root } from '../../scripts/sdks/tools.ts';
import { SAMPLES, sdkLanguages } from './support/languages.ts';
import { TIMEOUT } from './support/stage.ts';

// Checks the types of every sample that the document has for an SDK. test/docs/sdk-samples.test.ts runs those of the guide.

const [typescript, python, go] = sdkLanguages() as [Language, Language, Language];
type Language = ReturnType<typeof sdkLanguages>[number];

const samplesOf = (id: (typeof operationIds)[number]) => operationOf(id)['x-codeSamples'] ?? [];
const isSigned = (id: string) => id === 'stripeWebhook';

/** The samples in a language by operation. */
const samplesIn = ({ name }: Language): [id: string, source: string][] =>
  operationIds
    .filter((id) => !isSigned(id))
    .flatMap((id) => samplesOf(id).flatMap(({ label, source }) => (label === name ? [[id, source] as const] : [])))
    .map(([id, source]) => [id, `${source}\n`]);

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'referral-sdk-samples-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a checker prints; empty if it finds nothing. */
const check = (command: string, args: string[], { env }: Pick<Language, 'env'>, cwd: string): Promise<string> =>
  new Promise((resolve) => {
    execFile(command, args, { cwd, env }, (error, out, err) => resolve(error ? `${out}${err}${error.message}` : out));
  });

test('every operation of an SDK has a sample of it in each language, before the one with curl', () => {
  const managed = [...managementGroups(document as Document).values()].flat().map(({ id }) => id);
  const tracked = ['trackClick', 'trackLead', 'trackSale', 'trackRefund', 'getReadiness', 'cliStatus', 'cliTestEvent'];
  for (const id of operationIds.filter((one) => !isSigned(one))) {
    const labels = samplesOf(id).map(({ label }) => label);
    const isInSdk = [...managed, ...tracked].includes(id);
    expect([id, ...labels]).toEqual([id, ...(isInSdk ? ['TypeScript', 'Python', 'Go'] : []), 'curl']);
  }
});

test('TypeScript', { timeout: TIMEOUT }, async () => {
  const own = join(folder, 'typescript');
  mkdirSync(own);
  for (const [id, source] of samplesIn(typescript)) writeFileSync(join(own, `${id}.ts`), source);
  writeFileSync(join(own, 'package.json'), '{"type": "module"}');
  const paths = { '@referral-tracking/client': [join(root, 'packages/client/src/index.ts')] };
  const compilerOptions = { paths, typeRoots: [join(root, 'node_modules/@types')] };
  const settings = { extends: join(root, 'tsconfig.json'), compilerOptions, include: ['*.ts'] };
  writeFileSync(join(own, 'tsconfig.json'), JSON.stringify(settings));
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
  expect(await check(process.execPath, [tsc, '-p', own], typescript, own)).toBe('');
});

test.skipIf(python.missing)('Python', { timeout: TIMEOUT }, async () => {
  const own = join(folder, 'python');
  mkdirSync(own);
  const files = samplesIn(python).map(([id, source]) => {
    writeFileSync(join(own, `${id}.py`), source);
    return `${id}.py`;
  });
  const env = { ...python.env, MYPYPATH: join(root, 'sdks/python/src') };
  expect(await check('python', ['-m', 'mypy', '--strict', ...files], { env }, own)).toMatch(/^Success/);
});

test.skipIf(go.missing)('Go, as its formatter writes it', { timeout: TIMEOUT }, async () => {
  const own = join(folder, 'go');
  mkdirSync(own);
  for (const [id, source] of samplesIn(go)) {
    mkdirSync(join(own, id));
    writeFileSync(join(own, id, 'main.go'), source);
  }
  const module = readFileSync(join(SAMPLES, 'sdk/go.mod'), 'utf8').replace('../../../sdks/go', join(root, 'sdks/go'));
  writeFileSync(join(own, 'go.mod'), module);
  expect(await check('gofmt', ['-l', '.'], go, own)).toBe('');
  expect(await check('go', ['vet', './...'], go, own)).toBe('');
});
