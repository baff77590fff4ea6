import { pruneClicks } from '../../store/prune-clicks.ts';
import type { CommandDeps, Registry } from '../action.ts';
import { found } from '../refusal.ts';
import { windowDays } from '../values.ts';

const PRUNING = `
Clicks are deleted a month (UTC) at a time, once the whole month is older. A month stays while it reaches into the
longest attribution window of any program, and until its clicks are in the totals: no total changes. Customers, leads,
sales and commissions are not touched. Requests can be received meanwhile. If it is interrupted, run it again.`;

async function prune({ olderThan }: { olderThan: number }, { db, clock }: CommandDeps) {
  const pruned = await pruneClicks(db, olderThan, clock.now());
  return found(pruned, 'clicks are being pruned already');
}

export function registerClicks({ noun, action }: Registry): void {
  noun('clicks', 'recorded clicks')
    .command('prune')
    .description('delete the clicks of past months')
    .requiredOption('--older-than <days>', 'only months that ended this many days ago', windowDays)
    .addHelpText('after', PRUNING)
    .action(action(prune));
}
