import { describe, expect, test } from 'vitest';
import { lintTexts } from '../../scripts/prose/lint.ts';
import { textsOf } from '../../scripts/prose/texts.ts';
import { WORDS } from '../../scripts/prose/words.ts';

// The prose linter finds every phrase of its list in every kind of text, and nothing in code.

describe('the word list', () => {
  test.each(WORDS)('finds "$example"', async ({ example, write }) => {
    const findings = await lintTexts('docs/guide.md', `# Guide\n\n${example}\n`);
    expect(findings.join('\n')).toContain(`write ${write}`);
  });

  test.each([
    'A development issuer that accepts any e-mail address without checking.',
    'It handled 83 % of the throughput of a hand-written server.',
    'The kit tests a deployment against every rule of the contract.',
    'Without Chromium the tests are skipped with a warning.',
    'Black-box contract tests',
    'Delayed payments.',
    'If unset, no proxy is trusted.',
    'One error for proxy errors and timeouts.',
    'Each is generated code plus the same thin layer.',
    'Redis, if several instances share their rate limits.',
    'Glossary',
    'The totals are stored, the events are sent, and the operator can repair them.',
  ])('accepts "%s"', async (sentence) => {
    expect(await lintTexts('docs/guide.md', `${sentence}\n`)).toEqual([]);
  });
});

describe('where the linter looks', () => {
  const found = async (path: string, source: string) =>
    (await lintTexts(path, source)).map((line) => line.split(' ')[0]);

  test('a phrase that continues on the next line is found', async () => {
    expect(await found('docs/guide.md', 'What a generator\nmakes of it.\n')).toEqual(['docs/guide.md:1:']);
  });

  test('Markdown: headings, lists, tables, emphasis and links, but no code', async () => {
    const source = '# Told\n\n- told\n\n| told |\n| --- |\n| **told** |\n\n[told](/told) `told`\n\n```sh\ntold\n```\n';
    expect(await found('docs/guide.md', source)).toEqual([1, 3, 5, 7, 9].map((line) => `docs/guide.md:${line}:`));
  });

  test('the OpenAPI document: descriptions and summaries, but not the texts of messages', async () => {
    const source = 'summary: Told\ndescription: |\n  One.\n  Told.\nmessage: told\nexample: { told: told }\n';
    expect(await found('openapi/clicks/a.yaml', source)).toEqual([
      'openapi/clicks/a.yaml:1:',
      'openapi/clicks/a.yaml:4:',
    ]);
  });

  test('TypeScript: comments, help texts and messages, but neither names nor SQL', async () => {
    const source = [
      '/** Is told. */',
      'const told = 1; // told',
      "program.option('--all', 'what is told');",
      'log.info(`${told} events are told`);',
      "db.query('select told from events');",
      "const state = 'told';",
    ].join('\n');
    expect(await found('src/a.ts', source)).toEqual([1, 2, 3, 4].map((line) => `src/a.ts:${line}:`));
  });

  test('scripts and tests: comments only, since their strings are data', async () => {
    expect(await found('test/a.test.ts', "// told\nexpect(body).toBe('it was told');\n")).toEqual([
      'test/a.test.ts:1:',
    ]);
  });

  test('Python: docstrings of one line and of several, but no other strings', async () => {
    const source = '"""Told."""\nA = """told"""\n\ndef f():\n    """One.\n\n    Told.\n    """\n';
    expect(await found('sdks/python/a.py', source)).toEqual([1, 7].map((line) => `sdks/python/a.py:${line}:`));
  });

  test('YAML: comments, in addition to descriptions', async () => {
    expect(await found('redocly.yaml', 'rules:\n  # Told.\n  told: off\n')).toEqual(['redocly.yaml:2:']);
  });

  test('Python, Go and shell: comments', async () => {
    expect(await found('docs/samples/a.py', 'told = 1\n# told\n')).toEqual(['docs/samples/a.py:2:']);
    expect(await found('docs/samples/a.go', 'told := 1\n// told\n')).toEqual(['docs/samples/a.go:2:']);
    expect(await found('docs/commands/a.sh', 'echo told\n# told\n')).toEqual(['docs/commands/a.sh:2:']);
  });

  test('every text stands on its own line', () => {
    expect(textsOf('src/a.ts', 'const a = 1;\n\n/**\n * First.\n * Second.\n */\n').split('\n')).toEqual(
      expect.arrayContaining(['First.', 'Second.']),
    );
  });
});
