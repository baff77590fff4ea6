import { describe, expect, test } from 'vitest';
import { read, readAll } from './support.ts';

// The steps of a new page of the dashboard (CONTRIBUTING.md): one that was forgotten fails a test here. The compiler reports
// a page without a route.

const ROUTES = 'packages/dashboard/src/routes/program-pages.ts';
const MENU = 'packages/dashboard/src/shell/nav.ts';
const TESTS = 'test/dashboard/';

/** Pages without an entry in the menu, with the way to them. */
const ELSEWHERE: Record<string, string> = {
  '/groups': 'a tab of the page of partners',
  '/invitations': 'a tab of the page of partners',
};

const routes = [...read(ROUTES).matchAll(/path: '(\/[\w-]+)'/g)].map(([, path]) => path!);
const tests = Object.values(readAll(TESTS, '.test.ts')).join('\n');

test('pages are found', () => expect(routes).toContain('/links'));

describe.each(routes)('%s', (path) => {
  test.skipIf(path in ELSEWHERE)('is in the menu', () => {
    expect(read(MENU).includes(`'/app/programs/$programId${path}'`), `Add ${path} to OWNER_NAV in ${MENU}`).toBe(true);
  });

  test('has a test', () => {
    expect(new RegExp(`${path}\\b`).test(tests), `Open ${path} in a test in ${TESTS}`).toBe(true);
  });
});
