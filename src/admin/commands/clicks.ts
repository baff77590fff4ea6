import { pruneClicks } from '../../clicks/prune.ts';
import type { CommandDeps, Registry } from '../action.ts';
import { storeMessages } from '../../tracking/click-log/store-messages.ts';
import { listRefusedClicks, removeRefusedClick, type StoredRefusal } from '../../clicks/refused.ts';
import { jsonList } from '../list.ts';
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

const REFUSED = `
With NATS_URL, clicks are recorded in a log first. What cannot be stored in the database waits here and blocks nothing:
clicks of a program that does not exist, those that were not signed with SECRET_KEY, and messages of another version.
\`clicks retry\` stores what can be stored now.`;

const PAGE = 100;

async function* refusals(db: CommandDeps['db']): AsyncGenerator<StoredRefusal[]> {
  for (let after = ''; ;) {
    const rows = await listRefusedClicks(db, after, PAGE);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)!.digest;
  }
}

async function* shown(db: CommandDeps['db']) {
  for await (const rows of refusals(db)) {
    yield rows.map(({ content, ...row }) => ({ ...row, content: content.toString('utf8') }));
  }
}

const listRefused = (_flags: object, { db }: CommandDeps) => Promise.resolve(jsonList('refused_clicks', shown(db)));

async function retry(_flags: object, { db, clickIds, clock }: CommandDeps) {
  const result = { stored: 0, refused: 0 };
  for await (const rows of refusals(db)) {
    for (const { digest, content } of rows) {
      const refused = await storeMessages({ db, clickIds, now: clock.now() }, [content]);
      if (refused === 0) await removeRefusedClick(db, digest);
      result[refused === 0 ? 'stored' : 'refused']++;
    }
  }
  return result;
}

export function registerClicks({ noun, action, reading }: Registry): void {
  const clicks = noun('clicks', 'recorded clicks');
  clicks
    .command('refused')
    .description('list the clicks of the log that cannot be stored')
    .addHelpText('after', REFUSED)
    .action(reading(listRefused));
  clicks.command('retry').description('store refused clicks whose reason is gone').action(action(retry));
  clicks
    .command('prune')
    .description('delete the clicks of past months')
    .requiredOption('--older-than <days>', 'only months that ended this many days ago', windowDays)
    .addHelpText('after', PRUNING)
    .action(action(prune));
}
