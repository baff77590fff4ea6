import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { shortDocument } from '../short-document.ts';
import type { Json } from './support.ts';

// Spectral reports problems, and each disabled rule would report something if it were enabled.

interface Ruleset {
  extends: unknown;
  /** off, or defined again for fewer places */
  rules: Record<string, 'off' | object>;
  overrides: { files: string[]; rules: Record<string, 'off'> }[];
}
interface Result {
  code: string;
  path: (string | number)[];
}

const text = readFileSync('.spectral.yaml', 'utf8');
const ruleset = parse(text) as Ruleset;
const DOCUMENT = 'generated/openapi.json';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Spectral's findings in the document, with the given rules. */
async function lint(rules: Partial<Ruleset>, document: Json): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'spectral-'));
  folders.push(folder);
  mkdirSync(join(folder, 'generated'));
  writeFileSync(join(folder, DOCUMENT), JSON.stringify(document));
  writeFileSync(join(folder, '.spectral.yaml'), stringify(rules));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const command = [resolve('node_modules/.bin/spectral'), 'lint', DOCUMENT, '--format', 'json', '--quiet'];
  return new Promise((done, fail) => {
    execFile(process.execPath, command, { cwd: folder, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      // Exit code 1 means that there are findings.
      if (error && error.code !== 1) fail(new Error(stderr));
      else done(JSON.parse(stdout) as Result[]);
    });
  });
}

const codesOf = (results: Result[]) => [...new Set(results.map(({ code }) => code))];

const FAULTS: [rule: string, name: string, (document: Json) => void][] = [
  [
    'owasp:api4:2023-string-limit',
    'a text without an end',
    ({ components }) => void delete components.schemas['lead-request'].properties.customer_key.maxLength,
  ],
  [
    'owasp:api4:2023-rate-limit-responses-429',
    'a limited path that never refuses',
    ({ paths }) => void delete paths['/api/v1/track/sale'].post.responses['429'],
  ],
  [
    'owasp:api8:2023-define-error-validation',
    'a request with a body that is never invalid',
    ({ paths }) => {
      const { responses } = paths['/api/v1/cli/init'].post;
      responses['409'] = responses['400'];
      delete responses['400'];
    },
  ],
  ['info-description', 'a document without a description', ({ info }) => void delete info.description],
];

describe('Spectral reports exactly these faults of a document:', () => {
  let results: Result[];
  beforeAll(async () => {
    // `npm run lint:contract` finds no others in the whole document.
    const document = shortDocument();
    for (const [, , change] of FAULTS) change(document);
    results = await lint(ruleset, document);
  }, 120_000);

  test.each(FAULTS)('%s, %s', (rule) => {
    expect(codesOf(results)).toContain(rule);
  });

  test('no others', () => {
    expect(codesOf(results).sort()).toEqual(FAULTS.map(([rule]) => rule).sort());
  });
});

describe('every disabled rule would report something:', () => {
  let all: Result[];
  beforeAll(async () => {
    // Every exception is about what is left, except for the parameters of these paths.
    const paths = ['/api/v1/account/tokens/{token_id}', '/api/v1/account/login-tokens/{login_token_id}'];
    all = await lint({ extends: ruleset.extends }, shortDocument(paths));
  }, 120_000);

  test.each(Object.keys(ruleset.rules))('%s', (rule) => {
    expect(codesOf(all)).toContain(rule);
  });

  const places = ruleset.overrides.flatMap(({ files, rules }) =>
    // Spectral would read braces as a pattern, so path parameters are percent-encoded.
    files.flatMap((file) => Object.keys(rules).map((rule) => [rule, decodeURIComponent(file.split('#')[1]!)] as const)),
  );
  test.each(places)('%s at %s', (rule, pointer) => {
    const below = ({ path }: Result) =>
      `/${path.map((step) => `${step}`.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}/`.startsWith(
        `${pointer}/`,
      );
    expect(codesOf(all.filter(below))).toContain(rule);
  });
});

test('each rule that is off or narrowed says why', () => {
  const lines = text.split('\n');
  // A rule for the whole document, or the places of a rule that is off there.
  const exceptions = lines.flatMap((line, i) => (/^ {2}(\S+: off|owasp\S+:|- files:.*)$/.test(line) ? [i] : []));
  expect(exceptions.length).toBe(Object.keys(ruleset.rules).length + ruleset.overrides.length);
  expect(exceptions.filter((i) => !/^ {2}# \S.{20,}/.test(lines[i - 1]!)).map((i) => lines[i])).toEqual([]);
});
