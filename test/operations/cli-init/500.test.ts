import { afterAll, beforeAll, expect, test } from 'vitest';
import { cliFailure } from '../../support/envelopes.ts';
import { withTrigger } from '../../support/journey.ts';
import { countRows, without } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

const PROGRAM = { name: 'Brand', domain: 'brand.dev', commission_type: 'percent', commission_rate: 20 };
const TABLES = ['programs', 'program_origins', 'program_keys'];
const RAISE = `raise exception 'trouble'`;
const DIE = 'perform pg_terminate_backend(pg_backend_pid())';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const counts = () => Promise.all(TABLES.map((table) => countRows(service.db, table)));

/** Nothing of the program is created. After the problem is over, it is created with the same slug. */
async function failsWhole(during: (work: () => Promise<void>) => Promise<void>): Promise<void> {
  const { token } = await service.make.person();
  const name = service.make.unique('Brand');
  const init = () => service.call('/api/v1/cli/init', { key: token, body: { ...PROGRAM, name } });
  const before = await counts();
  await during(async () => {
    const answer = await init();
    expect(answer.status).toBe(500);
    expect(answer.headers['x-request-id']).toMatch(/\S/);
    expect(answer.body).toEqual(cliFailure('Failed to create program', answer.headers['x-request-id']));
  });
  expect(await counts()).toEqual(before);
  expect((await init()).body.data.program_slug).toBe(name.toLowerCase());
}

test.each([...TABLES, 'login_tokens'])('500 without the table %s: its identifier stands at three places', (table) =>
  failsWhole((work) => without(service.db, table, work)),
);

test.each(TABLES)('500 when %s rejects its row: nothing is partially written', (table) =>
  failsWhole((work) => withTrigger(service, { table, body: RAISE }, work)),
);

test.each(TABLES)('500 when the connection is lost while %s is written: nothing is partially written', (table) =>
  failsWhole((work) => withTrigger(service, { table, body: DIE }, work)),
);

test.each([RAISE, DIE])('500 when the commit fails: %s', (body) =>
  failsWhole((work) => withTrigger(service, { table: 'program_keys', body, atCommit: true }, work)),
);
