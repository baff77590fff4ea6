// Asks the log once how it is, for an operator.
import { jetstreamManager } from '@nats-io/jetstream';
import type { ClickLogConfig } from '../../config/click-log.ts';
import { connectOnce } from './connection.ts';

export interface LogState {
  /** undefined: the stream does not exist yet */
  stream?: { replicas: number; current: number; bytes: number; maxBytes: number; batches: number; oldestAt: Date };
}

/** Rejects if no server answers, or if the servers have no leader. */
export async function checkLog(config: ClickLogConfig): Promise<LogState> {
  const nc = await connectOnce(config, 'referral-tracking doctor');
  try {
    const jsm = await jetstreamManager(nc, { checkAPI: false, timeout: 3_000 });
    const names = jsm.streams.names();
    let found = false;
    for await (const name of names) found ||= name === config.stream;
    if (!found) return {};
    const { config: had, state, cluster } = await jsm.streams.info(config.stream);
    const current = 1 + (cluster?.replicas ?? []).filter((replica) => replica.current).length;
    return {
      stream: {
        replicas: had.num_replicas,
        current,
        bytes: state.bytes,
        maxBytes: had.max_bytes,
        batches: state.messages,
        oldestAt: new Date(state.first_ts),
      },
    };
  } finally {
    await nc.close();
  }
}
