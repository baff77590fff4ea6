// Mutations that StrykerJS generates from the source. Only its mutators are used here: the texts that they would put in
// become mutations like those written by hand, so the kit's run and the tests treat both alike.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { filesBelow } from './build.ts';
import type { Mutation } from './mutation.ts';
import { EQUIVALENT } from './mutations/equivalent.ts';

/** What an integrator can see of the service is decided here. */
export const MUTATED_FOLDERS = ['src/domain', 'src/operations', 'src/api'];

const ignore = (): void => undefined;
const SILENT = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
};

interface Place {
  line: number;
  column: number;
}

/** The offset of each line in a text. */
const linesOf = (text: string): number[] => [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];

const hashOf = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex');

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
};

async function mutationsIn(root: string, file: string): Promise<Mutation[]> {
  const content = readFileSync(join(root, file), 'utf8');
  const options = { plugins: null, ignorers: [], excludedMutations: [] };
  const { mutants } = await new Instrumenter(SILENT).instrument([{ name: file, mutate: true, content }], options);
  const lines = linesOf(content);
  const at = ({ line, column }: Place): number => lines[line]! + column;
  const seen = new Map<string, number>();
  return mutants.map(({ mutatorName, location, replacement }) => {
    const [from, to] = [at(location.start), at(location.end)];
    const original = content.slice(from, to);
    // Named by what is replaced and by its line's text, so that changes elsewhere in the file leave the name as it is.
    const line = content.slice(lines[location.start.line], lines[location.start.line + 1]).trim();
    const hash = hashOf(file, mutatorName, line, original, replacement).slice(0, 10);
    const again = seen.get(hash) ?? 0;
    seen.set(hash, again + 1);
    return {
      id: `${file}#${hash}${again > 0 ? `-${again}` : ''}`,
      area: file.split('/')[1]!,
      what: `line ${location.start.line + 1}: ${short(original)} → ${short(replacement)}`,
      change: { file, from, to, replace: replacement },
      origin: 'generated',
    };
  });
}

/** All generated mutations that are not known to change nothing, in an order that only the seed decides. */
export async function generateMutations(root: string, seed: string): Promise<Mutation[]> {
  const files = MUTATED_FOLDERS.flatMap((folder) => filesBelow(root, folder)).sort();
  const mutations = (await Promise.all(files.map((file) => mutationsIn(root, file)))).flat();
  const place = new Map(mutations.map(({ id }) => [id, hashOf(seed, id)]));
  return mutations
    .filter(({ id }) => !Object.hasOwn(EQUIVALENT, id))
    .sort((a, b) => (place.get(a.id)! < place.get(b.id)! ? -1 : 1));
}
