import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS } from '../../../src/database/migrate.ts';
import { parseAddress } from '../../../src/common/email.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

/** Each spelling that an earlier version may have stored, in the form that addresses have. */
const OLD = {
  'x@xn--mnchen-3ya.example': 'x@m\u00fcnchen.example',
  "e\u0301va.o'neil@brand.dev": "\u00e9va.o'neil@brand.dev",
  'anna@brand.dev': 'anna@brand.dev',
};

test('the migration gives addresses their one form, and can be repeated', async () => {
  const { knex } = service.db;
  const { migration } = MIGRATIONS.find(({ name }) => name.endsWith('one-form-of-addresses')) ?? {};
  for (const [old, form] of Object.entries(OLD)) {
    expect(parseAddress(old)).toBe(form);
    await service.make.person(old);
    await knex('partners').insert({ name: 'P', email: old, created_at: service.clock.now() });
  }
  // Two accounts of one mailbox.
  await service.make.person('y@xn--mnchen-3ya.example');
  await service.make.person('y@m\u00fcnchen.example');
  for (let run = 0; run < 2; run++) await migration!.up(knex);
  const stored = (table: string) => knex(table).orderBy('id').pluck<string[]>('email');
  expect(await stored('partners')).toEqual(Object.values(OLD));
  expect(await stored('accounts')).toEqual([
    ...Object.values(OLD),
    'y@xn--mnchen-3ya.example',
    'y@m\u00fcnchen.example',
  ]);
});
