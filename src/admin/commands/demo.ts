import type { CommandDeps, Registry } from '../action.ts';
import { Refusal } from '../refusal.ts';

async function seed({ db, clock, dataDir, config }: CommandDeps) {
  if (config.production) {
    throw new Refusal(
      'there is no demo with NODE_ENV=production, because its key is stored in a file and printed at each start',
    );
  }
  const { ensureDemo } = await import('../../demo/demo.ts');
  return ensureDemo({ db, clock, dataDir, baseUrl: config.baseUrl });
}

export function registerDemo({ noun, creating }: Registry): void {
  noun('demo', 'a program to experiment with')
    .command('seed')
    .description('create a program with a partner and a link, or show the existing one; not in production')
    .action(creating((_flags, deps) => seed(deps)));
}
