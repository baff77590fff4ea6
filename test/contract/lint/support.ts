// Lints broken copies of the document with Redocly.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

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

function redocly(roots: string[]): Promise<string> {
  const args = ['lint', '--config', 'redocly.yaml', '--format', 'json', '--max-problems', '10000', ...roots];
  return new Promise((resolve, reject) => {
    execFile('node_modules/.bin/redocly', args, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      // Exit code 1 means that there are findings.
      if (error && error.code !== 1) reject(new Error(stderr));
      else resolve(stdout);
    });
  });
}

/** Redocly's findings in each case's copy, in one run. */
export async function lint(cases: readonly Case[]): Promise<Problem[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    const roots = cases.map((one, i) => {
      const copy = join(folder, `${i}`);
      cpSync('openapi', copy, { recursive: true });
      one.break(copyAt(copy));
      return join(copy, 'openapi.yaml');
    });
    // The output has one report after the other, one for each document.
    const reports = (await redocly(roots)).split(/(?<=^\})(?=\{)/m);
    return reports.map((report) => (JSON.parse(report) as { problems: Problem[] }).problems);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
