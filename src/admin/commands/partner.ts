import type { Db } from '../../database/db.ts';
import { listPartners } from '../../serving/admin-lists.ts';
import { asOperator } from '../../common/audit.ts';
import { listCommissions } from '../../commissions/list.ts';
import { showPartner } from '../../partners/figures.ts';
import { changePartner, joinInAnyStatus } from '../../partners/write.ts';
import { erasePartner } from '../../operator/erase-partner.ts';
import { exportPartner } from '../../partners/records.ts';
import { createSolePartner } from '../../partnerships/write.ts';
import type { CommandDeps, Registry } from '../action.ts';
import { jsonList } from '../list.ts';
import { found, mergedPartner, Refusal } from '../refusal.ts';
import { email, id, text } from '../values.ts';
import { merge, MERGING } from './merge-partners.ts';

interface Partner {
  partnerId: number;
}
type Membership = Partner & { programId: number };

async function join(which: Membership, { db, clock }: CommandDeps) {
  const at = clock.now();
  const joined = await asOperator(db, at, (tx, note) => joinInAnyStatus(tx, note, { ...which, at }));
  if (joined.status === 'joined') return joined;
  throw new Refusal(mergedPartner(which));
}

async function leave({ partnerId, programId }: Membership, { db, clock }: CommandDeps) {
  const which = { partnerId, programId, at: clock.now() };
  const result = await asOperator(db, which.at, (tx, note) => changePartner(tx, note, 'leave', which));
  if (result.kind !== 'done') throw new Refusal(`partner ${partnerId} has not joined program ${programId}`);
  return { partner_id: partnerId, program_id: programId, status: result.partner.status };
}

async function create({ name, email: address }: { name: string; email: string }, { db, clock }: CommandDeps) {
  const at = clock.now();
  const made = await asOperator(db, at, (tx, note) => createSolePartner(tx, note, { name, email: address, at }));
  if (made.kind === 'made') return made.partner;
  throw new Refusal(`the address ${address} already belongs to partner ${made.partnerId ?? 'another'}`);
}

async function erase({ partnerId }: Partner, { db, clock, say }: CommandDeps) {
  const at = clock.now();
  const erased = await asOperator(db, at, (tx, note) => erasePartner(tx, note, { partnerId, at }));
  const { account } = found(erased, `there is no partner ${partnerId}`);
  if (account?.status === 'kept') {
    say(`Account ${account.account_id} stays, with its address and its sign-in: it manages programs.`);
  }
  return { partner_id: partnerId, status: 'erased', account };
}

/** All commissions of the partner, program by program. */
async function* commissionsIn(db: Db, partnerId: number, programIds: readonly number[]) {
  for (const programId of programIds) yield* listCommissions(db, { programId, partnerId });
}

/** Everything that is stored about the partner. The audit log records the export. */
async function exportAll({ partnerId }: Partner, { db, clock }: CommandDeps) {
  const records = await asOperator(db, clock.now(), (tx, note) => exportPartner(tx, note, partnerId));
  const { programs } = found(records, `there is no partner ${partnerId}`);
  const programIds = programs.map((program) => program.program_id as number);
  return jsonList('commissions', commissionsIn(db, partnerId, programIds), records);
}

const show = async ({ partnerId }: Partner, { db }: CommandDeps) =>
  found(await showPartner(db, partnerId), `there is no partner ${partnerId}`);

export function registerPartner({ noun, action, creating, reading }: Registry): void {
  const partner = noun('partner', 'partners, who refer customers, and their programs');
  const verb = (name: string, description: string) =>
    partner.command(name).description(description).requiredOption('--partner-id <id>', 'which partner', id);

  partner
    .command('create')
    .description('create a partner')
    .requiredOption('--name <text>', 'the name of the partner', text)
    .requiredOption('--email <address>', 'their e-mail address', email)
    .action(creating(create));
  partner
    .command('list')
    .description('list all partners, or those of a program')
    .option('--program-id <id>', 'only partners who belong, or belonged, to this program', id)
    .action(
      reading<{ programId?: number }>(({ programId }, { db }) =>
        Promise.resolve(jsonList('partners', listPartners(db, programId))),
      ),
    );
  verb('join', 'join a program').requiredOption('--program-id <id>', 'which program', id).action(action(join));
  verb('leave', 'leave a program').requiredOption('--program-id <id>', 'which program', id).action(action(leave));
  verb('merge', 'merge a partner of a program into another one, who is the same person')
    .requiredOption('--into-partner-id <id>', 'who gets everything', id)
    .requiredOption('--program-id <id>', 'in which program', id)
    .option('--yes', 'do it')
    .addHelpText('after', MERGING)
    .action(action(merge));
  verb('export', 'print everything that is stored about the partner').action(action(exportAll));
  verb('erase', 'erase the person; clicks, sales and commissions remain, without a partner').action(action(erase));
  verb('show', 'show the totals of referrals and commissions, per program and currency').action(reading(show));
}
