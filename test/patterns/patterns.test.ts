// Every regular expression for outside input must run in linear time.
import { check } from 'recheck';
import { describe, expect, test } from 'vitest';
import { contract } from '@referral-tracking/contract';
import { advice, facts } from '../../packages/client/src/generated/facts.ts';
import { patternOf } from '@referral-tracking/shared/template';
import { DASHBOARD, PACKAGES, productFiles, sourceFiles } from '../support/source.ts';
import { documentPatterns, readPatterns, type Pattern } from './collect.ts';

/**
 * The locations of computed patterns, with all their possible values. Any other location fails the test until it is
 * listed here.
 */
const templates = Object.values<{ template: Record<string, string> }>(contract.catalogue)
  .map(({ template }) => template['/error/message'])
  .filter((text) => text !== undefined);
const marks = Object.values(facts.marks).filter((mark) => mark.code === null);
/** The forms of the paths: which words the fixed parts have makes no difference to the time of a match. */
const formOf = (path: string) => path.replace(/[^/{}]+(?=\/|$)/g, 'x').replace(/\{\w+\}/g, '([^/]+)');
const rests = Object.entries(contract.paths)
  .filter(([, { rest }]) => rest)
  .map(([path]) => path.replace(/\{\w+\}/g, '.+'));
const paths = [...new Set(Object.keys(contract.paths).map(formOf))];
/** The direction marks of `packages/shared/src/terminal-text.ts`. */
const DIRECTIONS = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';
const COMPUTED: Record<string, { source: string; flags: string }[]> = {
  'packages/client/src/error.ts mark.message': marks.map((mark) => ({ source: mark.message, flags: 's' })),
  'packages/client/src/advice.ts known.pattern': advice.flatMap(({ pattern }) =>
    pattern === null ? [] : [{ source: pattern, flags: 's' }],
  ),
  'packages/shared/src/terminal-text.ts `"${mark}(-?\\\\d+)"`': [{ source: '"x-x(-?\\d+)"', flags: 'g' }],
  // Patterns of the document, which are tested below.
  'packages/cli/src/conformance/instance.ts pattern': [],
  'packages/cli/src/conformance/rows/managed-fields.ts pattern': [],
  'packages/cli/src/conformance/rules.ts contract.requestId.pattern': [],
  'src/admin/requirements.ts pattern': [],
  'src/api/api.ts contract.requestId.pattern': [],
  'src/pages/about-you.ts pattern': [],
  "packages/cli/src/conformance/schema.ts `^${path.replace(/\\{\\w+\\}/g, node['x-rest'] ? '.+' : '[^/]+')}$`": [
    ...paths,
    ...rests,
  ].map(exactly),
  // Applied to the document's own examples when the service starts.
  'src/contract/errors.ts pattern': templates.map((text) => ({
    source: patternOf(text, (name) => (name === 'allowed' ? '(.*)' : 'x*')),
    flags: 's',
  })),
  'packages/shared/src/terminal-text.ts `[\\\\u0000-\\\\u0008\\\\u000b-\\\\u001f\\\\u007f-\\\\u009f${DIRECTIONS}]`': [
    { source: `[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f${DIRECTIONS}]`, flags: 'g' },
  ],
  'packages/shared/src/terminal-text.ts `[\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f${DIRECTIONS}]`': [
    { source: `[\\u0000-\\u001f\\u007f-\\u009f${DIRECTIONS}]`, flags: 'g' },
  ],
  'packages/shared/src/terminal-text.ts `[\\\\u007f-\\\\u009f${DIRECTIONS}]`': [
    { source: `[\\u007f-\\u009f${DIRECTIONS}]`, flags: 'g' },
  ],
  'packages/snippet/src/cookies.ts `(?:^|; )${name}=([^;]+)`': [
    { source: '(?:^|; )service_click_id=([^;]+)', flags: '' },
  ],
};

function exactly(path: string) {
  return { source: `^${path}$`, flags: '' };
}

const files = [...productFiles(), ...sourceFiles(`${DASHBOARD}/src`)].map(readPatterns);
const patterns: Pattern[] = [
  ...files.flatMap(({ written }) => written),
  ...Object.entries(COMPUTED).flatMap(([place, made]) => made.map((pattern) => ({ place, ...pattern }))),
  ...documentPatterns('generated/openapi.json'),
];

const SIZE = 64 * 1024;
/** A quadratic pattern takes seconds for 64 KiB, a linear one milliseconds. */
const BOUND_MS = 1_000;

/** Long runs of one character, followed by a character that the pattern does not match. */
const runs = (source: string): string[] =>
  [...new Set(`aA0 -/.@=\0é${source}`)].flatMap((one) => ['\0', 'a'].map((end) => one.repeat(SIZE - 1) + end));

/** The fastest of three runs, since the machine may be busy. */
function fastest(work: () => unknown): number {
  let least = Infinity;
  for (let round = 0; round < 3 && least > BOUND_MS; round++) {
    const began = performance.now();
    work();
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

test('patterns of each part are found, and every computed one is listed', () => {
  for (const folder of ['src/api', 'src/common', 'src/identity', 'src/payments', ...PACKAGES, DASHBOARD]) {
    expect(patterns.some(({ place }) => place.startsWith(`${folder}/`))).toBe(true);
  }
  const computed = files.flatMap((file) => file.computed.map(({ path, argument }) => `${path} ${argument}`));
  expect(computed.sort()).toEqual(Object.keys(COMPUTED).sort());
});

describe('no input is slow for', () => {
  test.each(patterns)('$place /$source/', async ({ source, flags }) => {
    const verdict = await check(source, flags, { timeout: 20_000 });
    const attack = verdict.status === 'vulnerable' ? verdict.attack.pattern : undefined;
    expect({ status: verdict.status, attack }).toEqual({ status: 'safe', attack: undefined });
    for (const input of runs(source)) {
      expect(fastest(() => new RegExp(source, flags).exec(input))).toBeLessThan(BOUND_MS);
    }
  });
});
