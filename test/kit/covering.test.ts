import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { changedPart, coveringIn } from '../../scripts/kit/covering.ts';
import { partsOf, type Coverage } from '../../scripts/kit/measure.ts';
import type { Mutation } from '../../scripts/kit/mutation.ts';

describe('the parts of a file that a rule runs', () => {
  const range = (startOffset: number, endOffset: number, count: number) => ({ startOffset, endOffset, count });

  test('are those whose innermost range was run', () => {
    expect(partsOf([range(0, 100, 0), range(10, 50, 2), range(20, 30, 0), range(60, 70, 1)])).toBe('10-20,30-50,60-70');
  });

  test('are none if nothing was run', () => {
    expect(partsOf([range(0, 100, 0), range(10, 50, 0)])).toBe('');
  });
});

test('what a mutation changes is the part between what both texts begin and end with', () => {
  expect(changedPart('if (a < b) c();', 'if (a <= b) c();')).toEqual([7, 7]);
  expect(changedPart('limit > 5', 'limit > 15')).toEqual([8, 8]);
  expect(changedPart('const a = 1;', 'const a = 2;')).toEqual([10, 11]);
});

describe('the rules that can notice a mutation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'referral-covering-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const files: Record<string, string> = {
    'src/texts.js': "export const text = 'one';\nexport function used() { return text; }\nexport const other = 'a';\n",
    'src/call.js': "import { other as mine } from './texts.js';\nexport const call = () => mine;\n",
    'src/texts.mutant-0.js':
      "export const text = 'two';\nexport function used() { return text; }\nexport const other = 'a';\n",
    'src/texts.mutant-1.js':
      "export const text = 'one';\nexport function used() { return text; }\nexport const other = 'b';\n",
    'src/texts.mutant-2.js':
      "export const text = 'one';\nexport function used() { return; }\nexport const other = 'a';\n",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const partOf = (file: string, text: string): string => {
    const from = files[file]!.indexOf(text);
    return `${from}-${from + text.length}`;
  };
  const coverage: Coverage = {
    files: {
      'src/texts.js': [partOf('src/texts.js', 'function used() { return text; }')],
      'src/call.js': [partOf('src/call.js', '() => mine')],
    },
    rules: { 'a: uses the text': { 'src/texts.js': 0 }, 'b: calls': { 'src/call.js': 0 } },
  };
  const swaps = new Map(
    [0, 1, 2].map((n) => [String(n), { original: 'src/texts.js', mutant: `src/texts.mutant-${n}.js` }]),
  );
  const covering = coveringIn({ folder, swaps, stale: new Map() }, coverage, []);
  const mutation = (id: string): Mutation => ({
    id,
    area: 'texts',
    what: 'it is another text',
    change: { file: 'src/texts.ts', find: '', replace: '' },
    origin: 'hand-written',
  });

  test('are those that run a function which is changed', () => {
    expect(covering(mutation('2'))).toEqual(['a: uses the text']);
  });

  test('of a constant, those that run what uses it, in its file and in others', () => {
    expect(covering(mutation('0'))).toEqual(['a: uses the text']);
    expect(covering(mutation('1'))).toEqual(['b: calls']);
  });

  test('include rules that were not measured', () => {
    expect(coveringIn({ folder, swaps, stale: new Map() }, coverage, ['c: new'])(mutation('1'))).toEqual([
      'b: calls',
      'c: new',
    ]);
  });
});
