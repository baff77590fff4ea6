import { maskEmail } from './email.ts';

/** What may hold an address. One pattern for both of its sides would take quadratic time for a long text without `@`. */
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

/** The text with every e-mail address in its masked form: integrators use addresses as keys and write them in notes. */
export const maskAddresses = (text: string): string => text.replace(WORD, maskWord);

/** A document of JSON values with every address in it masked. */
export function withoutAddresses<T>(document: T): T {
  const visit = (_key: string, value: unknown): unknown => (typeof value === 'string' ? maskAddresses(value) : value);
  return JSON.parse(JSON.stringify(document, visit)) as T;
}
