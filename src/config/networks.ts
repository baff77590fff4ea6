import { parseNetwork } from '../outbox/reach.ts';
import { ConfigError, read, type Environment } from './environment.ts';

/** The private networks that webhooks may be sent to. */
export function readNetworks(env: Environment): string[] {
  const texts = (read(env, 'WEBHOOK_ALLOWED_NETWORKS') ?? '').split(',').map((text) => text.trim());
  const networks = texts.filter((text) => text !== '');
  const wrong = networks.find((text) => parseNetwork(text) === undefined);
  if (wrong === undefined) return networks;
  throw new ConfigError(
    `WEBHOOK_ALLOWED_NETWORKS must be addresses and CIDR ranges, separated by commas; it has "${wrong}"`,
  );
}
