// What the readers of the configuration share.

export type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid configuration; the message names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** An empty variable counts as unset, because most tools that pass environment variables on cannot omit one. */
export const read = (env: Environment, name: string): string | undefined => (env[name] === '' ? undefined : env[name]);
