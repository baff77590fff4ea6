import { expectThat } from './outcome.ts';

/** Of a key, only its prefix and its last four characters are shown. */
export function expectMasked(masked: string, apiKey: string): void {
  const [prefix, last] = [apiKey.slice(0, apiKey.indexOf('_') + 1), apiKey.slice(-4)];
  const hidden = masked.slice(prefix.length, -last.length);
  const isMasked = masked.startsWith(prefix) && masked.endsWith(last) && hidden !== '' && !/[0-9A-Za-z]/.test(hidden);
  expectThat(isMasked, `the prefix ${prefix} and the last four characters of the key`, `${masked.length} characters`);
}
