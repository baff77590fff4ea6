// The environment of each SDK's program: the live service as processes, a program with a partner and a link, keys.
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock } from '../../../src/lib/clock.ts';
import { asOperator } from '../../../src/common/audit.ts';
import { markKey } from '../../../src/keys/write.ts';

import { freePort } from '../../../scripts/lib/free-port.ts';
import { dataFolder, startProcess, type Running } from '../../process/support.ts';
import { cloneDatabase, openTestDb, type TestDb } from '../../support/database.ts';
import { fixtures, type Campaign, type Fixtures } from '../../support/fixtures.ts';
import { startGate, type Gate } from './gate.ts';

export interface World {
  db: TestDb;
  make: Fixtures;
  campaign: Campaign;
  gate: Gate;
  /** the service, past the gate */
  serviceUrl: string;
  /** the facts that the programs receive, as JSON */
  facts: {
    /** the service, through the gate */
    url: string;
    /** an instance that allows one request a minute */
    limited_url: string;
    /** an address without a listener */
    dead_url: string;
    /** an address with a listener that never answers */
    mute_url: string;
    key: string;
    /** the key of another program, marked for rotation by `rotate_by` */
    marked_key: string;
    rotate_by: string;
    link: string;
    disabled_link: string;
  };
  stop(): Promise<void>;
}

export async function startWorld(): Promise<World> {
  const database = await cloneDatabase();
  const db = openTestDb(database.url);
  const make = fixtures(db, systemClock);
  const dataDir = dataFolder();
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir };
  const running: Running[] = [];
  const start = async (more: Record<string, string>): Promise<string> => {
    const service = await startProcess({ ...env, ...more });
    running.push(service);
    return service.baseUrl;
  };
  const [url, limitedUrl] = await Promise.all([start({}), start({ RATE_LIMIT_SCALE: '0.001' })]);
  const gate = await startGate(url);
  const mute = createServer().listen(0, '127.0.0.1');
  await once(mute, 'listening');

  const campaign = await make.campaign();
  const { partner_id, partnership_id } = { partner_id: campaign.partnerId, partnership_id: campaign.partnershipId };
  const disabled = await make.link({ program_id: campaign.id, partner_id, partnership_id, enabled: false });
  const other = await make.program();
  const rotateBy = new Date(Math.floor(Date.now() / 1000) * 1000 + 3_600_000);
  const mark = { programId: other.id, keyId: undefined, rotateBy, at: new Date() };
  await asOperator(db, mark.at, (tx, note) => markKey(tx, note, mark));

  return {
    db,
    make,
    campaign,
    gate,
    serviceUrl: url,
    facts: {
      url: gate.url,
      limited_url: limitedUrl,
      dead_url: `http://127.0.0.1:${await freePort()}`,
      mute_url: `http://127.0.0.1:${(mute.address() as AddressInfo).port}`,
      key: campaign.key,
      marked_key: other.key,
      rotate_by: rotateBy.toISOString(),
      link: campaign.url,
      disabled_link: `https://brand.dev/?aff=${disabled}`,
    },
    async stop() {
      mute.closeAllConnections();
      mute.close();
      await gate.stop();
      for (const service of running) await service.kill('SIGTERM');
      await db.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
