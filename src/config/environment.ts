// What the readers of the configuration share.

export type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid configuration; the message names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** An empty variable counts as unset, because most tools that pass environment variables on cannot omit one. */
export const readExact = (env: Environment, name: string): string | undefined =>
  env[name] === '' ? undefined : env[name];

/**
 * The same without white space around it: a file that was written on another system, or the newline of a secret, would
 * become a part of addresses and keys. The message does not repeat the value, which may be a secret.
 */
export function read(env: Environment, name: string): string | undefined {
  const text = readExact(env, name);
  if (text === undefined || text === text.trim()) return text;
  throw new ConfigError(`${name} must not begin or end with white space, such as a line break`);
}
