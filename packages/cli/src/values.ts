// Parsers for the values of flags. Each returns the value, or throws the error that is shown with the help.
import { InvalidArgumentError } from 'commander';
import { parseUrl } from './generated/formats.ts';
import { API_KEY_RULE, BASE_URL_RULE, parseApiKey, parseBaseUrl } from './settings.ts';

const mustBe = (what: string): never => {
  throw new InvalidArgumentError(`It must be ${what}.`);
};

export const id = (text: string): number => {
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(value) && value > 0 ? value : mustBe('the id of a record, a positive integer');
};

/** Any number; the service checks its range. */
export const number = (text: string): number =>
  /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text) : mustBe('a number such as 12.5');

export const scale = (text: string): number => {
  const value = number(text);
  return value > 0 ? value : mustBe('a number above 0');
};

export const baseUrl = (text: string): string => parseBaseUrl(text) ?? mustBe(BASE_URL_RULE);

export const apiKey = (text: string): string => parseApiKey(text) ?? mustBe(API_KEY_RULE);

export const token = (text: string): string =>
  parseApiKey(text) ?? mustBe('the token as it was printed, without spaces');

export const code = (text: string): string =>
  /^[a-z0-9-]{3,32}$/i.test(text) ? text : mustBe('the code of a link, 3 to 32 letters, digits and hyphens');

export const origin = (text: string): string =>
  /^https?:/.test(text) && parseUrl(text)?.origin === text ? text : mustBe('an origin such as https://brand.dev');
