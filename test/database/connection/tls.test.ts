import { chownSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDb, statement } from '../../../src/database/db.ts';
import { listenForChanges } from '../../../src/database/listen.ts';
import { checkSuitable } from '../../../src/database/suitable.ts';
import { makeCertificates } from '../../support/certificates.ts';
import { findPostgres, startOwnPostgres, type OwnPostgres } from '../../support/own-postgres.ts';

// Debian's PostgreSQL with a certificate of a private authority, as hosters give it, and on its socket.

const bin = findPostgres();
const how = statement<{ ssl: boolean }>('how', 'select ssl from pg_stat_ssl where pid = pg_backend_pid()');

describe.skipIf(bin === undefined)('a server with a private certificate', () => {
  let server: OwnPostgres;
  let root: string;
  const at = (host: string, parameters: string) => {
    const { port } = new URL(server.url);
    return `postgres://referral@${host}:${port}/referral?${parameters}`;
  };
  beforeAll(async () => {
    server = await startOwnPostgres(bin!);
    await expect(checkSuitable(at('localhost', 'sslmode=require'))).rejects.toThrow(/sslmode=disable in the address/);
    makeCertificates(server.folder);
    const { uid, gid } = statSync(server.folder);
    for (const name of ['server.key', 'server.crt']) chownSync(join(server.folder, name), uid, gid);
    root = join(server.folder, 'ca.crt');
    const admin = new pg.Client(server.adminUrl);
    await admin.connect();
    for (const [name, file] of Object.entries({ ssl_cert_file: 'server.crt', ssl_key_file: 'server.key' })) {
      await admin.query(`alter system set ${name} = '${join(server.folder, file)}'`);
    }
    await admin.query('alter system set ssl = on');
    await admin.query('select pg_reload_conf()').finally(() => admin.end());
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  afterAll(() => server.stop());

  async function encrypted(url: string): Promise<boolean> {
    await checkSuitable(url);
    const db = openDb({ url, poolSize: 1 });
    const [{ ssl }] = (await db.run(how, []).finally(() => db.close())) as [{ ssl: boolean }];
    const heard = await new Promise<unknown>((resolve) => {
      const changes = listenForChanges({ url, applicationName: 'listener', log: (_, cause) => resolve(cause) });
      changes.subscribe((change) => {
        changes.close();
        resolve(change);
      });
    });
    expect(heard).toBeUndefined();
    return ssl;
  }

  test.each(['require', 'prefer', 'verify-full', 'verify-ca'])(
    'sslmode=%s verifies it, and names what to set',
    async (mode) => {
      await expect(checkSuitable(at('localhost', `sslmode=${mode}`))).rejects.toThrow(
        /certificate.*set sslrootcert=FILE in the address.*or sslmode=no-verify/,
      );
      expect(await encrypted(at('localhost', `sslmode=${mode}&sslrootcert=${root}`))).toBe(true);
    },
  );

  test('another name is refused, except with verify-ca', async () => {
    await expect(checkSuitable(at('127.0.0.1', `sslmode=require&sslrootcert=${root}`))).rejects.toThrow(
      /sslmode=verify-ca&sslrootcert=FILE/,
    );
    expect(await encrypted(at('127.0.0.1', `sslmode=verify-ca&sslrootcert=${root}`))).toBe(true);
    expect(await encrypted(at('localhost', `hostaddr=127.0.0.1&sslmode=verify-full&sslrootcert=${root}`))).toBe(true);
  });

  test('no-verify accepts any, and disable does without', async () => {
    expect(await encrypted(at('127.0.0.1', 'sslmode=no-verify'))).toBe(true);
    expect(await encrypted(at('127.0.0.1', 'sslmode=disable'))).toBe(false);
  });

  test('the socket is a host', async () => {
    const { port } = new URL(server.url);
    expect(await encrypted(`postgres://referral@/referral?host=${server.folder}&port=${port}`)).toBe(false);
  });
});
