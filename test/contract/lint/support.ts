// Lints broken copies of the document with Redocly.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { isLong } from '../../support/long.ts';

// The document's files are plain JSON, so that tests can change them freely.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;

export interface Copy {
  /** Changes the data of a file below openapi/. */
  edit: (file: string, change: (content: Json) => void) => void;
  /** Replaces a text in a file, for parts that are lost when YAML is parsed: anchors, comments, prose. */
  rewrite: (file: string, from: string | RegExp, to: string) => void;
  /** Adds a file. */
  write: (file: string, text: string) => void;
}

export interface Case {
  /** the only rule that must report a problem; null if none may */
  rule: string | null;
  /** the change */
  name: string;
  /** the rule's message */
  says?: RegExp;
  break: (copy: Copy) => void;
}

export interface Problem {
  ruleId: string;
  message: string;
}

function copyAt(folder: string): Copy {
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(folder, file), edit(readFileSync(join(folder, file), 'utf8')));
  return {
    edit: (file, edit) =>
      change(file, (text) => {
        const content: Json = parse(text, { merge: true, maxAliasCount: -1 });
        edit(content);
        return stringify(content);
      }),
    rewrite: (file, from, to) =>
      change(file, (text) => {
        if (text.replace(from, to) === text) throw new Error(`${file} has no ${from}`);
        return text.replace(from, to);
      }),
    write: (file, text) => writeFileSync(join(folder, file), text),
  };
}

/** The file of an operation, which is in the folder of its resource, by its name. */
export function fileOf(name: string): string {
  const room = readdirSync('openapi').find((folder) => existsSync(join('openapi', folder, `${name}.yaml`)));
  return `${room}/${name}.yaml`;
}

const rootIn = (folder: string): string => join(folder, 'openapi.yaml');

/** Removes the operations of the management API from a copy, except for those in files that the case has changed. */
function shorten(folder: string): void {
  const isSpare = (file: string) => {
    const unchanged = readFileSync(join('openapi', file));
    return unchanged.includes('x-access:') && readFileSync(join(folder, file)).equals(unchanged);
  };
  const root = rootIn(folder);
  const text = readFileSync(root, 'utf8');
  const paths = /^ {2}\/\S*:(?: \{ \$ref: |\n {4}\$ref: )([^\s}]+)(?: \})?\n/gm;
  writeFileSync(
    root,
    text.replace(paths, (path, file: string) => (isSpare(file) ? '' : path)),
  );
}

const isOwn = (rule: string): boolean => rule.startsWith('contract/');

/** The configuration without Redocly's own rules, which take half of the time. */
function ownRules(): string {
  const config: Json = parse(readFileSync('redocly.yaml', 'utf8'));
  const rules = Object.fromEntries(Object.entries(config.rules).filter(([name]) => isOwn(name)));
  const plugins = (config.plugins as string[]).map((file) => resolve(file));
  return stringify({ plugins, preprocessors: config.preprocessors, rules, extends: [], telemetry: 'off' });
}

function redocly(config: string, roots: string[]): Promise<string> {
  const args = ['lint', '--config', config, '--format', 'json', '--max-problems', '10000', ...roots];
  return new Promise((settle, reject) => {
    execFile('node_modules/.bin/redocly', args, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      // Exit code 1 means that there are findings.
      if (error && error.code !== 1) reject(new Error(stderr));
      else settle(stdout);
    });
  });
}

async function findingsIn(config: string, roots: string[]): Promise<Problem[][]> {
  // The output has one report after the other, one for each document.
  const reports = (await redocly(config, roots)).split(/(?<=^\})(?=\{)/m);
  return reports.map((report) => (JSON.parse(report) as { problems: Problem[] }).problems);
}

/** The findings of this project's rules in shortened copies, except for what they find when nothing is broken. */
async function findingsOfOwn(folder: string, copies: string[]): Promise<Problem[][]> {
  const unbroken = join(folder, 'unbroken');
  cpSync('openapi', unbroken, { recursive: true });
  const folders = [unbroken, ...copies];
  folders.forEach(shorten);
  const config = join(folder, 'redocly.yaml');
  writeFileSync(config, ownRules());
  const [before, ...found] = await findingsIn(config, folders.map(rootIn));
  const isKnown = ({ ruleId, message }: Problem) =>
    before!.some((known) => known.ruleId === ruleId && known.message === message);
  return found.map((problems) => problems.filter((problem) => !isKnown(problem)));
}

/**
 * The findings in each case's copy: in the long form those of all rules in the whole document; otherwise those of this
 * project's rules in a shorter one, unless the case is about a rule of Redocly's.
 */
export async function lint(cases: readonly Case[]): Promise<Problem[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    const copies = cases.map((one, i) => {
      const copy = join(folder, `${i}`);
      cpSync('openapi', copy, { recursive: true });
      one.break(copyAt(copy));
      return copy;
    });
    const isWhole = cases.map(({ rule }) => isLong || (rule !== null && !isOwn(rule)));
    const whole = await findingsIn('redocly.yaml', copies.filter((_, i) => isWhole[i]).map(rootIn));
    const own = isLong
      ? []
      : await findingsOfOwn(
          folder,
          copies.filter((_, i) => !isWhole[i]),
        );
    return isWhole.map((one) => (one ? whole : own).shift()!);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
