// Records every key, token, secret and e-mail address that tests create or send, for the search of the logs.
import { join } from 'node:path';
import { append } from './append.ts';

const noted = new Set<string>();

/** Shorter texts, and texts of only a few different characters, occur in logs for other reasons. */
const SHORTEST = 8;
const FEWEST = 5;
const isTelling = (text: string): boolean => text.length >= SHORTEST && new Set(text).size >= FEWEST;

/** Set by the global setup of a test run. Other programs that use these helpers record nothing. */
const folder = process.env.TEST_LOG_DIR;

export function noteSecrets(...texts: (string | undefined)[]): void {
  const fresh = texts.filter((text) => text !== undefined && isTelling(text) && !noted.has(text));
  if (folder === undefined || fresh.length === 0) return;
  for (const text of fresh) noted.add(text!);
  const lines = fresh.map((text) => `${JSON.stringify(text)}\n`).join('');
  append(join(folder, `${process.pid}.secrets`), lines);
}

/** Records a binary key in each form in which a log could contain it. */
export const noteKey = (key: Buffer): void =>
  noteSecrets(key.toString('hex'), key.toString('base64'), key.toString('base64url'), [...key].join(','));

const TOKENS = /\b(?:refkey|reflogin|refapi)_[0-9A-Za-z]{49}\b|\bwhsec_\w+/g;
// Bounded and anchored, since tests also send long texts.
const EMAILS = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{0,190}\w/g;
/** Values of these names in a JSON body, a form or a query. */
const NAMED = /\b(?:state|id_token|code_verifier|client_secret)(?:=|"\s*:\s*")([\w.~-]{16,})/g;

/** Records the secrets and addresses in a request or response. */
export function noteText(text: string): void {
  const named = [...text.matchAll(NAMED)].map(([, value]) => value);
  noteSecrets(...(text.match(TOKENS) ?? []), ...(text.match(EMAILS) ?? []), ...named);
}
