import { publicKeys } from '../store/statements/keys.ts';
import type { Operation } from './context.ts';

export const getSigningKeys: Operation<'getSigningKeys'> = async ({ deps, answer }) =>
  answer(200, { keys: await publicKeys(deps.db) });
