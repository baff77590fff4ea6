import { randomBytes } from 'node:crypto';
import knexModule, { type Knex } from 'knex';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as schema from '../../src/database/migrations/0001-schema.ts';
import { databaseUrl } from '../support/global-setup.ts';

// Accounts and the issuer that their people sign in at, in a locale whose `lower` knows more letters than A to Z.

const name = `referral_locale_${randomBytes(6).toString('hex')}`;
const open = (connectionString: string): Knex => knexModule({ client: 'pg', connection: { connectionString } });
let server: Knex;
let knex: Knex;
beforeAll(async () => {
  server = open(inject('serverUrl'));
  await server.raw(`create database ${name} template template0 encoding 'UTF8' locale_provider icu icu_locale 'en-US'`);
  knex = open(databaseUrl(inject('serverUrl'), name));
  await schema.up(knex);
});
afterAll(async () => {
  await knex.destroy();
  await server.raw(`drop database ${name} with (force)`);
  await server.destroy();
});

const at = new Date('2026-06-01T12:00:00Z');
const account = (email: string) => knex('accounts').insert({ email, status: 'active', created_at: at });

test('of an address only A to Z must be in lower case', async () => {
  await account('Änna@brand.dev');
  await account('\u212Aim@brand.dev');
  await expect(account('Cleo@brand.dev')).rejects.toThrow('accounts_email_lower');
});

test('a person has one account, and a binding is whole', async () => {
  await account('ben@brand.dev');
  const bind = (email: string, binding: object) => knex('accounts').where({ email }).update(binding);
  await bind('ben@brand.dev', { issuer: 'https://id.brand.dev', subject: '1' });
  await expect(bind('Änna@brand.dev', { issuer: 'https://id.brand.dev', subject: '1' })).rejects.toThrow(
    'accounts_issuer_subject',
  );
  await expect(bind('Änna@brand.dev', { issuer: 'https://id.brand.dev' })).rejects.toThrow('accounts_binding_whole');
});
