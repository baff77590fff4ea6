import { setTimeout as sleep } from 'node:timers/promises';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cluster } from '../../../scripts/log/cluster.ts';
import { connectOnce, subjectOf } from '../../../src/tracking/click-log/connection.ts';
import type { ClickWriter, Recorder } from '../../../src/tracking/click-log/index.ts';
import { as } from '../../manage/support.ts';
import { platformError } from '../../support/envelopes.ts';
import type { Campaign } from '../../support/fixtures.ts';
import { visit } from '../../support/journey.ts';
import { countRows } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';
import { hasLogServer, logOn, startTestCluster } from './support.ts';

// The service with three real servers of the log.

describe.skipIf(!hasLogServer)('the service with three servers of the log', () => {
  const STREAM = 'clicks_of_test';
  let cluster: Cluster;
  let service: Service;
  let recorder: Recorder;
  let log: ReturnType<typeof logOn>;
  let campaign: Campaign;
  const writers: ClickWriter[] = [];

  beforeAll(async () => {
    cluster = await startTestCluster();
    log = logOn(cluster, STREAM);
    recorder = log.recorder;
    service = await startService({ clickLog: recorder });
    service.clock.set(new Date());
  });
  afterAll(async () => {
    await service.stop();
    await recorder.close();
    await cluster.stop();
  });
  beforeEach(async () => void (campaign = await service.make.campaign()));
  afterEach(async () => {
    await Promise.all(writers.splice(0).map((writer) => writer.stop()));
  });

  function startWriter(): ClickWriter {
    const writer = log.writer(service.db);
    writers.push(writer);
    return writer;
  }
  const clicks = () => countRows(service.db, 'clicks', { program_id: campaign.id });
  const untilClicks = (n: number) => expect.poll(clicks, { timeout: 15_000 }).toBe(n);
  /** Clicks until one of them takes this way. */
  async function untilWay(way: 'log' | 'database'): Promise<number> {
    const before = recorder.counts[way]!;
    let sent = 0;
    await expect
      .poll(
        async () => {
          await visit(service, campaign);
          sent++;
          return recorder.counts[way]!;
        },
        { timeout: 20_000, interval: 100 },
      )
      .toBeGreaterThan(before);
    return sent;
  }

  test('a click is answered when it is in the log, and a lead does not wait for its row', async () => {
    await untilWay('log');
    const before = await clicks();
    const click_id = await visit(service, campaign);
    expect(await clicks()).toBe(before);
    const lead = await service.lead({ click_id, customer_key: 'early' }, { key: campaign.key });
    expect(lead.status).toBe(200);
    const sale = { click_id, transaction_id: 'order-early', amount_cents: 10_000 };
    expect((await service.sale(sale, { key: campaign.key })).body).toMatchObject({ attributed: true });
    startWriter();
    await expect.poll(() => countRows(service.db, 'clicks', { click_id }), { timeout: 15_000 }).toBe(1);
  });

  test('clicks at once share messages, and several instances write each click once', async () => {
    await Promise.all(Array.from({ length: 500 }, () => visit(service, campaign)));
    for (let instance = 0; instance < 2; instance++) startWriter();
    await untilClicks(500);
    await expect.poll(async () => (await writers[0]!.backlog())?.batches, { timeout: 10_000 }).toBe(0);
    expect(await clicks()).toBe(500);
  });

  test('totals say up to which time they have every click', async () => {
    const { apiToken } = await service.make.member(campaign.id);
    const stats = async () => {
      service.clock.set(new Date());
      const { body } = await as(service, apiToken)('GET', `programs/${campaign.id}/stats`);
      return { behindMs: service.clock.now().getTime() - Date.parse(body.as_of as string), body };
    };
    await visit(service, campaign);
    await sleep(3_000);
    const before = await stats();
    expect(before.behindMs).toBeGreaterThan(2_500);
    expect(before.body.data).toEqual([]);
    startWriter();
    await untilClicks(1);
    // What was read from the log within the last second is used again.
    await expect.poll(async () => (await stats()).behindMs, { timeout: 10_000 }).toBeLessThan(1_500);
    expect((await stats()).body.data).toMatchObject([{ clicks: 1 }]);
  });

  test('while the database is away, clicks are answered and wait in the log', async () => {
    startWriter();
    const sent = await untilWay('log');
    await service.db.knex.raw('alter table clicks rename to away');
    try {
      for (let i = 0; i < 20; i++) await visit(service, campaign);
      await sleep(1_500);
    } finally {
      await service.db.knex.raw('alter table away rename to clicks');
    }
    await untilClicks(sent + 20);
    expect(await countRows(service.db, 'refused_clicks')).toBe(0);
  });

  test('a message that cannot be stored is put aside and blocks nothing', async () => {
    const nc = await connectOnce(log.config, 'test');
    await jetstream(nc).publish(subjectOf(log.config), 'nonsense', { msgID: 'nonsense' });
    await nc.close();
    await visit(service, campaign);
    startWriter();
    await untilClicks(1);
    await expect.poll(() => countRows(service.db, 'refused_clicks'), { timeout: 10_000 }).toBe(1);
    await expect.poll(async () => (await writers[0]!.backlog())?.batches, { timeout: 10_000 }).toBe(0);
  });

  test('without a majority of its servers, clicks go straight to the database; then the log takes them again', async () => {
    startWriter();
    await Promise.all(cluster.nodes.slice(0, 2).map((node) => node.kill()));
    let sent = await untilWay('database');
    const began = performance.now();
    await visit(service, campaign);
    expect(performance.now() - began).toBeLessThan(2_500);
    sent++;
    cluster.nodes.forEach((node) => node.start());
    await cluster.untilReady();
    sent += await untilWay('log');
    await untilClicks(sent);
  });

  test('without the log and the database, a click gets the documented 500', async () => {
    await Promise.all(cluster.nodes.map((node) => node.kill()));
    await untilWay('database');
    await service.db.knex.raw('alter table clicks rename to away');
    try {
      const began = performance.now();
      const refused = await service.click({ affiliate_url: campaign.url });
      expect(refused).toMatchObject({ status: 500 });
      expect(refused.body).toMatchObject(platformError(500, 'Click tracking failed'));
      expect(performance.now() - began).toBeLessThan(3_000);
    } finally {
      await service.db.knex.raw('alter table away rename to clicks');
      cluster.nodes.forEach((node) => node.start());
      await cluster.untilReady();
    }
    expect((await service.click({ affiliate_url: campaign.url })).status).toBe(200);
  });

  test('a stream that is gone, as after the loss of all servers, is created again', async () => {
    startWriter();
    let sent = await untilWay('log');
    await untilClicks(sent);
    const nc = await connectOnce(log.config, 'test');
    await (await jetstreamManager(nc, { checkAPI: false })).streams.delete(STREAM);
    await nc.close();
    sent += await untilWay('database');
    sent += await untilWay('log');
    await untilClicks(sent);
  });

  test('a full log takes no clicks; they go straight to the database', async () => {
    const small = logOn(cluster, 'small_log', { NATS_MAX_GIB: '0.001', NATS_REPLICAS: '1' });
    const full = await startService({ clickLog: small.recorder });
    try {
      const other = await full.make.campaign();
      const body = { affiliate_url: other.url, additional_data: { text: 'x'.repeat(9_000) } };
      await expect
        .poll(
          async () => {
            for (let i = 0; i < 20; i++) expect((await full.click(body)).status).toBe(200);
            return small.recorder.counts.log! > 0 && small.recorder.counts.database! > 0;
          },
          { timeout: 20_000 },
        )
        .toBe(true);
      await expect.poll(() => countRows(full.db, 'clicks'), { timeout: 1_000 }).toBeGreaterThan(0);
      const writer = small.writer(full.db);
      const { log: logged, database } = small.recorder.counts;
      await expect.poll(() => countRows(full.db, 'clicks'), { timeout: 15_000 }).toBe(logged! + database!);
      await writer.stop();
    } finally {
      await full.stop();
      await small.recorder.close();
    }
  });
});
