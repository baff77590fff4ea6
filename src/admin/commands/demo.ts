import { ensureDemo } from '../../demo/demo.ts';
import type { CommandDeps, Registry } from '../action.ts';
import { Refusal } from '../refusal.ts';

function seed({ db, clock, dataDir, config }: CommandDeps) {
  if (config.production) {
    throw new Refusal('there is no demo with NODE_ENV=production: its key lies in a file and is printed at each start');
  }
  return ensureDemo({ db, clock, dataDir, baseUrl: config.baseUrl });
}

export function registerDemo({ noun, action }: Registry): void {
  noun('demo', 'something to try the service with')
    .command('seed')
    .description('a program that is ready, with a partner and a link; made once, shown again; not in production')
    .action(action((_flags, deps) => seed(deps)));
}
