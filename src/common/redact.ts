import { maskEmail } from './email.ts';

/**
 * A word that may contain an address. One pattern for the whole address would take quadratic time on long text without
 * `@`.
 */
const WORD = /[^\s<>"'(),;:]+/g;

function maskWord(word: string): string {
  const parts = word.split('@');
  const masked: string[] = [];
  for (let i = 0; i < parts.length; i++) {
    const [name, domain] = [parts[i]!, parts[i + 1]];
    if (!name || !domain) masked.push(name);
    else {
      masked.push(maskEmail(`${name}@${domain}`)!);
      i++;
    }
  }
  return masked.join('@');
}

/** Masks every e-mail address in a text: integrators use addresses as keys and write them in notes. */
export const maskAddresses = (text: string): string => text.replace(WORD, maskWord);

/** A document as JSON: times are texts. */
export type AsJson<T> = T extends Date ? string : T extends object ? { [Name in keyof T]: AsJson<T[Name]> } : T;

/** Masks every e-mail address in a JSON document. */
export function withoutAddresses<T>(document: T): AsJson<T> {
  const visit = (_key: string, value: unknown): unknown => (typeof value === 'string' ? maskAddresses(value) : value);
  return JSON.parse(JSON.stringify(document, visit)) as AsJson<T>;
}
