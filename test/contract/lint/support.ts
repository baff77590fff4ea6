// Broken copies of the document, and what Redocly says of them.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

// The document's files are plain JSON here, to be broken at will.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;

export interface Copy {
  /** Changes one of the files below openapi/, given as the data that it holds. */
  edit: (file: string, change: (content: Json) => void) => void;
  /** Replaces a text that stands in the file, for what is lost when YAML is read: anchors, comments, prose. */
  rewrite: (file: string, from: string | RegExp, to: string) => void;
  /** Adds a file. */
  write: (file: string, text: string) => void;
}

export interface Case {
  /** the one rule that must speak; null when none may */
  rule: string | null;
  /** what is broken */
  name: string;
  /** what the rule says */
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
        const content: Json = parse(text, { merge: true });
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

function redocly(roots: string[]): Promise<string> {
  const args = ['lint', '--config', 'redocly.yaml', '--format', 'json', '--max-problems', '10000', ...roots];
  return new Promise((resolve, reject) => {
    execFile('node_modules/.bin/redocly', args, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      // 1: it found something.
      if (error && error.code !== 1) reject(new Error(stderr));
      else resolve(stdout);
    });
  });
}

/** What Redocly says of each case's copy, in one run. */
export async function lint(cases: readonly Case[]): Promise<Problem[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    const roots = cases.map((one, i) => {
      const copy = join(folder, `${i}`);
      cpSync('openapi', copy, { recursive: true });
      one.break(copyAt(copy));
      return join(copy, 'openapi.yaml');
    });
    // One report for each document, one after the other.
    const reports = (await redocly(roots)).split(/(?<=^\})(?=\{)/m);
    return reports.map((report) => (JSON.parse(report) as { problems: Problem[] }).problems);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
