import { readFileSync } from 'node:fs';

/** The variables in the first column of the README's table. */
export function documented(): string[] {
  const [, table = ''] = /<!-- #region configuration -->([^]*?)<!-- #endregion/.exec(
    readFileSync('README.md', 'utf8'),
  )!;
  const rows = [...table.matchAll(/^\| (`[A-Z_`, ]+`) +\|(.*)$/gm)];
  // The meaning of a row may name variables that go with it.
  const beside = /`(PARTNER_OIDC_CLIENT_(?:ID|SECRET))`/g;
  return rows.flatMap(([, names, meaning]) => [
    ...[...names!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!),
    ...[...meaning!.matchAll(beside)].map(([, name]) => name!),
  ]);
}
