// Shared by the tests of balances and statements.
import { expect } from 'vitest';
import { closeStatements, MIGRATION } from '../../src/statements/close.ts';
import { checkStatements } from '../../src/ledger/statements.ts';
import type { Sums } from '@referral-tracking/shared/statement';
import { SECRET_KEY } from '../support/keys.ts';
import type { Service } from '../support/service.ts';
import type { OwnedCampaign } from '../commissions/support.ts';
import { payoutCampaign } from '../payouts/support.ts';

const NEVER = new AbortController().signal;

/** Lets statements begin at this time, by the clock of the tests. */
export const beginAt = async ({ db }: Pick<Service, 'db'>, at: Date | string): Promise<void> =>
  void (await db.knex('migrations').where({ name: MIGRATION }).update({ applied_at: at }));

/** A statement as a response has it. */
export interface Shown extends Sums {
  id: number;
  month: string;
  currency: string;
  partnership_id: number;
  partner_id: number | null;
  line_count: number;
  sha256: string;
  signature: string;
}

export async function statementCampaign(service: Service, settings: object = {}) {
  const { campaign, calls } = await payoutCampaign(service, settings);
  // Tests go through months, which is longer than a token lasts.
  await service.db.knex('api_tokens').update({ expires_at: new Date('2030-01-01') });
  const close = (at?: Date | string) =>
    closeStatements(service.db, SECRET_KEY, at === undefined ? service.clock.now() : new Date(at), NEVER);
  const list = (query = ''): Promise<Shown[]> => calls.ok('GET', `statements?order=oldest${query}`);
  const balance = (query = '') => calls.ok('GET', `partners/${campaign.partnerId}/balance${query}`);
  return { campaign, calls, close, list, balance };
}

/** What always holds of statements. */
export const expectStatements = async ({ db }: Service, { id }: Pick<OwnedCampaign, 'id'>): Promise<void> =>
  expect(await checkStatements(db, id)).toEqual([]);
