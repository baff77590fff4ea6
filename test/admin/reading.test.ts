import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { parseCommandLine } from '../../src/admin/command-line.ts';
import { openFound } from '../../src/database/distributed/find.ts';
import { dataFolder } from '../process/support.ts';
import { sell } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { operator, spawnAdmin } from './support.ts';

// A command that only reads creates nothing: with a wrong DATA_DIR or DATABASE_URL it is rejected.

const ID = ['--program-id', '1'];
const READS: string[][] = [
  ['program', 'list'],
  ['program', 'show', ...ID],
  ['key', 'list', ...ID],
  ['account', 'list'],
  ['partner', 'list'],
  ['partner', 'show', '--partner-id', '1'],
  ['link', 'list'],
  ['commission', 'list', ...ID],
  ['customer', 'explain', ...ID, '--click-id', 'clk_1'],
  ['sale', 'conflicts', '--program-id', '1'],
  ['stripe', 'events', ...ID],
  ['job', 'list'],
];

/** All verbs that the help of the nouns lists. */
function verbs(): string[] {
  const help = (...args: string[]): string => {
    let text = '';
    const output = { out: (part: string) => void (text += part), err: () => undefined };
    parseCommandLine([...args, '--help'], { now: () => new Date(), monotonic: () => 0 }, output);
    return text.slice(text.indexOf('Commands:'));
  };
  const names = (text: string) =>
    [...new Set([...text.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name!))].filter((name) => name !== 'help');
  return names(help()).flatMap((noun) => names(help(noun)).map((verb) => `${noun} ${verb}`));
}

const reads = (args: string[]): boolean | undefined => {
  const nothing = { out: () => undefined, err: () => undefined };
  const parsed = parseCommandLine(args, { now: () => new Date(), monotonic: () => 0 }, nothing);
  return parsed.kind === 'job' ? parsed.access === 'reads' : undefined;
};

describe('a command that only reads', () => {
  it.each(READS.map((args) => [args.join(' '), args] as const))('%s declares it', (_name, args) => {
    expect(reads(args)).toBe(true);
  });

  it('is every verb that lists, shows or explains', () => {
    const reading = verbs().filter((name) => /(list|show|explain|events|conflicts|figures|doctor)$/.test(name));
    expect(READS.map(([noun, verb]) => `${noun} ${verb}`).sort()).toEqual(reading.sort());
    expect(verbs().length).toBeGreaterThan(reading.length);
    expect(reads(['demo', 'seed'])).toBe(false);
  });

  describe('without a database', () => {
    const folder = dataFolder();
    afterAll(() => rmSync(folder, { recursive: true }));

    it.each(READS.map((args) => [args.slice(0, 2).join(' '), args] as const))(
      '%s is refused, with a DATA_DIR that is empty or missing',
      async (_name, args) => {
        const dataDir = join(folder, 'missing');
        for (const DATA_DIR of [dataDir, folder]) {
          const { code, stdout, stderr } = await spawnAdmin({ DATA_DIR }, args);
          expect([code, stdout]).toEqual([1, '']);
          expect(stderr).toBe(
            `Refused: there is no database in ${DATA_DIR}: set DATA_DIR to the folder of the service, or DATABASE_URL to its database\n`,
          );
        }
        expect(existsSync(dataDir)).toBe(false);
        expect(readdirSync(folder)).toEqual([]);
      },
    );

    // With a wrong folder these would otherwise leave a second database behind, which nobody looks at.
    it.each([
      ['program', 'update', ...ID, '--name', 'Other'],
      ['key', 'regenerate', ...ID],
      ['partner', 'join', '--partner-id', '1', ...ID],
      ['link', 'disable', '--code', 'anna'],
      ['commission', 'approve', '--commission-id', '1'],
      ['stripe', 'connect', ...ID, '--webhook-secret', 'whsec_1'],
    ])('%s %s, which changes a record, is refused too', async (...args) => {
      const DATA_DIR = join(folder, 'missing');
      const { code, stdout, stderr } = await spawnAdmin({ DATA_DIR }, args);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain(`Refused: there is no database in ${DATA_DIR}`);
      expect(existsSync(DATA_DIR)).toBe(false);
    });

    it('the first record creates the database, with a warning', { timeout: 60_000 }, async () => {
      const DATA_DIR = join(folder, 'data');
      const made = await spawnAdmin({ DATA_DIR }, [
        'partner',
        'create',
        '--name',
        'Anna',
        '--email',
        'anna@partner.dev',
      ]);
      expect(made.code, made.stderr).toBe(0);
      expect(made.stderr).toContain(
        `Warning: the database in ${DATA_DIR} is new. A service with another DATA_DIR or DATABASE_URL does not see this record.\n`,
      );
      const shown = await spawnAdmin({ DATA_DIR }, [
        'partner',
        'show',
        '--partner-id',
        String(made.document.partner_id),
      ]);
      expect(shown.document).toMatchObject({ partner_id: made.document.partner_id });
      const again = await spawnAdmin({ DATA_DIR }, ['link', 'create', '--code', 'anna']);
      expect([again.code, again.stderr]).toEqual([0, '']);
    });
  });
});

describe('with a database', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it('works on a read-only database', async () => {
    const campaign = await service.make.campaign();
    await sell(service, campaign);
    const [{ click_id }] = await service.db.knex('clicks').select('click_id');
    const url = new URL(service.databaseUrl);
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    const db = await openFound({ url: url.href, poolSize: 1 });
    const admin = operator(service.databaseUrl, db, service.clock);
    for (const args of READS) {
      const own: Record<string, string> = {
        '--program-id': String(campaign.id),
        '--partner-id': String(campaign.partnerId),
      };
      const flags = args.map((arg, at) => own[args[at - 1] ?? ''] ?? (arg === 'clk_1' ? click_id : arg));
      expect(await admin.done(...flags), args.join(' ')).toBeTruthy();
    }
    await expect(admin.done('link', 'create', '--code', 'not-now')).rejects.toThrow(/read-only transaction/);
    admin.clean();
    await db.close();
  });

  // Citus refuses to drop the schema, in which its own extension is.
  it.skipIf(inject('servers').length > 1)(
    'is rejected on a database of another application, and creates no table',
    async () => {
      await service.db.knex.raw('drop schema public cascade; create schema public');
      const { code, stderr } = await spawnAdmin({ DATABASE_URL: service.databaseUrl }, ['program', 'list']);
      expect([code, stderr]).toEqual([1, 'Refused: the database has no tables of this service: check DATABASE_URL\n']);
      expect(await service.db.knex('pg_class').whereRaw(`relnamespace = 'public'::regnamespace`)).toEqual([]);
    },
  );
});
