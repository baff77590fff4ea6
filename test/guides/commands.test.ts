import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseCommandLine as parseClient } from '../../packages/cli/src/command-line.ts';
import { parseCommandLine as parseOperator } from '../../src/admin/command-line.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { recordedCalls } from './recorded.ts';
import { inlineCode, pages } from './support.ts';

// Every command of a guide exists, with its flags and arguments. test/docs/ runs those that are files.

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** What a command prints while it is parsed. */
const printed: string[] = [];
const print = (text: string) => void printed.push(text);
const output = { out: print, err: print };

const CLIENT = '@referral-tracking/cli';

/** In a sentence a command stands for itself: what it needs may be missing. */
const isShortened = (said: string): boolean => /missing|required|not specified|requires/i.test(said);

/** What is wrong with the words after the program's name; undefined if nothing is. */
function faultOf(parse: (words: string[]) => { kind: string }, words: string[], inText: boolean): string | undefined {
  printed.length = 0;
  const parsed = parse(words);
  const said = printed.join('');
  if (parsed.kind === 'job' || parsed.kind === 'alone') return undefined;
  // `npx @referral-tracking/cli` alone, or a noun with its verbs in a table.
  if (inText && (words.length === 0 || parsed.kind === 'help' || isShortened(said))) return undefined;
  return `${words.join(' ')}: ${said.split('\n')[0]}`;
}

const clientFault = (words: string[], inText: boolean) => faultOf((all) => parseClient(all, output), words, inText);
const operatorFault = (words: string[], inText: boolean) =>
  faultOf((all) => parseOperator(all, systemClock, output), words, inText);

/** Scripts of the checkout; a project of a recipe has its own `package.json`. */
const scriptFault = ([name = '']: string[]): string | undefined =>
  name in scripts || name === 'build' ? undefined : `npm run ${name} does not exist`;

/** A file of the checkout that a program is given. */
const fileFault = (words: string[]): string | undefined =>
  words
    .filter((word) => /^(docs|examples|scripts|deploy|src|test)\/[\w./-]+\.\w+$/.test(word) && !existsSync(word))
    .map((word) => `${word} does not exist`)[0];

/** What is wrong with a command of a guide. */
function fault([program, ...words]: string[], inText = false): string | undefined {
  const given = words.filter((word) => !['-s', '--no-install', '-y'].includes(word));
  if (program === 'npx' && given[0] === CLIENT) return clientFault(given.slice(1), inText);
  if (program === 'npm' && given[0] === 'run' && given[1] === 'admin') return operatorFault(given.slice(3), inText);
  if (program === 'npm' && given[0] === 'run') return scriptFault(given.slice(1));
  return fileFault(words);
}

/** The nouns of a help. */
function nounsOf(parse: (words: string[]) => unknown): Set<string> {
  printed.length = 0;
  parse(['--help']);
  const nouns = [...printed.join('').matchAll(/^ {2}([a-z][a-z-]+)\b/gm)].map(([, noun]) => noun!);
  // The examples of a help begin with `npx`.
  return new Set(nouns.filter((noun) => noun !== 'npx'));
}
const clientNouns = nounsOf((words) => parseClient(words, output));
const operatorNouns = nounsOf((words) => parseOperator(words, systemClock, output));

/** The words of code in a sentence, up to a placeholder such as `<command>`. A variable or what is left out is a number. */
const wordsOf = (code: string): string[] =>
  (code.replace(/<[a-z].*/, '').match(/"[^"]*"|\S+/g) ?? []).map((word) =>
    word.replaceAll('"', '').replace(/^[$<].*|…$/, '3'),
  );

/** The commands that sentences and tables name with the program that has them. */
const namedCommands = (text: string): string[][] =>
  inlineCode(text)
    .filter((code) => code.startsWith(`npx ${CLIENT}`) || code.startsWith('npm run '))
    .map(wordsOf);

/** Commands of other programs. */
const OTHERS = ['member add']; // of etcdctl

/** What is wrong with a command that is named without its program, such as `commission repair`. */
function bareFault(words: string[]): string | undefined {
  const [noun = '', verb = ''] = words;
  const known = clientNouns.has(noun) || operatorNouns.has(noun);
  if (!known || !/^[a-z][a-z-]+$/.test(verb) || OTHERS.includes(words.join(' '))) return undefined;
  if (operatorNouns.has(noun) && operatorFault(words, true) === undefined) return undefined;
  return clientFault(words, true);
}

describe.each(pages)('$path', ({ text }) => {
  test('has only commands that exist, with their flags', () => {
    expect(recordedCalls(text).flatMap((call) => fault(call) ?? [])).toEqual([]);
  });
  test('names only commands that exist', () => {
    expect(namedCommands(text).flatMap((words) => fault(words, true) ?? [])).toEqual([]);
    expect(inlineCode(text).flatMap((code) => bareFault(wordsOf(code)) ?? [])).toEqual([]);
  });
});

test('a misspelled flag, an unknown command and a missing argument are found', () => {
  const calls = recordedCalls(
    ['```sh', `npx ${CLIENT} webhook add --types sale.recorded --url https://brand.dev/`, '```'].join('\n'),
  );
  expect(fault(calls[0]!)).toContain("unknown option '--types'");
  expect(fault(['npx', CLIENT, 'webhook', 'ad'], true)).toContain("unknown command 'ad'");
  expect(fault(['npx', CLIENT, 'conformance'])).toContain('--aff');
  expect(fault(['npm', 'run', '-s', 'admin', '--', 'link', 'alias'], true)).toContain("unknown command 'alias'");
  expect(fault(['npm', 'run', 'nothing'])).toContain('does not exist');
  expect(bareFault(['commission', 'repear'])).toContain("unknown command 'repear'");
});
