// Where names are looked up.
import dns from 'node:dns';
import { ConfigError, read, type Environment } from './environment.ts';

/** The name servers of DNS_SERVERS; undefined: those of the system. */
export function readNameServers(env: Environment): string[] | undefined {
  const servers = read(env, 'DNS_SERVERS')
    ?.split(',')
    .map((text) => text.trim());
  try {
    // The resolver alone knows all forms that it takes.
    if (servers) new dns.Resolver().setServers(servers);
    return servers;
  } catch {
    throw new ConfigError(
      'DNS_SERVERS must be addresses of name servers, separated by commas, such as 10.0.0.2,[fd00::2]:53',
    );
  }
}
