// What commands add, remove and replace in the list of a program's origins, and which programs a conflict of sales concerns.
import { clickOn, saleIn, saleOf } from '../campaign.ts';
import type { Kit } from '../kit.ts';
import { eventually, newCampaign, operate, type OperatedCampaign } from '../operator.ts';
import { expectThat } from '../outcome.ts';
import { unique } from '../call.ts';
import { expectError, expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { clickAt } from './operated.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('operated', 'trackClick');
const OPERATES: readonly Need[] = ['operator', 'write'];

const newOrigin = (): string => `https://${unique('origin')}.conformance.example:8443`;

/** Exactly these origins may send clicks, and a command shows them. */
async function expectOrigins(kit: Kit, { id, aff }: OperatedCampaign, known: readonly string[], allowed: string[]) {
  const { allowed_origins } = await operate(kit, 'program show', { 'program-id': id });
  const [found, expected] = [[...(allowed_origins as string[])].sort().join(), [...allowed].sort().join()];
  expectThat(found === expected, `the origins ${expected}`, found);
  await eventually(kit, async () => {
    for (const origin of known) {
      const reply = await clickAt(kit, aff, origin);
      if (allowed.includes(origin)) expectSuccess(reply);
      else expectError('trackClick', reply, 'originNotAllowed');
    }
  });
}

/** What is added is in the list, what is removed is not, and all others stay, unless the list is replaced. */
async function origins(kit: Kit): Promise<void> {
  const campaign = await newCampaign(kit, { domain: `${unique('conformance')}.example` });
  const update = (...words: string[]) =>
    kit.operate('program', 'update', '--program-id', String(campaign.id), ...words);
  const { allowed_origins } = await operate(kit, 'program show', { 'program-id': campaign.id });
  const own = allowed_origins as string[];
  expectThat(own.length > 0, 'the origins of the domain', own);
  const [first, second, third] = [newOrigin(), newOrigin(), newOrigin()];
  const known = [...own, first, second, third];
  const expected = (allowed: string[]) => expectOrigins(kit, campaign, known, allowed);
  const [add, remove] = ['--add-allowed-origin', '--remove-allowed-origin'];
  await update(add, first);
  await expected([...own, first]);
  await update(add, second, add, third);
  await expected([...own, first, second, third]);
  await update(add, second);
  await expected([...own, first, second, third]);
  await update(remove, first);
  await expected([...own, second, third]);
  await update(add, first, remove, third);
  await expected([...own, first, second]);
  // Another setting keeps the list.
  await update('--name', 'Conformance, changed');
  await expected([...own, first, second]);
  await update('--allowed-origin', third);
  await expected([third]);
  await update(add, own[0]!);
  await expected([third, own[0]!]);
}

interface Conflicts {
  attempts: number;
  conflicts: Body[];
}
const conflictsOf = async (kit: Kit, { id }: OperatedCampaign): Promise<Conflicts> =>
  (await operate(kit, 'sale conflicts', { 'program-id': id })) as unknown as Conflicts;

/** The program whose sale was refused sees the conflict, and so does the one whose sale has the name; no other does. */
async function conflicts(kit: Kit): Promise<void> {
  const [holder, refused, other] = [await newCampaign(kit), await newCampaign(kit), await newCampaign(kit)];
  const clicks = [await clickOn(kit, holder), await clickOn(kit, refused), await clickOn(kit, other)];
  const [held, wanted, apart] = clicks as [string, string, string];
  const sale = saleOf(1000, { click_id: held });
  const { sale_id } = expectSuccess(await saleIn(kit, holder, sale));
  // A repeat in its own program is no conflict.
  expectError('trackSale', await saleIn(kit, holder, sale), 'duplicateTransaction');
  const attempts = 2;
  for (let times = 1; times <= attempts; times++) {
    const reply = await saleIn(kit, refused, { ...sale, click_id: wanted });
    expectError('trackSale', reply, 'duplicateTransaction');
  }
  expectSuccess(await saleIn(kit, other, saleOf(1000, { click_id: apart })));
  const { transaction_id } = sale;
  const conflict = { program_id: refused.id, transaction_id, sale_id, holder_program_id: holder.id, attempts };
  for (const campaign of [holder, refused]) {
    const found = await conflictsOf(kit, campaign);
    expectFields({ ...found }, { attempts });
    expectThat(found.conflicts.length === 1, `one conflict of program ${campaign.id}`, found);
    expectFields(found.conflicts[0]!, conflict);
  }
  const none = await conflictsOf(kit, other);
  expectThat(none.conflicts.length === 0, `no conflict of program ${other.id}`, none);
  // Each program may hold what the other one wants.
  const back = saleOf(1000, { click_id: wanted });
  expectSuccess(await saleIn(kit, refused, back));
  expectError('trackSale', await saleIn(kit, holder, { ...back, click_id: held }), 'duplicateTransaction');
  for (const campaign of [holder, refused]) {
    const found = (await conflictsOf(kit, campaign)).conflicts.map(({ program_id }) => program_id);
    const latestFirst = [holder.id, refused.id];
    expectThat(found.join() === latestFirst.join(), `conflicts in ${latestFirst.join()}, the latest first`, found);
  }
}

export const operatedListRows: Row[] = [
  shown('origins that commands add, remove and replace', 'the list, and its effect', origins, OPERATES),
  shown('a transaction_id that another program has', 'a conflict of both programs', conflicts, OPERATES),
];
