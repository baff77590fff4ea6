// How a program pays its partners, as its owner said once.
import { statement, type Runner, type Transaction } from '../database/db.ts';
import type { Destination } from '../payout-methods/rules.ts';
import type { Currency } from '../common/types.ts';
import { seal, unseal } from '../lib/sealing.ts';
import type { Note } from '../common/audit.ts';
import { refused, type Refused } from '../common/refused.ts';
import { lockProgram } from '../common/program-lock.ts';

export interface PayoutSettings {
  payer_name: string | null;
  /** encrypted for `sealedFor` */
  payer_iban: Buffer | null;
  /** what is shown of it */
  payer_iban_label: string | null;
  payer_bic: string | null;
  /** the first line of the owner's own template of Wise */
  template_header: string | null;
  /** by currency, except that of the program */
  minimums: Partial<Record<Currency, number>>;
  payout_day: number | null;
  net_days: number;
  legal_name: string | null;
  legal_address: string | null;
  tax_id: string | null;
}

/** The settings of a program that has changed none. */
const NONE: PayoutSettings = {
  payer_name: null,
  payer_iban: null,
  payer_iban_label: null,
  payer_bic: null,
  template_header: null,
  minimums: {},
  payout_day: null,
  net_days: 0,
  legal_name: null,
  legal_address: null,
  tax_id: null,
};
const NAMES = Object.keys(NONE) as (keyof PayoutSettings)[];

const sealedFor = (programId: number): string => `payer of program ${programId}`;

const find = statement<PayoutSettings>(
  'payout_settings',
  `select ${NAMES.join(', ')} from payout_settings where program_id = $1`,
);
export const findPayoutSettings = async (db: Runner, programId: number): Promise<PayoutSettings> =>
  (await db.run(find, [programId]))[0] ?? NONE;

/** The IBAN of the account that pays; undefined without one, or if it was encrypted with another key. */
export function payerIban(secretKey: Buffer, programId: number, { payer_iban }: PayoutSettings): string | undefined {
  try {
    return payer_iban ? unseal(secretKey, payer_iban, sealedFor(programId)) : undefined;
  } catch {
    return undefined;
  }
}

/** What is changed; what it lacks stays. */
export type SettingsChange = Partial<Omit<PayoutSettings, 'payer_iban' | 'payer_iban_label'>> & {
  iban?: Destination | null | undefined;
};

const store = statement<PayoutSettings>(
  'store_payout_settings',
  `insert into payout_settings (program_id, ${NAMES.join(', ')})
   values ($1, ${NAMES.map((_, place) => `$${place + 2}`).join(', ')})
   on conflict (program_id) do update set ${NAMES.map((name) => `${name} = excluded.${name}`).join(', ')}
   returning ${NAMES.join(', ')}`,
);
const currencyOf = statement<{ currency: Currency }>('currency_to_pay', 'select currency from programs where id = $1');

export type ChangedSettings = { kind: 'changed'; settings: PayoutSettings } | Refused<'minimumOfProgram'>;

/** Changes the settings, one change after the other. The minimum in the currency of the program is the program's. */
export async function changePayoutSettings(
  tx: Transaction,
  note: Note,
  secretKey: Buffer,
  { programId, change: { iban, ...given } }: { programId: number; change: SettingsChange },
): Promise<ChangedSettings> {
  await lockProgram(tx, programId);
  const [{ currency }] = (await tx.run(currencyOf, [programId])) as [{ currency: Currency }];
  if (given.minimums?.[currency] !== undefined) return refused('minimumOfProgram', { currency });
  const before = await findPayoutSettings(tx, programId);
  // The same one is not encrypted again, so that a repeated change changes nothing.
  const isSame = iban === undefined || iban?.canonical === payerIban(secretKey, programId, before);
  const sealed = iban ? seal(secretKey, iban.canonical, sealedFor(programId)) : null;
  const account = isSame ? {} : { payer_iban: sealed, payer_iban_label: iban?.label ?? null };
  const wanted = { ...before, ...given, ...account };
  const [settings] = await tx.run(store, [programId, ...NAMES.map((name) => wanted[name])]);
  await note({ action: 'payout-settings.update', programId, targetId: programId, before, after: settings! });
  return { kind: 'changed', settings: settings! };
}
