// Whether the database knows the secret key.
import type { Config } from '../../config/index.ts';
import type { Db } from '../../database/db.ts';
import { sha256 } from '../../lib/hashing.ts';
import { unknownKeyText } from '../../secret-key.ts';
import { reportKeys } from '../../database/secret-keys.ts';
import { problem, warning, type Finding } from './finding.ts';

/** What is wrong with the key for this database; undefined if nothing is. */
export async function checkKnownKey(
  db: Db,
  config: Config,
  dataDir: string,
  key: Buffer,
): Promise<Finding | undefined> {
  const check = 'secret key';
  const previousKeys = config.previousSecretKeys.map(sha256);
  const { state, latest } = await reportKeys(db, { secretKey: key, previousKeys });
  if (state === 'unknown') {
    return problem(check, unknownKeyText(config, dataDir), 'Restore the earlier key. The service does not start.');
  }
  if (!latest) {
    const action = 'Add the newest key of your instances to SECRET_KEY_PREVIOUS: its clicks are unknown here.';
    return warning(check, 'other instances were started with a newer key, which is configured nowhere here', action);
  }
  if (!config.acceptKeyChange) return undefined;
  return warning(check, 'SECRET_KEY_CHANGED is set: no wrong key stops a start', 'Unset it after the first start.');
}
