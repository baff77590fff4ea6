import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operator, type Operator } from '../admin/support.ts';
import { startService, type Service } from '../support/service.ts';
import { asPerson } from './signing.ts';

// Saving the key of a program: after a rotation, or on another machine.

let service: Service;
let admin: Operator;
beforeAll(async () => {
  service = await startService();
  admin = operator(service.databaseUrl, service.db, service.clock);
});
afterAll(async () => {
  admin.clean();
  await service.stop();
});

describe('key save', () => {
  test('saves a new key in place of one that was replaced', () =>
    asPerson(service, async (anna) => {
      const { id, key } = await service.make.program();
      const first = await anna.runWithInput(`${key}\n`, 'key', 'save');
      expect([first.code, first.stderr]).toEqual([0, '']);
      expect(first.stdout).toBe(`The key of program ${id} (Brand) is saved in ${dirname(anna.files()[0]!.path)}.\n`);
      expect(anna.files()[0]).toMatchObject({ name: `program-${id}.json`, mode: '600' });

      const { api_key } = await admin.done('key', 'regenerate', '--program-id', String(id));
      const refused = await anna.run('status');
      expect(refused.code).toBe(3);
      expect(refused.stderr).toContain('Save it: npx @referral-tracking/cli key save');

      const saved = await anna.runWithInput(`${api_key}\n`, 'key', 'save', '--json');
      expect(saved.document).toEqual({ data: { program_id: id, name: 'Brand' } });
      expect((await anna.run('status')).code).toBe(0);
    }));

  test.each([
    ['that the service rejects', 'refkey_unknown', 3],
    ['with a space', 'refkey one', 2],
    ['that is empty', '', 2],
  ])('saves no key %s', (_, key, code) =>
    asPerson(service, async (anna) => {
      const run = await anna.runWithInput(`${key}\n`, 'key', 'save');
      expect([run.code, run.stdout, existsSync(anna.config)]).toEqual([code, '', false]);
    }),
  );
});
