import { expect, test } from 'vitest';
import { startService } from '../support/service.ts';
import { poll, signInToTheDoor } from '../support/sign-in.ts';

// The database work of a page has the same time limit as that of an API request: ten seconds.

/** Makes each statement on the sessions take this number of seconds per row. */
const slowDown = (seconds: number): string => `
  alter table login_sessions rename to all_login_sessions;
  create view login_sessions as select * from all_login_sessions where pg_sleep(${seconds}) is not null`;

test('with a slow database the return page fails within ten seconds, and signs nobody in', async () => {
  const service = await startService();
  const { browser, door, state } = await signInToTheDoor(service);
  await service.db.knex.raw(slowDown(3.9));
  const before = performance.now();
  const page = await browser.open(door.href);
  expect(performance.now() - before).toBeLessThan(11_500);
  expect(page.text).toContain('<h1>The sign-in failed</h1>');
  expect(page.status).toBe(500);
  await service.db.knex.raw('drop view login_sessions; alter table all_login_sessions rename to login_sessions');
  expect((await poll(service, state)).body).toEqual({ data: { status: 'pending' } });
  await service.stop();
});
