// Notes every key, token, secret and e-mail address that the tests make or send, for the search of the logs.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

const noted = new Set<string>();

/** Shorter texts, and those of a few characters again and again, stand in logs for other reasons. */
const SHORTEST = 8;
const FEWEST = 5;
const isTelling = (text: string): boolean => text.length >= SHORTEST && new Set(text).size >= FEWEST;

/** Set by the global set-up of a test run; unset where other programs use these helpers, which then note nothing. */
const folder = process.env.TEST_LOG_DIR;

export function noteSecrets(...texts: (string | undefined)[]): void {
  const fresh = texts.filter((text) => text !== undefined && isTelling(text) && !noted.has(text));
  if (folder === undefined || fresh.length === 0) return;
  for (const text of fresh) noted.add(text!);
  const lines = fresh.map((text) => `${JSON.stringify(text)}\n`).join('');
  appendFileSync(join(folder, `${process.pid}.secrets`), lines);
}

/** A key that is bytes, in each form in which a log could show it. */
export const noteKey = (key: Buffer): void =>
  noteSecrets(key.toString('hex'), key.toString('base64'), key.toString('base64url'), [...key].join(','));

const TOKENS = /\b(?:refkey|reflogin)_[0-9A-Za-z]{49}\b|\bwhsec_\w+/g;
// Bounded and anchored, since tests send long texts too.
const EMAILS = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{0,190}\w/g;
/** What a JSON body, a form or a query calls by these names. */
const NAMED = /\b(?:state|id_token|code_verifier|client_secret)(?:=|"\s*:\s*")([\w.~-]{16,})/g;

/** Notes what is secret or a person's in a request or an answer. */
export function noteText(text: string): void {
  const named = [...text.matchAll(NAMED)].map(([, value]) => value);
  noteSecrets(...(text.match(TOKENS) ?? []), ...(text.match(EMAILS) ?? []), ...named);
}
