// What the packages below packages/ share with the service. Each installs without it, so each gets a copy of its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const CLI = 'packages/cli/src/generated';

/** Where each shared file is edited, by its copy. */
const COPIES: Record<string, string> = {
  [`${CLI}/contract.ts`]: 'src/contract/index.ts',
  [`${CLI}/template.ts`]: 'src/contract/template.ts',
  [`${CLI}/first-line.ts`]: 'src/lib/first-line.ts',
  [`${CLI}/formats.ts`]: 'src/lib/formats.ts',
  [`${CLI}/ids.ts`]: 'src/lib/ids.ts',
  [`${CLI}/terminal-text.ts`]: 'src/lib/terminal-text.ts',
};

/** The copies' texts, by their paths; `root` is the repository's folder. */
export const sharedFiles = (root: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(COPIES).map(([copy, source]) => [
      copy,
      `// Copied from ${source} by \`npm run generate\`. Do not edit.\n${readFileSync(join(root, source), 'utf8')}`,
    ]),
  );

/** The manifest's fields that every package has in common. The service's manifest is where they are set. */
const COMMON = ['version', 'license', 'author', 'homepage', 'repository', 'bugs', 'type', 'engines'] as const;
/** The folders of the packages that npm knows as workspaces. */
export const WORKSPACES = {
  contract: 'generated',
  client: 'packages/client',
  cli: 'packages/cli',
  snippet: 'packages/snippet',
};

type Manifest = Record<string, unknown>;

function withCommonFields(own: Manifest, service: Manifest, folder: string): Manifest {
  const common: Manifest = Object.fromEntries(COMMON.map((field) => [field, service[field]]));
  common.repository = { ...(service.repository as object), directory: folder };
  // JSON leaves out a field that the service's manifest does not have.
  const siblings = Object.fromEntries(
    Object.entries((own.dependencies ?? {}) as Record<string, string>).map(([name, version]) => [
      name,
      name.startsWith('@referral-tracking/') ? (service.version as string) : version,
    ]),
  );
  return { ...own, ...common, ...(own.dependencies ? { dependencies: siblings } : {}) };
}

/** The manifests of the packages, with what the service's says for all of them. */
export function manifests(root: string): Record<string, string> {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;
  const service = read('package.json');
  return Object.fromEntries(
    Object.values(WORKSPACES).map((folder) => {
      const path = `${folder}/package.json`;
      return [path, `${JSON.stringify(withCommonFields(read(path), service, folder), null, 2)}\n`];
    }),
  );
}
