import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// Runs `npm run generate -- --check` on a broken copy of the document.

const copy = mkdtempSync(join(tmpdir(), 'generate-'));
beforeAll(() => {
  for (const name of ['openapi', 'redocly.yaml', 'scripts', 'src', 'tsconfig.json', 'package.json'])
    cpSync(name, join(copy, name), { recursive: true });
  cpSync('packages/shared/src', join(copy, 'packages/shared/src'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

function outputOf(file: string, from: string, to: string): string {
  const path = join(copy, 'openapi', file);
  const sound = readFileSync(path, 'utf8');
  expect(sound).toContain(from);
  writeFileSync(path, sound.replace(from, to));
  try {
    const command = [join(copy, 'node_modules/tsx/dist/cli.mjs'), join(copy, 'scripts/generate.ts'), '--check'];
    execFileSync(process.execPath, command, { cwd: copy, stdio: 'pipe', encoding: 'utf8' });
    throw new Error('a broken document was generated');
  } catch (error) {
    const { status, stderr } = error as { status?: number; stderr: string };
    if (status === undefined) throw error;
    expect(status).toBe(1);
    return stderr;
  } finally {
    writeFileSync(path, sound);
  }
}

test('an error of the document is one message, without a stack', { timeout: 120_000 }, () => {
  const output = outputOf(
    'refunds/schemas/refund-request.yaml',
    'x-errors: { type: reasonInvalid',
    'x-errors: { type: unknown',
  );
  expect(output).toBe(
    'The document cannot be generated: trackRefund.reason: type leads to unknown, which the operation does not declare\n',
  );
});

test('a broken reference is reported with its place, without a stack', { timeout: 120_000 }, () => {
  const output = outputOf('openapi.yaml', '$ref: clicks/track-click.yaml', '$ref: clicks/nowhere.yaml');
  expect(output).toContain("Can't resolve $ref");
  expect(output).toContain('/api/v1/track/click: { $ref: clicks/nowhere.yaml }');
  expect(output).not.toMatch(/^ +at /m);
});
