import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import plugin from '../../../scripts/lint/redocly-plugin.js';
import { catalogue } from './cases/catalogue.ts';
import { headers } from './cases/headers.ts';
import { links } from './cases/links.ts';
import { operations } from './cases/operations.ts';
import { reading } from './cases/reading.ts';
import { requests } from './cases/requests.ts';
import { unchanged } from './cases/unchanged.ts';
import { lint, type Problem } from './support.ts';

// Each lint rule gets a broken copy of the document, and must be the only one that reports a problem.
const cases = [...headers, ...operations, ...catalogue, ...reading, ...links, ...requests, ...unchanged];
const own = Object.keys(plugin().rules.oas3).map((name) => `contract/${name}`);

let found: Problem[][];
// One run checks all copies, which is slow on a busy machine.
beforeAll(async () => void (found = await lint(cases)), 240_000);

describe('the document lints', () => {
  test.each(cases.map((one, i) => ({ ...one, i })))('$rule: $name', ({ rule, says, i }) => {
    const problems = found[i]!;
    expect([...new Set(problems.map(({ ruleId }) => ruleId))], JSON.stringify(problems, null, 1)).toEqual(
      rule === null ? [] : [rule],
    );
    if (says) expect(problems.map(({ message }) => message)).toContainEqual(expect.stringMatching(says));
  });
});

// The thirteenth is `x-access`: OpenAPI has no keyword for roles, and scopes only for OAuth 2.0 and OpenID Connect.
// The fourteenth is `x-repeatable`: it has none either for a request that may be sent again after a lost answer. The fifteenth is
// `x-text`, in place of a long pattern at each text that people read. The sixteenth is `x-rest`: a path of OpenAPI ends with its last
// parameter.
test('the document has at most sixteen extensions', () => {
  const found = new Set<string>();
  // Every key of every object passes here. The service does not read the code samples, which tools define.
  JSON.parse(readFileSync('generated/openapi.json', 'utf8'), (key, value: unknown) => {
    if (key.startsWith('x-') && key !== 'x-codeSamples') found.add(key);
    return value;
  });
  expect(found.size, [...found].join(', ')).toBeLessThanOrEqual(16);
});

test('every rule is proved', () => {
  expect(own.filter((rule) => !cases.some((one) => one.rule === rule))).toEqual([]);
});

test('every rule is enabled as an error', () => {
  const { rules } = parse(readFileSync('redocly.yaml', 'utf8')) as {
    rules: Record<string, string | { severity: string }>;
  };
  const severity = (rule: string) => (typeof rules[rule] === 'object' ? rules[rule].severity : rules[rule]);
  expect(own.filter((rule) => severity(rule) !== 'error')).toEqual([]);
});
