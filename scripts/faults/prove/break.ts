import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../bench/processes.ts';
import { REPORT_FOLDER } from '../world/index.ts';

interface Patch {
  /** the path below dist/ */
  file: string;
  /** the text to replace, which must occur at least once; every occurrence is replaced */
  find: string;
  replace: string;
}

export interface Breakage {
  name: string;
  text: string;
  /** the faults under which the breakage must be detected */
  faults: string[];
  patches: Patch[];
  /** SQL to run after the schema is created */
  sql?: string;
}

/**
 * Copies the built service and applies the patches to the copy; returns its folder. Throws if a patch matches nothing.
 */
export function breakCopy({ name, patches }: Breakage): string {
  const copy = join(REPORT_FOLDER, 'broken', name, 'dist');
  rmSync(copy, { recursive: true, force: true });
  const built = join(root, 'dist');
  const filter = (path: string) => !path.endsWith('.map') && path !== join(built, 'docs');
  cpSync(built, copy, { recursive: true, filter });
  for (const { file, find, replace } of patches) {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(find))
      throw new Error(`the breakage ${name} does not fit ${file} any more: "${find}" is not there`);
    writeFileSync(
      path,
      text.replaceAll(find, () => replace),
    );
  }
  return copy;
}
