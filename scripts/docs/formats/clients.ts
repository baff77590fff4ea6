// Packs the clients into archives that the documentation serves: anyone who can reach a deployment can install the clients
// that belong to it, without a checkout.
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { create } from 'tar';

/** The folder of the archives within the site. */
export const CLIENTS = 'clients';

interface Archive {
  /** the file's name without `.tgz` */
  name: string;
  /** relative to the checkout */
  folder: string;
  /** the folder in the archive; npm demands `package` */
  prefix: string;
  /** files and folders to pack */
  entries: string[];
}

/** Every package on npm has these, whatever its `files` are. */
const ALWAYS = ['package.json', 'README.md', 'LICENSE'];

function npmArchive(root: string, folder: string): Archive {
  const { name, files } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    name: string;
    files: string[];
  };
  const missing = files.find((file) => !existsSync(join(root, folder, file)));
  if (missing) throw new Error(`${folder}/${missing} is missing; run \`npm run build\``);
  return { name: name.replace('@', '').replace('/', '-'), folder, prefix: 'package', entries: [...ALWAYS, ...files] };
}

function sourceArchive(root: string, folder: string): Archive {
  const name = `referral-tracking-${basename(folder)}`;
  return { name, folder, prefix: name, entries: readdirSync(join(root, folder)) };
}

/** Files that running or testing a client leaves in its folder. */
const IS_LEFT = /(^|\/)(__pycache__|\..*|.*\.egg-info|.*\.tsbuildinfo)(\/|$)/;

/** Writes the archives into the site's `folder`. The same files give the same bytes, so that their ETags stay. */
export async function writeClients(root: string, folder: string): Promise<void> {
  const archives = [
    ...['packages/client', 'packages/shared', 'packages/cli', 'packages/snippet', 'generated'].map((one) =>
      npmArchive(root, one),
    ),
    ...['sdks/python', 'sdks/go'].map((one) => sourceArchive(root, one)),
  ];
  mkdirSync(join(folder, CLIENTS));
  for (const { name, folder: cwd, prefix, entries } of archives)
    await create(
      {
        cwd: join(root, cwd),
        file: join(folder, CLIENTS, `${name}.tgz`),
        prefix,
        gzip: true,
        portable: true,
        // Some programs refuse archives with times before 1980.
        mtime: new Date('1985-10-26T08:15:00Z'),
        filter: (path) => !IS_LEFT.test(path.replace(/^\.\//, '')),
      },
      entries.toSorted(),
    );
}
