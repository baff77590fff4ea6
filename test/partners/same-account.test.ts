import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { payable } from '../payouts/support.ts';
import { as, ownedProgram } from '../manage/support.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const account = (name: string) => ({ fingerprint: Buffer.from(name) });

test('says which removed partners of the program have or had the account of another one', async () => {
  const program = await ownedProgram(service);
  const elsewhere = await ownedProgram(service);
  const { apiToken: viewer } = await service.make.member(program.id, 'viewer');
  async function partner(status: string, destination: string, programId = program.id) {
    const id = await service.make.partner();
    await service.make.partnership(programId, id, status);
    await payable(service, id, account(destination));
    return id;
  }
  const removed = await partner('removed', 'bank');
  await service.db
    .knex('payout_methods')
    .where({ partner_id: removed })
    .update({ removed_at: service.clock.now(), destination: null });
  const back = await partner('applied', 'bank');
  const joined = await partner('joined', 'bank');
  const other = await partner('joined', 'other bank');
  await partner('removed', 'other bank', elsewhere.id);

  const list = async (token = program.token) => {
    const { body } = await as(service, token)('GET', `programs/${program.id}/partners`);
    return new Map(
      body.data.map((one: { id: number; same_account_as_removed?: number[] }) => [one.id, one.same_account_as_removed]),
    );
  };
  expect(await list()).toEqual(
    new Map([
      [other, []],
      [joined, [removed]],
      [back, [removed]],
      [removed, []],
    ]),
  );
  expect([...(await list(viewer)).values()]).toEqual([[], [], [], []]);
  const get = async (id: number, token = program.token) =>
    (await as(service, token)('GET', `programs/${program.id}/partners/${id}`)).body.data.same_account_as_removed;
  expect([await get(back), await get(back, viewer), await get(other)]).toEqual([[removed], [], []]);

  await as(service, program.token)('POST', `programs/${program.id}/partners/${removed}/reinstate`);
  expect(await get(back)).toEqual([]);
});
