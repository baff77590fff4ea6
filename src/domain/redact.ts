import { maskEmail } from './email.ts';

const ADDRESS = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g;

/** The text with every e-mail address in its masked form: integrators use addresses as keys and write them in notes. */
export const maskAddresses = (text: string): string => text.replace(ADDRESS, (address) => maskEmail(address)!);

/** A document of JSON values with every address in it masked. */
export function withoutAddresses<T>(document: T): T {
  const visit = (_key: string, value: unknown): unknown => (typeof value === 'string' ? maskAddresses(value) : value);
  return JSON.parse(JSON.stringify(document, visit)) as T;
}
