// What a partner does with both links of a change of address, for the test of all writers, whose service sends no mail.
import { expect } from 'vitest';
import { sha256 } from '../../src/lib/hashing.ts';
import type { TestDb } from '../support/database.ts';
import type { Fixtures } from '../support/fixtures.ts';
import type { Service } from '../support/service.ts';
import { storeMethod } from '../payout-methods/support.ts';

interface Ground {
  service: Service;
  /** whose writes the test does not see */
  setUp: TestDb;
  make: Fixtures;
}

export async function moveThereAndBack({ service, setUp, make }: Ground): Promise<void> {
  const { accountId, partnerId } = await make.partnerAccount((await make.program()).id);
  await storeMethod({ db: setUp, clock: service.clock }, partnerId);
  const headers = await make.session(accountId);
  const body = { email: `${make.unique('next')}@partner.dev` };
  expect((await service.call('/api/v1/account/email-change', { method: 'POST', headers, body })).status).toBe(200);
  const links = { confirm: 'token_hash', restore: 'undo_hash' };
  for (const [verb, column] of Object.entries(links)) {
    await setUp
      .knex('address_changes')
      .where({ account_id: accountId })
      .update({ [column]: sha256(verb) });
    const used = await fetch(`${service.baseUrl}/sign-in/address/${verb}/${verb}`, { method: 'POST', headers });
    expect(used.status).toBe(200);
  }
}
