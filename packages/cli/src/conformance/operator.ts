// What the kit has the operator do. Each command is a process of its own, so it takes about a second.
import { unique } from './call.ts';
import type { Campaign } from './campaign.ts';
import type { Kit } from './kit.ts';
import { Mismatch } from './outcome.ts';

/** A program with a partner and an enabled link, made by the operator. */
export interface OperatedCampaign extends Campaign {
  id: number;
  partnerId: number;
}

/** The flags of a command; undefined omits a flag. */
export type Flags = Record<string, string | number | undefined>;

const wordsOf = (flags: Flags): string[] =>
  Object.entries(flags).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, String(value)]));

/** Runs a command, for example `operate(kit, 'link disable', { code })`. */
export const operate = (kit: Kit, command: string, flags: Flags): Promise<Record<string, unknown>> =>
  kit.operate(...command.split(' '), ...wordsOf(flags));

/** The operator is refused: a command that fails prints no document. */
export async function expectRefused(kit: Kit, command: string, flags: Flags): Promise<void> {
  const printed = await operate(kit, command, flags).catch(() => undefined);
  if (printed) {
    throw new Mismatch(`expected that the operator's ${command} is refused; it printed ${JSON.stringify(printed)}`);
  }
}

/** A referral code of this length. */
export const newCode = (length = 20): string => unique('c').replaceAll('-', '').padEnd(length, '0').slice(0, length);

export async function newPartner(kit: Kit, programId: number): Promise<number> {
  const email = `${unique('partner')}@conformance.example`;
  const { partner_id } = await operate(kit, 'partner create', { name: 'Conformance', email });
  await operate(kit, 'partner join', { 'partner-id': partner_id as number, 'program-id': programId });
  return partner_id as number;
}

export async function newLink(kit: Kit, programId: number, partnerId: number, code = newCode()): Promise<string> {
  await operate(kit, 'link create', { code, 'program-id': programId, 'partner-id': partnerId });
  return code;
}

/** A partner with a link who has not joined. */
export async function newLinkedPartner(kit: Kit, programId: number): Promise<number> {
  const email = `${unique('partner')}@conformance.example`;
  const { partner_id } = await operate(kit, 'partner create', { name: 'Conformance', email });
  await newLink(kit, programId, partner_id as number);
  return partner_id as number;
}

/** Creates a program with these settings, a partner who has joined it, and a link. */
export async function newCampaign(kit: Kit, settings: Flags = {}): Promise<OperatedCampaign> {
  const made = await operate(kit, 'program create', {
    name: 'Conformance',
    domain: `${unique('conformance')}.example`,
    'commission-type': 'percent',
    'commission-rate': 20,
    ...settings,
  });
  const id = made.program_id as number;
  const partnerId = await newPartner(kit, id);
  return { id, apiKey: made.api_key as string, partnerId, aff: await newLink(kit, id, partnerId) };
}

/** Changes of the operator hold everywhere within one second; `check` may fail until then. */
export async function eventually(kit: Kit, check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    await kit.wait(1, "the operator's change must hold everywhere by then.");
    await check();
  }
}
