// Checks of the data folder.
import { statfs } from 'node:fs/promises';
import { readSecretKey } from '../../secret-key.ts';
import { fine, problem, reasonOf, warning, type Finding } from './finding.ts';

const MIB = 1024 * 1024;
const FEW_MIB = 1024;
const TOO_FEW_MIB = 100;
const LOW_SHARE = 0.1;

const sizeText = (mib: number): string => (mib < 10 * 1024 ? `${mib} MiB` : `${Math.round(mib / 1024)} GiB`);

/** The disk of the data folder, which with the embedded database is also that of the data. */
export async function checkDisk(dataDir: string): Promise<Finding> {
  const check = 'disk';
  const disk = await statfs(dataDir).catch(reasonOf);
  if (typeof disk === 'string') {
    return warning(check, `the data folder cannot be read: ${disk}`, 'Set DATA_DIR to the folder of the service.');
  }
  const freeMib = Math.floor((disk.bavail * disk.bsize) / MIB);
  const share = disk.blocks === 0 ? 0 : disk.bavail / disk.blocks;
  const message = `${sizeText(freeMib)} (${Math.round(share * 100)} %) are free on the disk of ${dataDir}`;
  const action = 'Free some space, or enlarge the disk. `clicks prune` deletes the clicks of past months.';
  if (freeMib < TOO_FEW_MIB) return problem(check, message, action);
  return share < LOW_SHARE && freeMib < FEW_MIB * 10 ? warning(check, message, action) : fine(check, message);
}

export interface KeyFound {
  finding: Finding;
  /** undefined: there is none */
  key: Buffer | undefined;
}

/** The key for click identifiers and secrets. Unlike the service, it does not generate one. */
export function checkSecretKey(configured: string | undefined, dataDir: string): KeyFound {
  const check = 'secret key';
  try {
    const key = readSecretKey(configured, dataDir);
    const place = configured === undefined ? `secret.key in ${dataDir}` : 'SECRET_KEY';
    if (key) return { key, finding: fine(check, `read from ${place}`) };
    const action =
      'Set SECRET_KEY or DATA_DIR to those of the service. Its first start generates a key if it has none.';
    return { key, finding: problem(check, `there is no ${place}, and SECRET_KEY is unset`, action) };
  } catch (error) {
    const action = 'Restore the file from a backup: without it, earlier click identifiers are unknown.';
    return { key: undefined, finding: problem(check, reasonOf(error), action) };
  }
}
