import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { parseDatabaseUrl, showDatabaseUrl } from '../../src/lib/database-url.ts';

// The same address is for the service, psql and pg_dump, so the service reads it as libpq does.

/** What pg makes of the address. */
function read(url: string) {
  const { connectionString, ...more } = parseDatabaseUrl(url);
  const { user, password, host, port, database } = new pg.Client({ connectionString });
  return { user, password, host, port, database, ...more };
}

describe('is read as libpq reads it', () => {
  test.each<[string, object]>([
    ['postgres://u:p@db:6432/app', { user: 'u', password: 'p', host: 'db', port: 6432, database: 'app' }],
    ['postgresql://u@db/app', { user: 'u', host: 'db', port: 5432, database: 'app' }],
    ['postgres://u:p@/app?host=/var/run/postgresql', { user: 'u', password: 'p', host: '/var/run/postgresql' }],
    ['postgres://u:p@/app?host=/run&port=6432', { host: '/run', port: 6432, database: 'app' }],
    ['postgres://u:p@?host=/run&dbname=app', { user: 'u', host: '/run', database: 'app' }],
    ['postgres:///app?host=/run&user=u&password=p', { user: 'u', password: 'p', host: '/run', database: 'app' }],
    ['postgres://u:p@%2Fvar%2Frun/app', { user: 'u', host: '/var/run', database: 'app' }],
    ['postgres://u%40x:p%2Fw%3F%23%25@db/my%20app', { user: 'u@x', password: 'p/w?#%', database: 'my app' }],
    ['postgres://u@[::1]:6432/app', { host: '::1', port: 6432 }],
    ['postgres://u@db:6432', { host: 'db', port: 6432 }],
    ['postgres://u@/app?host=::1', { host: '::1' }],
    ['postgres://u@db/app?connect_timeout=3', { connectTimeoutMs: 3_000 }],
    ['postgres://u@db/app?channel_binding=require', { enableChannelBinding: true }],
    ['postgres://u@db/app?application_name=mine&target_session_attrs=read-write', { database: 'app' }],
    ['postgres://u@db/app?hostaddr=10.0.0.7&sslmode=require', { host: '10.0.0.7', ssl: { servername: 'db' } }],
    ['postgres://u@db/app?sslmode=disable', { ssl: false }],
    ['postgres://u@db/app?sslmode=require', { ssl: {} }],
    ['postgres://u@db/app?ssl=true', { ssl: {} }],
    ['postgres://u@db/app?sslmode=no-verify', { ssl: { rejectUnauthorized: false } }],
    ['postgres://u@db/app?sslmode=verify-full&sslrootcert=system', { ssl: {} }],
    ['postgres://u@db/app?sslmode=require&ssl_min_protocol_version=TLSv1.3', { ssl: { minVersion: 'TLSv1.3' } }],
  ])('%s', (url, expected) => {
    expect(read(url)).toMatchObject(expected);
  });

  test('options keep their blanks', () => {
    const { connectionString } = parseDatabaseUrl('postgres://u@db/app?options=-c%20search_path%3Dreferral');
    expect(new URL(connectionString).searchParams.get('options')).toBe('-c search_path=referral');
  });
});

test.each([
  ['mysql://localhost', /^must be a postgres:/],
  ['postgres://u:secret@db:port/app', /^must be a postgres:/],
  ['postgres://u:secret/word@db/app', /^must be a postgres:/],
  ['postgres://u:secret@one:5432,two:5432/app', /^must name one host/],
  ['postgres://u:secret@/app?host=one,two', /^must name one host/],
  ['postgres://u:secret@db/app?schema=x', /^has the parameter schema, which/],
  ['postgres://u:secret@db/app?passfile=x', /^has the parameter passfile, which/],
  ['postgres://u:secret@db/app?sslmode=on', /^must have disable, .*no-verify as sslmode; it is "on"$/],
  ['postgres://u:secret@db/app?target_session_attrs=standby', /^must have any, read-write, primary as/],
  ['postgres://u:secret@db/app?connect_timeout=soon', /^must have whole seconds/],
  ['postgres://u:secret@db/app?sslrootcert=/nowhere.pem', /^has an sslrootcert that cannot be read: ENOENT.*nowhere/],
])('%s is refused, and the message has no password', (url, message) => {
  expect(() => parseDatabaseUrl(url)).toThrow(message);
  expect(() => parseDatabaseUrl(url)).not.toThrow(/secret/);
});

test('people see it without credentials', () => {
  expect(showDatabaseUrl('postgres://u:p@db:6432/app?sslmode=require')).toBe('postgres://db:6432/app');
  expect(showDatabaseUrl('postgres://u:p@/app?host=/run')).toBe('postgres:///run/app');
});
