import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The programs of this repository, as their users start them: compiled. They start in a third of the time that they need from
// source. While a source is newer than the build, as when someone is working on it, they run from source.

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folders of sources and of what `npm run build` makes of them. */
const BUILDS = {
  src: 'dist/src',
  'packages/client/src': 'packages/client/dist',
  'packages/shared/src': 'packages/shared/dist',
  'packages/cli/src': 'packages/cli/dist',
};

/** Whether each file of a folder was compiled after its last change. */
function isBuilt([source, build]: [string, string]): boolean {
  const files = readdirSync(join(root, source), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /(?<!\.d)\.ts$/.test(file))
    .every((file) => {
      const compiled = join(root, build, file.replace(/\.ts$/, '.js'));
      return existsSync(compiled) && statSync(compiled).mtimeMs >= statSync(join(root, source, file)).mtimeMs;
    });
}

let isCurrent: boolean | undefined;

/** The arguments of Node for a program, which is named by its source. They are valid in every folder. */
export function program(source: 'src/main.ts' | 'src/admin/main.ts' | 'packages/cli/src/main.ts'): string[] {
  isCurrent ??= Object.entries(BUILDS).every(isBuilt);
  if (!isCurrent) return ['--import', import.meta.resolve('tsx'), join(root, source)];
  const [folder, build] = Object.entries(BUILDS).find(([sources]) => source.startsWith(`${sources}/`))!;
  return [join(root, source.replace(folder, build).replace(/\.ts$/, '.js'))];
}
