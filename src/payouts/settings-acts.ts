import type { Body } from '../contract/index.ts';
import { failure } from '../contract/failure.ts';
import type { Destination } from '../payout-methods/rules.ts';
import { changePayoutSettings, findPayoutSettings, type PayoutSettings, type SettingsChange } from './settings.ts';
import type { Manage } from '../common/context.ts';
import { checkTemplate } from './export-acts.ts';

/** The settings as the document describes them. */
function showSettings(settings: PayoutSettings) {
  const { payer_iban: _, ...shown } = settings;
  return shown;
}

/** The IBAN in the body; null clears it, undefined leaves it. */
async function ibanIn({ payer_iban: iban }: Body<'updatePayoutSettings'>): Promise<Destination | null | undefined> {
  if (iban == null) return iban;
  // Loaded when it is needed: most instances never check an IBAN.
  const { parseDestination } = await import('../payout-methods/rules.ts');
  const destination = parseDestination('iban', iban);
  if (!destination) throw failure('payerIbanInvalid');
  return destination;
}

/** The changes in the body; what it lacks is not in them. */
async function changeIn(body: Body<'updatePayoutSettings'>): Promise<SettingsChange> {
  const { payer_iban: _, ...others } = body;
  if (body.template_header != null) await checkTemplate(body.template_header);
  return { ...others, iban: await ibanIn(body) };
}

const getPayoutSettings: Manage<'getPayoutSettings'> = async ({ deps, ids, answer }) =>
  answer(200, { data: showSettings(await findPayoutSettings(deps.db, ids.program_id)) });

const updatePayoutSettings: Manage<'updatePayoutSettings'> = async ({ body, deps, ids, write, answer, fail }) => {
  const change = await changeIn(body);
  return write(async (tx, note) => {
    const changed = await changePayoutSettings(tx, note, deps.secretKey, { programId: ids.program_id, change });
    if (changed.kind === 'of_program') throw fail('minimumOfProgram', { currency: changed.currency });
    return answer(200, { data: showSettings(changed.settings) });
  });
};

export const payoutSettings = { getPayoutSettings, updatePayoutSettings };
