// Compiles the service, the kit and all mutated files into one folder. A process of this build runs one mutation, which
// `hooks.ts` puts instead of the file that it changes.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { sourceOf } from './current.ts';
import { Stale, type Mutation } from './mutation.ts';

/** What a process of the build needs: the service, the kit, and this folder. */
const SOURCES = ['src', 'packages/cli/src', 'scripts/kit'];

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  rewriteRelativeImportExtensions: true,
  verbatimModuleSyntax: true,
};

/** The TypeScript files of a folder, or those with another ending, relative to the checkout. */
export const filesBelow = (root: string, folder: string, ending = '.ts'): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

const compile = (text: string): string => ts.transpileModule(text, { compilerOptions: OPTIONS }).outputText;

export interface Build {
  folder: string;
  /** the compiled file of a mutation and the one whose place it takes, both relative to the folder */
  swaps: ReadonlyMap<string, { original: string; mutant: string }>;
  /** the names of mutations whose code has changed, each with the reason */
  stale: ReadonlyMap<string, string>;
}

const compiledName = (file: string): string => file.replace(/\.ts$/, '.js');

function write(folder: string, file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/**
 * Builds everything again into the folder, which must be inside the checkout, since packages are found in its
 * `node_modules`.
 */
export function build(root: string, folder: string, mutations: readonly Mutation[]): Build {
  rmSync(folder, { recursive: true, force: true });
  for (const file of SOURCES.flatMap((source) => filesBelow(root, source))) {
    write(folder, compiledName(file), compile(readFileSync(join(root, file), 'utf8')));
  }
  const swaps = new Map<string, { original: string; mutant: string }>();
  const stale = new Map<string, string>();
  for (const [i, mutation] of mutations.entries()) {
    const mutated = sourceOf(root, mutation);
    if (mutated instanceof Stale) stale.set(mutation.id, mutated.message);
    if (!mutated || mutated instanceof Stale) continue;
    const original = compiledName(mutated.file);
    const mutant = original.replace(/\.js$/, `.mutant-${i}.js`);
    write(folder, mutant, compile(mutated.text));
    swaps.set(mutation.id, { original, mutant });
  }
  return { folder, swaps, stale };
}
