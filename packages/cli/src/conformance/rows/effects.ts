// What each change does to everything that can be read, from pictures before and after it.
import { contract, operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import { expectThat } from '../outcome.ts';
import { ACTS_ON_PEOPLE } from '../pictures/acts.ts';
import { compareExports } from '../pictures/exports.ts';
import { ACTS_OF_MONEY } from '../pictures/money-acts.ts';
import { ACTS_OF_OWN } from '../pictures/own-acts.ts';
import { FURTHER_LINKS, FURTHER_MONEY, FURTHER_PEOPLE, FURTHER_SETTINGS, REJOINS } from '../pictures/more-acts.ts';
import { compareCombined } from '../pictures/combined.ts';
import { compareParts } from '../pictures/parts.ts';
import { ACTS_ON_KEYS, ACTS_ON_PROGRAMS } from '../pictures/program-acts.ts';
import { compareTotals } from '../pictures/ranges.ts';
import { compareReaders } from '../pictures/readers.ts';
import { perform } from '../pictures/step.ts';
import { ACTS_OF_TRACKING } from '../pictures/tracked.ts';
import { WHOLE_ACTS } from '../pictures/whole-acts.ts';
import { rowsOf, type Need, type Row } from '../row.ts';
import { nameOf } from './harmless.ts';

const { shown } = rowsOf('effects', 'getProgram');
const WRITES: readonly Need[] = ['write'];

const ACTS = [
  ...ACTS_OF_TRACKING,
  ...WHOLE_ACTS,
  ...ACTS_OF_MONEY,
  ...FURTHER_MONEY,
  ...ACTS_ON_PROGRAMS,
  ...FURTHER_SETTINGS,
  ...ACTS_OF_OWN,
  REJOINS,
  ...FURTHER_PEOPLE,
  ...ACTS_ON_PEOPLE,
  ...FURTHER_LINKS,
  ...ACTS_ON_KEYS,
];

/** The changes that have no act, with the reason. */
const WITHOUT: Partial<Record<OperationId, string>> = {
  cliAuthCallback: 'an identity provider sends it',
  cliStripeConnect: 'it is retired',
  resendInvitation: 'a day must have passed',
};

/** An operation that is new has an act, or a reason. */
function complete(): Promise<void> {
  const changes = (Object.keys(contract.operations) as OperationId[]).filter(
    (id) => operationEntry(id).method !== 'get',
  );
  const missing = changes.filter((id) => !(id in WITHOUT) && !ACTS.some((act) => act.id === id));
  expectThat(missing.length === 0, 'an act for each operation that changes something', missing);
  return Promise.resolve();
}

export const effectRows: Row[] = [
  shown('every operation that changes something', 'an act with its effects', complete),
  ...ACTS.map((act) =>
    shown(`${nameOf(act.id)}, ${act.of}`, 'its effects and no others', (kit) => perform(kit, act), [
      ...WRITES,
      ...(act.needs ?? []),
    ]),
  ),
  shown('every list after all changes, by filters, pages and order', 'parts of the whole', compareParts, WRITES),
  shown('every list after all changes, by two filters, page by page', 'the part of both', compareCombined, WRITES),
  shown('every total after all changes, by partners, groups and days', 'sums of the lists', compareTotals, WRITES),
  shown('every read after all changes, by everybody', 'what the owner reads, or refused', compareReaders, WRITES),
  shown('the export of every customer after all changes', 'all that was sent, and as before', compareExports, WRITES),
];
