import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { natsServer, startCluster, type Cluster } from '../../../scripts/log/cluster.ts';
import {
  openRecorder,
  startClickWriter,
  type ClickWriter,
  type Recorder,
} from '../../../src/tracking/click-log/index.ts';
import { readConfig } from '../../../src/config/index.ts';
import { createClock } from '../../../src/lib/clock.ts';
import type { Db } from '../../../src/database/db.ts';
import { SECRET_KEY } from '../../support/keys.ts';
import { testLog } from '../../support/log.ts';

function canStart(): boolean {
  if (process.env.CI === 'true') return true;
  try {
    natsServer(false);
    return true;
  } catch (error) {
    console.warn(`the tests with servers of the log are SKIPPED: ${(error as Error).message}`);
    return false;
  }
}

/** Whether the server of the log is installed. With CI, a test without it fails. */
export const hasLogServer = canStart();

/** Servers of the log in a folder of their own. */
export async function startTestCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'referral-log-'));
  const cluster = await startCluster(folder);
  const stop = () => cluster.stop().then(() => rmSync(folder, { recursive: true, force: true }));
  return { ...cluster, stop };
}

/** The log of a service on this cluster: what its processes open. */
export function logOn({ url }: Pick<Cluster, 'url'>, stream: string, settings: Record<string, string> = {}) {
  const config = readConfig({ NATS_URL: url, NATS_STREAM: stream, ...settings }).clickLog!;
  const options = { config, secretKey: SECRET_KEY, clock: createClock(), log: testLog() };
  const recorder: Recorder = openRecorder(options);
  return {
    config,
    recorder,
    writer: (db: Db): ClickWriter => startClickWriter({ ...options, db }),
  };
}
