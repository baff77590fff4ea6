import { describe, expect, test } from 'vitest';
import { MINUTE } from '../../src/lib/clock.ts';
import { mailerUnderTest } from './support/mailer.ts';

// What becomes of a mail when the mail server accepts it, refuses it, or is down.

const under = mailerUnderTest();
/** Sends what is due, whether or not the mail server can be reached. */
const send = () => under.mailer.send().catch(() => undefined);

describe('the mail server', () => {
  test('accepts the mail: it is sent, and its address and text are deleted', async () => {
    const id = await under.queue();
    await under.mailer.send();
    expect(under.server.mails.map(({ to }) => to)).toEqual([['anna@partner.dev']]);
    expect(await under.row(id)).toMatchObject({
      state: 'sent',
      attempts: 1,
      sealed: null,
      problem: null,
      ended_at: under.clock.now(),
    });
    await under.mailer.send();
    expect(under.server.mails).toHaveLength(1);
  });

  test('is down: the mail is sent when it is up again', async () => {
    await under.server.pause();
    const id = await under.queue();
    await expect(under.mailer.send()).rejects.toThrow('the mail server does not accept mail: ECONNREFUSED');
    expect(await under.stateOf(id)).toEqual({ state: 'queued', attempts: 1, problem: 'ECONNREFUSED' });
    await under.server.resume();
    await under.mailer.send();
    expect(under.server.mails).toHaveLength(0);
    under.clock.advance({ ms: 2 * MINUTE });
    await under.mailer.send();
    expect(under.server.mails).toHaveLength(1);
    expect(await under.stateOf(id)).toEqual({ state: 'sent', attempts: 2, problem: null });
  });

  test('is down: one mail uses up an attempt, the others wait', async () => {
    await under.server.pause();
    const ids = [await under.queue(), await under.queue(), await under.queue()];
    await send();
    expect(await Promise.all(ids.map(async (id) => (await under.row(id)).attempts as number))).toEqual([1, 0, 0]);
    await under.server.resume();
    await send();
    expect(under.server.mails).toHaveLength(2);
  });

  test.each([
    ['the address', { recipient: 451 }, '451'],
    ['the text', { data: 452 }, '452'],
  ])('refuses %s for now: the mail is tried again, and others are sent', async (_, behaviour, problem) => {
    const id = await under.queue();
    await under.server.behave(behaviour);
    await under.mailer.send();
    expect(await under.stateOf(id)).toEqual({ state: 'queued', attempts: 1, problem });
    await under.server.behave({});
    await under.queue({ to: 'ben@partner.dev' });
    await under.mailer.send();
    expect(under.server.mails.map(({ to }) => to)).toEqual([['ben@partner.dev']]);
    under.clock.advance({ ms: 2 * MINUTE });
    await under.mailer.send();
    expect(under.server.mails).toHaveLength(2);
  });

  test.each([
    ['the address', { recipient: 550 }, '550'],
    ['the text', { data: 554 }, '554'],
  ])('refuses %s for good: the mail has failed', async (_, behaviour, problem) => {
    const id = await under.queue();
    await under.server.behave(behaviour);
    await under.mailer.send();
    expect(await under.row(id)).toMatchObject({
      state: 'failed',
      attempts: 1,
      problem,
      sealed: null,
      ended_at: under.clock.now(),
    });
    await under.server.behave({});
    under.clock.advance({ days: 2 });
    await under.mailer.send();
    expect(under.server.mails).toEqual([]);
  });

  test.each([
    ['the sender', { sender: 550 }, '550'],
    ['the password', { account: { user: 'brand', password: 'right' } }, '535'],
  ])('refuses %s, which the operator can correct: the mail is tried again', async (_, behaviour, problem) => {
    const url = under.server.settings.url.replace('//', '//brand:wrong@');
    const box = under.instance({ mail: { ...under.server.settings, url } });
    const id = await under.queue();
    await under.server.behave(behaviour);
    await expect(box.send()).rejects.toThrow(`the mail server does not accept mail: ${problem}`);
    expect(await under.stateOf(id)).toEqual({ state: 'queued', attempts: 1, problem });
  });

  test('gets the user and the password of SMTP_URL', async () => {
    await under.server.behave({ account: { user: 'br@nd', password: 'p:/#%' } });
    const credentials = `${encodeURIComponent('br@nd')}:${encodeURIComponent('p:/#%')}`;
    await under.queue();
    await under
      .instance({
        mail: { ...under.server.settings, url: under.server.settings.url.replace('//', `//${credentials}@`) },
      })
      .send();
    expect(under.server.mails.map(({ user }) => user)).toEqual(['br@nd']);
  });
});
