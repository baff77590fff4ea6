// What operators observe: the share of logged requests, the metrics, and the traces.
import { isHttpUrl, parseUrl, withoutEndSlashes } from '@referral-tracking/shared/formats';
import { ConfigError, read, type Environment } from './environment.ts';
import { readHost } from './host.ts';
import { readNumber, readPort } from './number.ts';

export interface MetricsConfig {
  host: string;
  port: number;
}

export interface TracesConfig {
  /** the base address of an OTLP receiver, without a slash at its end */
  endpoint: string;
}

/** The share of successful requests that are logged, from 0 to 1. */
export const readLogSample = (env: Environment): number =>
  readNumber(env, 'LOG_SAMPLE', 1, (share) => share <= 1, 'a share from 0 to 1');

/** Where the metrics are served; undefined: nowhere. */
export function readMetrics(env: Environment, servicePort: number): MetricsConfig | undefined {
  if (read(env, 'METRICS_PORT') === undefined) {
    if (read(env, 'METRICS_HOST') === undefined) return undefined;
    throw new ConfigError('METRICS_PORT is required when METRICS_HOST is set');
  }
  const port = readPort(env, 'METRICS_PORT', 0);
  if (port === servicePort) throw new ConfigError(`METRICS_PORT must not be the port of the service; it is "${port}"`);
  return { host: readHost(env, 'METRICS_HOST'), port };
}

/** Where the traces are sent; undefined: nowhere. */
export function readTraces(env: Environment): TracesConfig | undefined {
  const text = read(env, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  if (text === undefined) return undefined;
  const url = isHttpUrl(text) ? parseUrl(text) : undefined;
  if (!url || url.search || url.hash) {
    // It may contain a secret, so the message does not repeat it.
    throw new ConfigError('OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https URL without query');
  }
  return { endpoint: withoutEndSlashes(text) };
}
