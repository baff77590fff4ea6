// Checks of the log of clicks.
import type { ClickLogConfig } from '../../config/click-log.ts';
import type { Config } from '../../config/index.ts';
import type { LogState } from '../../tracking/click-log/index.ts';
import { MINUTE } from '../../lib/clock.ts';
import { fine, problem, reasonOf, skipped, warning, type Finding } from './finding.ts';

const CHECK = 'click log';
const LATE_MS = 5 * MINUTE;
const MIB = 1024 * 1024;
/** The share of its size from which on the log may soon take no clicks. */
const MUCH = 0.8;

type Stream = NonNullable<LogState['stream']>;

function checkStream(stream: Stream, { replicas }: ClickLogConfig): Finding {
  const { current, bytes, maxBytes, batches, oldestAt } = stream;
  if (current < stream.replicas || stream.replicas < replicas) {
    const message = `${current} of ${Math.max(stream.replicas, replicas)} servers have every batch`;
    return warning(CHECK, message, 'Start the servers that are missing. Without a majority, no clicks are taken.');
  }
  const waits = `${batches} batches wait, ${Math.ceil(bytes / MIB)} of ${Math.ceil(maxBytes / MIB)} MiB`;
  if (bytes > maxBytes * MUCH) {
    const action = 'See why they are not written: the log of the service says it. A full log takes no clicks.';
    return problem(CHECK, `${waits}`, action);
  }
  const ageMs = batches === 0 ? 0 : Date.now() - oldestAt.getTime();
  if (ageMs > LATE_MS) {
    const action = 'Start the service, or more instances of it: each one writes the clicks of the log.';
    return warning(CHECK, `${waits}, the oldest for ${Math.round(ageMs / MINUTE)} minutes`, action);
  }
  return fine(CHECK, `${current} of ${stream.replicas} servers have every batch; ${waits}`);
}

/** Whether the log can be reached, is whole, and is not behind. */
export async function checkClickLog({ clickLog }: Pick<Config, 'clickLog'>): Promise<Finding> {
  if (!clickLog) return skipped(CHECK, 'NATS_URL is unset: clicks are recorded in the database');
  // Loaded only if it is needed.
  const { checkLog } = await import('../../tracking/click-log/index.ts');
  const state = await checkLog(clickLog).catch(reasonOf);
  if (typeof state === 'string') {
    const action = 'Start the servers of the log, or correct NATS_URL. Until then clicks are recorded in the database.';
    return warning(CHECK, `cannot be used: ${state}`, action);
  }
  if (state.stream) return checkStream(state.stream, clickLog);
  const action = 'Start the service, which creates it. If it is running, its log says why it cannot.';
  return warning(CHECK, `the servers answer, but have no stream ${clickLog.stream}`, action);
}
