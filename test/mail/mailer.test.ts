import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { mailJob } from '../../src/jobs/jobs.ts';
import { runDueJobs } from '../../src/jobs/scheduler.ts';
import { MINUTE } from '../../src/lib/clock.ts';
import { listJobs } from '../../src/common/jobs.ts';
import { bundled } from '../support/bundled.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { mailerUnderTest } from './support/mailer.ts';

// A mail is sent once, also when instances send at the same time or end in the middle.

const under = mailerUnderTest();
/** Sends what is due, whether or not the mail server can be reached. */
const send = () => under.mailer.send().catch(() => undefined);

test('the pauses between the attempts grow, and after eight attempts the mail has failed', async () => {
  const id = await under.queue();
  await under.server.behave({ data: 451 });
  const pauses: number[] = [];
  for (;;) {
    await under.mailer.send();
    const { state, due_at } = await under.row(id);
    if (state !== 'queued') break;
    pauses.push((due_at.getTime() - under.clock.now().getTime()) / MINUTE);
    under.clock.set(new Date(due_at.getTime() - 1));
    await under.mailer.send();
    under.clock.advance({ ms: 1 });
  }
  expect(pauses).toEqual([2, 5, 15, 60, 180, 360, 720]);
  expect(under.server.begun).toHaveLength(8);
  expect(await under.stateOf(id)).toEqual({ state: 'failed', attempts: 8, problem: '451' });
});

test('a mail whose link has expired is not sent', async () => {
  await under.server.behave({ data: 451 });
  const id = await under.queue({ lifetimeMs: 15 * MINUTE });
  await under.mailer.send();
  await under.server.behave({});
  under.clock.advance({ ms: 15 * MINUTE });
  await under.mailer.send();
  expect(await under.stateOf(id)).toMatchObject({ state: 'canceled', attempts: 2 });
  expect(under.server.mails).toEqual([]);
});

test.each(['a,b@partner.dev', 'g:b@partner.dev;', 'Ada <b@partner.dev>', '"b@partner.dev" x@brand.dev'])(
  'a recipient is an address and never the text of a header: %s',
  async (to) => {
    await under.queue({ to });
    await send();
    const other = under.server.mails.flatMap((mail) => mail.to).filter((one) => one === 'b@partner.dev');
    expect(other).toEqual([]);
  },
);

test('of five instances that send at the same moment, each mail is sent by one', async () => {
  for (let i = 0; i < 20; i++) await under.queue({ to: `p${i}@partner.dev` });
  await Promise.all([1, 2, 3, 4, 5].map(() => under.instance().send()));
  const recipients = under.server.mails.map(({ to }) => to[0]);
  expect([recipients.length, new Set(recipients).size]).toEqual([20, 20]);
  expect(await under.db.knex('mails').distinct().pluck('attempts')).toEqual([1]);
});

test('an instance that is slow does not make another send the same mail', async () => {
  await under.server.behave({ delayMs: 500 });
  await under.queue();
  await Promise.all([under.mailer.send(), under.instance().send(), under.instance().send()]);
  expect(under.server.begun).toHaveLength(1);
});

test('a mail whose instance was killed during the attempt is sent by another one', async () => {
  const id = await under.queue();
  await under.server.behave({ delayMs: 60_000 });
  const script = await bundled('test/mail/support/send.ts');
  const args = [
    under.databaseUrl,
    under.server.settings.url,
    SECRET_KEY.toString('base64url'),
    under.clock.now().toISOString(),
  ];
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' });
  await expect.poll(() => under.server.begun.length, { timeout: 20_000 }).toBe(1);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await under.server.pause();
  await under.server.behave({});
  await under.server.resume();
  await under.mailer.send();
  expect(await under.stateOf(id)).toEqual({ state: 'queued', attempts: 1, problem: null });
  under.clock.advance({ ms: 2 * MINUTE });
  await under.mailer.send();
  expect(under.server.mails).toHaveLength(1);
  expect(await under.stateOf(id)).toEqual({ state: 'sent', attempts: 2, problem: null });
});

test('the attempts of a mail have one Message-ID, which no other mail has', async () => {
  await under.queue();
  // The service cannot note that the mail server accepted the mail, as if it had ended before.
  await under.db.knex.raw(`create function refuse_end() returns trigger language plpgsql as
    $$ begin if new.state = 'sent' then raise exception 'no'; end if; return new; end $$;
    create trigger refuse_end before update on mails for each row execute function refuse_end()`);
  await expect(under.mailer.send()).rejects.toThrow('no');
  await under.db.knex.raw('drop trigger refuse_end on mails; drop function refuse_end');
  under.clock.advance({ ms: 2 * MINUTE });
  await under.mailer.send();
  await under.queue();
  await under.mailer.send();
  const [first, again, other] = under.server.mails.map(({ headers }) => headers['message-id']);
  expect(first).toMatch(/^<mail\.\d+\.[a-z0-9]+@referrals\.brand\.dev>$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('a mail that was stored with another SECRET_KEY has failed', async () => {
  const id = await under.queue();
  await under.instance({ secretKey: Buffer.alloc(32, 7) }).send();
  expect(await under.stateOf(id)).toEqual({ state: 'failed', attempts: 1, problem: 'unreadable' });
});

test('at the shutdown no other mail is begun, and a slow attempt is interrupted', async () => {
  await under.server.behave({ delayMs: 60_000 });
  const ids = [await under.queue(), await under.queue()];
  const sending = send();
  await expect.poll(() => under.server.begun.length).toBe(1);
  const before = performance.now();
  await under.mailer.close();
  await sending;
  expect(performance.now() - before).toBeLessThan(15_000);
  expect(await Promise.all(ids.map(async (id) => (await under.stateOf(id)).attempts as number))).toEqual([1, 0]);
});

test('the log names neither the address, the text of the mail server nor the password', async () => {
  await under.server.behave({ recipient: 550 });
  await under.queue({ to: 'secret@partner.dev' });
  const url = under.server.settings.url.replace('//', '//brand:hidden@');
  await under.instance({ mail: { ...under.server.settings, url } }).send();
  expect(under.warnings).toHaveLength(1);
  expect(JSON.stringify(under.warnings)).toContain('"problem":"550"');
  expect(JSON.stringify(under.warnings)).not.toMatch(/secret@|not now|hidden/);
});

describe('the job', () => {
  const look = (errors: unknown[] = []) =>
    runDueJobs({
      db: under.db,
      clock: under.clock,
      log: { error: (fields: unknown) => void errors.push(fields) },
      jobs: [mailJob(under.mailer)],
    });

  test('sends what no instance has sent, every minute', async () => {
    await under.queue();
    await look();
    expect(under.server.mails).toHaveLength(1);
    await under.queue();
    under.clock.advance({ ms: MINUTE });
    await look();
    expect(under.server.mails).toHaveLength(2);
  });

  test('shows that the mail server cannot be reached', async () => {
    await under.server.pause();
    await under.queue();
    const errors: unknown[] = [];
    await look(errors);
    await under.server.resume();
    expect(errors).toHaveLength(1);
    expect(await listJobs(under.db)).toMatchObject([
      { name: 'mail', finished_at: null, error: 'the mail server does not accept mail: ECONNREFUSED' },
    ]);
  });

  test('deletes mails with sign-in links a day after they ended', async () => {
    await under.queue();
    await look();
    under.clock.advance({ days: 1 });
    await look();
    expect(await under.db.knex('mails')).toHaveLength(1);
    under.clock.advance({ ms: MINUTE });
    await look();
    expect(await under.db.knex('mails')).toHaveLength(0);
  });
});
