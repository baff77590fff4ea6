// Checks the requirements of a release before anything is published.
import { execFileSync } from 'node:child_process';
import { repositoryOf } from '../lib/repository.ts';
import { staleAddresses } from '../sdks/addresses.ts';
import { root } from '../sdks/tools.ts';
import { npmPackages, problemsOfPackages } from './packages.ts';
import { unpinned } from './pins.ts';
import { versionOfDocument, type Release } from './steps.ts';

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function problemsOfCheckout(version: string): string[] {
  const tag = `v${version}`;
  return [
    ...(git('tag', '--points-at', 'HEAD').split('\n').includes(tag) ? [] : [`the checkout is not at the tag ${tag}`]),
    ...unpinned(root).map((reference) => `${reference} is not pinned: run \`npm run release -- pin\`, and commit`),
    ...(git('status', '--porcelain') === '' ? [] : ['the checkout has changes that are not committed']),
  ];
}

/** Why a release cannot be published; empty if it can. A dry run is allowed from any state of the checkout. */
export function problemsOfRelease({ version, dryRun }: Release): string[] {
  const document = versionOfDocument();
  const stale = [...staleAddresses(root, repositoryOf(root)).keys()];
  return [
    ...(document === version ? [] : [`the document's version is ${document}, the release is ${version}`]),
    ...problemsOfPackages(npmPackages(root), version),
    ...stale.map((path) => `${path} names another repository: run \`npm run generate:sdks\``),
    ...(dryRun ? [] : problemsOfCheckout(version)),
  ];
}
