import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '../../src/config/index.ts';

// The table of the README has exactly the variables that the service reads.

/** The names that the configuration asks for. */
function readNames(): Set<string> {
  const names = new Set<string>();
  // With these, the variables are read that are only asked for together with others.
  const given: Record<string, string> = {
    METRICS_PORT: '9464',
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM: 'a@brand.dev',
  };
  const environment = new Proxy(given, {
    get(target, name: string) {
      names.add(name);
      return target[name];
    },
  });
  readConfig(environment);
  return names;
}

const [, table = ''] = /<!-- #region configuration -->([^]*?)<!-- #endregion/.exec(readFileSync('README.md', 'utf8'))!;
const cells = [...table.matchAll(/^\| (`[^|]*)\|/gm)].map(([, cell]) => cell!);
const rows = cells.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!));
/** Also those that a row explains with another variable. */
const explained = [...table.matchAll(/`([A-Z][A-Z_]+[A-Z])`/g)].map(([, name]) => name!);

test('the table explains every variable that the service reads', () => {
  const missing = [...readNames()].filter((name) => !explained.includes(name));
  expect(missing, 'Add them to "Configuration" in README.md').toEqual([]);
});

test('the table has no variable that the service does not read', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((name) => !readNames().has(name))).toEqual([]);
});
