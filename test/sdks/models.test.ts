import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { document } from '../../src/contract/index.ts';
import { go, python, root } from '../../scripts/sdks/tools.ts';
import { toolchain, using } from './support/toolchain.ts';

// What types write and read: null in changes, and what a newer service sends.

interface Answered {
  get: {
    responses: Record<string, { content: Record<string, { examples: Record<string, { value: { data: object } }> }> }>;
  };
}
const paths = document.paths as Record<string, Answered>;
const { responses } = paths['/api/v1/programs/{program_id}/webhooks/{webhook_id}']!.get;
const [{ value }] = Object.values(responses['200']!.content['application/json']!.examples) as [
  { value: { data: object } },
];
const newer = { types: ['sale.recorded', 'moon.risen'], status: 'asleep', colour: 'red' };
const answer = JSON.stringify({ data: { ...value.data, ...newer, created_at: '2026-07-01T12:00:00Z' }, moon: null });

const expected = {
  kept: { enabled: false },
  cleared: { destination: null },
  'cleared list': { types: null },
  'cleared object': { header: null },
  'set object': { header: { name: 'X-Key', value: 'k' } },
  'other fields': { test_mode: true, plan: 'pro' },
  read: { types: newer.types, status: newer.status, year: 2026 },
};

const inPython = toolchain(python);
const inGo = toolchain(go);

describe('null in a change, unknown fields and unknown values', () => {
  test.skipIf(!inPython.tool)(`in Python${inPython.why}`, { timeout: 60_000 }, async () => {
    const env = { ...inPython.tool!.env, PYTHONPATH: join(root, 'sdks/python/src') };
    const report = await using({ env }, root, 'python', join(root, 'test/sdks/python/models.py'), answer);
    expect(JSON.parse(report)).toEqual(expected);
  });

  test.skipIf(!inGo.tool)(`in Go${inGo.why}`, { timeout: 120_000 }, async () => {
    const report = await using(inGo.tool!, join(root, 'test/sdks/go'), 'go', 'run', '.', 'models', answer);
    expect(JSON.parse(report)).toEqual(expected);
  });
});
