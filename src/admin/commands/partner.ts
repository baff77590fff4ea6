import { listPartners } from '../../store/admin-lists.ts';
import { showPartner } from '../../store/partner-figures.ts';
import { createPartner, erasePartner, joinProgram, leaveProgram } from '../../store/partners.ts';
import type { CommandDeps, Registry } from '../action.ts';
import { jsonList } from '../list.ts';
import { found, Refusal } from '../refusal.ts';
import { email, id, text } from '../values.ts';

interface Partner {
  partnerId: number;
}
type Membership = Partner & { programId: number };

const join = ({ partnerId, programId }: Membership, { db, clock }: CommandDeps) =>
  joinProgram(db, partnerId, programId, clock.now());

const leave = async ({ partnerId, programId }: Membership, { db, clock }: CommandDeps) =>
  found(
    await leaveProgram(db, partnerId, programId, clock.now()),
    `partner ${partnerId} has not joined program ${programId}`,
  );

async function erase({ partnerId }: Partner, { db }: CommandDeps) {
  if (!(await erasePartner(db, partnerId))) throw new Refusal(`there is no partner ${partnerId}`);
  return { partner_id: partnerId, status: 'erased' };
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
    .action(
      creating<{ name: string; email: string }>((flags, { db, clock }) =>
        createPartner(db, flags.name, flags.email, clock.now()),
      ),
    );
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
  verb('erase', 'erase the account; its clicks, sales and commissions remain, without a partner').action(action(erase));
  verb('show', 'show the totals of referrals and commissions, per program and currency').action(reading(show));
}
