import { refused } from '../common/refused.ts';
import { changePayoutSettings, findPayoutSettings, type PayoutSettings } from './settings.ts';
import type { Manage } from '../common/context.ts';
import { checkTemplate } from './export-acts.ts';

/** The settings as the document describes them. */
function showSettings(settings: PayoutSettings) {
  const { payer_iban: _, ...shown } = settings;
  return shown;
}

/** The account that an IBAN is of. */
async function readIban(iban: string) {
  // Loaded when it is needed: most instances never check an IBAN.
  const { parseDestination } = await import('../payout-methods/rules.ts');
  const account = parseDestination('iban', iban);
  return account ? ({ kind: 'done', account } as const) : refused('payerIbanInvalid');
}

const getPayoutSettings: Manage<'getPayoutSettings'> = async ({ deps, ids, answer }) =>
  answer(200, { data: showSettings(await findPayoutSettings(deps.db, ids.program_id)) });

const updatePayoutSettings: Manage<'updatePayoutSettings'> = async ({ body, deps, ids, write, done, answer }) => {
  const { payer_iban: iban, ...others } = body;
  if (body.template_header != null) done(await checkTemplate(body.template_header));
  // Null clears it, undefined leaves it.
  const account = iban == null ? iban : done(await readIban(iban)).account;
  const change = { ...others, iban: account };
  return write(async (tx, note) => {
    const wanted = { programId: ids.program_id, change };
    const { settings } = done(await changePayoutSettings(tx, note, deps.secretKey, wanted));
    return answer(200, { data: showSettings(settings) });
  });
};

export const payoutSettings = { getPayoutSettings, updatePayoutSettings };
