import { ConfigError, read, type Environment } from './environment.ts';

/** One of a few exact words; undefined for an unset variable. */
export function readChoice<T extends string>(env: Environment, name: string, words: readonly T[]): T | undefined {
  const text = read(env, name);
  const word = words.find((known) => known === text);
  if (text !== undefined && word === undefined) {
    throw new ConfigError(`${name} must be ${words.join(', ')} or unset; it is "${text}"`);
  }
  return word;
}
