import { ensureDemo } from '../../store/demo.ts';
import type { Registry } from '../action.ts';

export function registerDemo({ noun, action }: Registry): void {
  noun('demo', 'something to try the service with')
    .command('seed')
    .description('a program that is ready, with a partner and a link; made once, shown again afterwards')
    .action(
      action((_flags, { db, clock, dataDir, config }) => ensureDemo({ db, clock, dataDir, baseUrl: config.baseUrl })),
    );
}
