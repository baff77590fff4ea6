import { firstLine } from '@referral-tracking/shared/first-line';
import { InvalidDatabaseUrl, parseDatabaseUrl } from '../lib/database-url.ts';
import { Refusal } from './refusal.ts';
import { isWebhookSecret, STANDARD_INPUT, WEBHOOK_SECRET_RULE } from './values.ts';

/**
 * Returns the secret in a flag. With `-` it reads the first line of standard input, because every user who can list
 * processes can read the value of a flag.
 */
export async function webhookSecretOf(flag: string): Promise<string> {
  if (flag !== STANDARD_INPUT) return flag;
  if (process.stdin.isTTY) process.stderr.write('Enter the signing secret, whsec_… (it is shown as you type):\n');
  const secret = (await firstLine(process.stdin)).trim();
  if (!isWebhookSecret(secret)) throw new Refusal(`the first line of standard input must be ${WEBHOOK_SECRET_RULE}`);
  return secret;
}

/** Returns the address of a database in a flag. With `-` it reads the first line of standard input. */
export async function databaseUrlOf(flag: string): Promise<string> {
  const url = flag === STANDARD_INPUT ? (await firstLine(process.stdin)).trim() : flag;
  try {
    parseDatabaseUrl(url);
    return url;
  } catch (error) {
    throw error instanceof InvalidDatabaseUrl ? new Refusal(`the address of the new database ${error.message}`) : error;
  }
}
