import { listKeys } from './list-keys.ts';
import { markKey } from './mark-key.ts';
import { revokeKey } from './revoke-key.ts';
import { rotateKey } from './rotate-key.ts';

export const keys = { listKeys, rotateKey, markKey, revokeKey };
