import { Option } from 'commander';
import type { CommissionStatus } from '../../common/types.ts';
import { listCommissions, type CommissionFilter } from '../../commissions/list.ts';
import { repairCommissions } from '../../operator/repair-commissions.ts';
import type { CommissionView } from '../../commissions/read.ts';
import { findProgram } from '../../programs/list.ts';
import type { CommandDeps, Registry } from '../action.ts';
import { csvList } from '../../lib/csv.ts';
import { jsonList } from '../list.ts';
import { found } from '../refusal.ts';
import { id, ids } from '../values.ts';
import { move } from './move-commissions.ts';
import { unknownProgram } from './program.ts';

const STATUSES: CommissionStatus[] = ['pending', 'approved', 'paid', 'reversed'];

const COLUMNS: (keyof CommissionView)[] = [
  'commission_id',
  'program_id',
  'partner_id',
  'customer_id',
  'sale_id',
  'kind',
  'earned_cents',
  'amount_cents',
  'currency',
  'status',
  'created_at',
  'changed_at',
  'approved_at',
  'paid_at',
  'held',
  'reason',
];

const BULK = `
A held commission is refused. With several --commission-id each is moved by itself, and the document lists the result of
each: done, unchanged (it has that status already, or was paid), or failed with the reason. The exit code is 1 if any
failed. It is safe to run the same command again.`;

const requireProgram = async ({ db }: CommandDeps, programId: number) =>
  found(await findProgram(db, programId), unknownProgram(programId));

async function list({ format, ...filter }: CommissionFilter & { format: 'json' | 'csv' }, deps: CommandDeps) {
  await requireProgram(deps, filter.programId);
  const pages = listCommissions(deps.db, filter);
  return format === 'csv' ? csvList(COLUMNS, pages) : jsonList('commissions', pages);
}

async function repair({ programId }: { programId?: number }, deps: CommandDeps) {
  if (programId !== undefined) await requireProgram(deps, programId);
  return repairCommissions(deps.db, programId, () => deps.clock.now());
}

export function registerCommission({ noun, action, reading }: Registry): void {
  const commission = noun('commission', 'commissions of partners: pending, approved, paid or reversed');
  const verb = (name: string, description: string) => commission.command(name).description(description);

  verb('list', "a program's commissions, oldest first")
    .requiredOption('--program-id <id>', 'which program', id)
    .addOption(new Option('--status <status>', 'only commissions in this status').choices(STATUSES))
    .option('--partner-id <id>', 'only commissions of this partner', id)
    .addOption(new Option('--format <format>', 'what to print').choices(['json', 'csv']).default('json'))
    .action(reading(list));
  verb('approve', 'from pending to approved')
    .requiredOption('--commission-id <id>', 'which commission; may be repeated', ids)
    .addHelpText('after', BULK)
    .action(action(move('approve')));
  verb('pay', 'from approved to paid')
    .requiredOption('--commission-id <id>', 'which commission; may be repeated', ids)
    .addHelpText('after', BULK)
    .action(action(move('pay')));
  verb('repair', 'create the missing commissions of sales')
    .option('--program-id <id>', 'only of this program', id)
    .action(action(repair));
}
