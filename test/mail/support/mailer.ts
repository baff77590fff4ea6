// Shared by the tests of the mailer.
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { MINUTE } from '../../../src/lib/clock.ts';
import { createMailer, type Mailer } from '../../../src/mail/mailer.ts';
import { testClock, type TestClock } from '../../support/clock.ts';
import { cloneDatabase, openTestDb, type TestDatabase, type TestDb } from '../../support/database.ts';
import { SECRET_KEY } from '../../support/keys.ts';
import { startMailServer, type MailServer } from '../../support/mail.ts';

export const BASE_URL = 'https://referrals.brand.dev';

let serial = 0;

/** A mail server and a mailer for the tests of a file. Each test begins without mails. */
export function mailerUnderTest() {
  let database: TestDatabase;
  const under = {
    server: undefined as unknown as MailServer,
    db: undefined as unknown as TestDb,
    clock: undefined as unknown as TestClock,
    mailer: undefined as unknown as Mailer,
    databaseUrl: '',
    warnings: [] as unknown[],
    /** another instance, with these changes */
    instance: (changes: object = {}) =>
      createMailer({
        db: under.db,
        clock: under.clock,
        secretKey: SECRET_KEY,
        baseUrl: BASE_URL,
        mail: under.server.settings,
        log: { warn: (...said: unknown[]) => void under.warnings.push(said) },
        ...changes,
      }),
    /** Stores a mail that needs no other record; returns its identifier. */
    async queue({ to = 'anna@partner.dev', lifetimeMs = 30 * 24 * 60 * MINUTE } = {}): Promise<number> {
      const at = under.clock.now();
      const content = { to, link: `${BASE_URL}/sign-in/link#refsig_x` };
      const mail = { kind: 'sign-in-link' as const, subjectId: ++serial, content, at };
      const expiresAt = new Date(at.getTime() + lifetimeMs);
      await under.db.transaction((tx) => under.mailer.queue(tx, { ...mail, expiresAt }));
      return Number((await under.db.knex('mails').max('id').first())!.max);
    },
    row: (id: number) => under.db.knex('mails').where({ id }).first(),
    async stateOf(id: number) {
      const { state, attempts, problem } = await under.row(id);
      return { state, attempts, problem };
    },
  };
  beforeAll(async () => {
    under.server = await startMailServer();
    database = await cloneDatabase();
    under.databaseUrl = database.url;
    under.db = openTestDb(database.url);
  });
  afterAll(async () => {
    await under.db.close();
    await database.drop();
    await under.server.stop();
  });
  beforeEach(() => {
    under.clock = testClock();
    under.warnings = [];
    under.mailer = under.instance();
  });
  afterEach(async () => {
    await under.db.knex('mails').delete();
    await under.db.knex('jobs').delete();
    under.server.mails.splice(0);
    under.server.begun.splice(0);
    await under.server.behave({});
  });
  return under;
}
