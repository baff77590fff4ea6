import type { CommissionStatus } from '../../domain/types.ts';
import { repairCommissions } from '../../store/commission-repair.ts';
import { listCommissions, moveCommission } from '../../store/commissions.ts';
import { findProgram } from '../../store/program-list.ts';
import type { CommandDeps, Registry } from '../action.ts';
import { found, Refusal } from '../refusal.ts';
import { id } from '../values.ts';
import { unknownProgram } from './program.ts';

const requireProgram = async ({ db }: CommandDeps, programId: number) =>
  found(await findProgram(db, programId), unknownProgram(programId));

async function list({ programId }: { programId: number }, deps: CommandDeps) {
  await requireProgram(deps, programId);
  return { commissions: await listCommissions(deps.db, programId) };
}

const move =
  (from: CommissionStatus, to: 'approved' | 'paid') =>
  async ({ commissionId }: { commissionId: number }, { db, clock }: CommandDeps) => {
    const moved = await moveCommission(db, commissionId, from, to, clock.now());
    if (moved.kind === 'moved') return moved.commission;
    if (moved.kind === 'unknown') throw new Refusal(`there is no commission ${commissionId}`);
    throw new Refusal(
      `commission ${commissionId} is ${moved.commission.status}; only a commission that is ${from} can become ${to}`,
    );
  };

async function repair({ programId }: { programId?: number }, deps: CommandDeps) {
  if (programId !== undefined) await requireProgram(deps, programId);
  return repairCommissions(deps.db, programId, () => deps.clock.now());
}

export function registerCommission({ noun, action, reading }: Registry): void {
  const commission = noun('commission', 'commissions of partners: pending, approved, paid or reversed');
  const verb = (name: string, description: string) => commission.command(name).description(description);

  verb('list', "a program's commissions")
    .requiredOption('--program-id <id>', 'which program', id)
    .action(reading(list));
  verb('approve', 'from pending to approved')
    .requiredOption('--commission-id <id>', 'which commission', id)
    .action(action(move('pending', 'approved')));
  verb('pay', 'from approved to paid')
    .requiredOption('--commission-id <id>', 'which commission', id)
    .action(action(move('approved', 'paid')));
  verb('repair', 'create the missing commissions of sales')
    .option('--program-id <id>', 'only of this program', id)
    .action(action(repair));
}
