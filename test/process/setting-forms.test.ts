import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/config/index.ts';
import { documented } from '../deploy/documented.ts';

// Origins and links are compared with settings as texts, so each setting has one form.

test.each([
  ['https://Referrals.Brand.DEV:443/', 'https://referrals.brand.dev'],
  ['HTTP://brand.dev:80', 'http://brand.dev'],
  ['https://brand.dev:8443/Referrals//', 'https://brand.dev:8443/Referrals'],
  ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
  ['https://brand.dev/a/../b?', 'https://brand.dev/b'],
])('reads BASE_URL=%s in the form that browsers send', (BASE_URL, form) => {
  expect(readConfig({ BASE_URL })).toMatchObject({ baseUrl: form, docsUrl: `${form}/docs/errors` });
  expect(readConfig({ DOCS_URL: BASE_URL }).docsUrl).toBe(form);
});

test('reads HOST in the form of a URL', () => {
  const forms = { LOCALHOST: 'localhost', '127.1': '127.0.0.1', '[0:0::1]': '::1', 'Brand.dev': 'brand.dev' };
  for (const [HOST, host] of Object.entries(forms)) expect(readConfig({ HOST }).host).toBe(host);
});

test('refuses white space around each variable, except that of an earlier key', () => {
  const names = documented().filter((name) => name !== 'SECRET_KEY_PREVIOUS');
  expect(names).toContain('OIDC_CLIENT_SECRET');
  // So that the others are read too.
  const needed = {
    OIDC_ISSUER: 'https://id.brand.dev',
    OIDC_CLIENT_ID: 'x',
    PARTNER_OIDC_ISSUER: 'https://id.brand.dev',
    PARTNER_OIDC_CLIENT_ID: 'x',
    SMTP_URL: 'smtp://mail.brand.dev',
    MAIL_FROM: 'referrals@brand.dev',
    METRICS_PORT: '9464',
  };
  for (const name of names) {
    for (const value of [' ', `${'x'.repeat(32)}\n`, '\t3000', 'http://localhost:3000\r']) {
      const message = `${name} must not begin or end with white space, such as a line break`;
      expect(() => readConfig({ ...needed, [name]: value })).toThrow(new ConfigError(message));
    }
  }
  const former = `${'x'.repeat(32)}\r\n`;
  expect(readConfig({ SECRET_KEY_PREVIOUS: former }).previousSecretKeys).toEqual([former]);
});

test.each([
  ['BASE_URL', 'https://ada:word@brand.dev'],
  ['HOST', 'brand.dev/x'],
  ['HOST', 'ada@brand.dev'],
])('refuses %s=%s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be`));
});
