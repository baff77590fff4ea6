import { describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config/index.ts';

describe('SMTP_URL and MAIL_FROM', () => {
  const [SMTP_URL, MAIL_FROM] = ['smtp://user:p%40ss@mail.brand.dev:587', 'Brand <referrals@brand.dev>'];

  test('are the mail server and the sender; without both no mail is sent', () => {
    expect(readConfig({ SMTP_URL, MAIL_FROM }).mail).toEqual({
      url: SMTP_URL,
      from: { name: 'Brand', address: 'referrals@brand.dev' },
    });
    expect(readConfig({}).mail).toBeUndefined();
    expect(readConfig({ SMTP_URL: '', MAIL_FROM: '' }).mail).toBeUndefined();
  });

  test.each([
    ['r@brand.dev', ''],
    ['Ünïcode Brand <r@brand.dev>', 'Ünïcode Brand'],
    ['"Brand, Inc." <r@brand.dev>', 'Brand, Inc.'],
    ['Brand, Inc. <r@brand.dev>', 'Brand, Inc.'],
    ['<r@brand.dev>', ''],
  ])('the sender may be %s', (from, name) => {
    expect(readConfig({ SMTP_URL, MAIL_FROM: from }).mail?.from).toEqual({ name, address: 'r@brand.dev' });
  });

  test.each([
    ['SMTP_URL is required when MAIL_FROM is set', { MAIL_FROM }],
    ['MAIL_FROM is required when SMTP_URL is set', { SMTP_URL }],
    ['SMTP_URL must be an smtp:// or smtps:// URL', { SMTP_URL: 'mail.brand.dev', MAIL_FROM }],
    ['SMTP_URL must be an smtp:// or smtps:// URL', { SMTP_URL: 'https://mail.brand.dev', MAIL_FROM }],
    ['SMTP_URL must be an smtp:// or smtps:// URL', { SMTP_URL: 'smtp://', MAIL_FROM }],
    ...['brand.dev', 'a@b@c', 'Brand <>', 'Brand referrals@brand.dev', '@brand.dev', 'a@b, c@d', 'x\n <a@b.dev>'].map(
      (from): [string, object] => ['MAIL_FROM must be an e-mail address', { SMTP_URL, MAIL_FROM: from }],
    ),
  ])('%s', (message, env) => {
    expect(() => readConfig(env as Record<string, string>)).toThrow(message);
  });

  test('parameters that the mail library would ignore stop the start', () => {
    const read = (query: string) => readConfig({ SMTP_URL: `${SMTP_URL}?${query}`, MAIL_FROM });
    expect(read('requireTLS=false&tls.servername=mail.brand.dev').mail?.url).toContain('tls.servername');
    expect(() => read('requireTls=true')).toThrow('SMTP_URL has the unknown parameter "requireTls"');
    expect(() => read('socket=x')).toThrow('"socket"');
  });

  test('a wrong URL is not repeated in the message, because it may contain a password', () => {
    const read = () => readConfig({ SMTP_URL: 'https://user:hidden@mail.brand.dev', MAIL_FROM });
    expect(read).toThrow('SMTP_URL');
    expect(read).not.toThrow('hidden');
  });
});
