import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cluster } from '../../../scripts/log/cluster.ts';
import { followBacklog } from '../../../src/metrics/backlog.ts';
import { createProcessMetrics } from '../../../src/metrics/index.ts';
import { checkClickLog } from '../../../src/admin/doctor/click-log.ts';
import { storeMessages } from '../../../src/tracking/click-log/store-messages.ts';
import { readConfig } from '../../../src/config/index.ts';
import { createClickIds } from '../../../src/attribution/click-id.ts';
import { messagesOf } from '../../../src/tracking/click-log/message.ts';
import type { NewClick } from '../../../src/clicks/write.ts';
import { operator as operatorOn, type Operator } from '../../admin/support.ts';
import type { Campaign } from '../../support/fixtures.ts';
import { visit } from '../../support/journey.ts';
import { clickIds, countRows } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';
import { hasLogServer, logOn, startTestCluster } from './support.ts';

// What an operator sees of the log: `doctor`, the metrics, and the clicks that cannot be stored.

describe.skipIf(!hasLogServer)('what an operator sees of the log', () => {
  let cluster: Cluster;
  let service: Service;
  let operator: Operator;
  let campaign: Campaign;
  let log: ReturnType<typeof logOn>;
  const settings = { NATS_MAX_GIB: '0.01' };
  beforeAll(async () => {
    cluster = await startTestCluster();
    log = logOn(cluster, 'operated', settings);
    service = await startService({ clickLog: log.recorder });
    operator = operatorOn(service.databaseUrl, service.db, service.clock);
  });
  afterAll(async () => {
    operator?.clean();
    await service.stop();
    await log.recorder.close();
    await cluster.stop();
  });
  beforeEach(async () => void (campaign = await service.make.campaign()));

  const check = (env: Record<string, string> = {}) =>
    checkClickLog(readConfig({ NATS_URL: cluster.url, NATS_STREAM: 'operated', ...settings, ...env }));
  const logged = () =>
    expect
      .poll(() => visit(service, campaign).then(() => log.recorder.counts.log), { timeout: 20_000 })
      .toBeGreaterThan(0);

  test('doctor: without NATS_URL there is nothing to check', async () => {
    expect(await checkClickLog({ clickLog: undefined })).toMatchObject({ level: 'skipped' });
  });

  test('doctor: a log that works is fine, and shows what waits', async () => {
    await logged();
    expect(await check()).toMatchObject({
      check: 'click log',
      level: 'fine',
      message: expect.stringMatching(/^3 of 3 servers have every batch; \d+ batches wait, 1 of 11 MiB$/) as string,
    });
  });

  test('doctor: a log without its stream, with too few replicas, or that is nearly full', async () => {
    expect(await check({ NATS_STREAM: 'another' })).toMatchObject({
      level: 'warning',
      message: 'the servers answer, but have no stream another',
    });
    expect(await check({ NATS_REPLICAS: '5' })).toMatchObject({
      level: 'warning',
      message: '3 of 5 servers have every batch',
    });
    const body = { affiliate_url: campaign.url, additional_data: { text: 'x'.repeat(9_000) } };
    await expect
      .poll(
        async () => {
          await Promise.all(Array.from({ length: 100 }, () => service.click(body)));
          return (await check()).level;
        },
        { timeout: 20_000 },
      )
      .toBe('problem');
  });

  test('the metrics show what waits, until it is written', async () => {
    const writer = log.writer(service.db);
    try {
      const { registry } = createProcessMetrics();
      const refresh = followBacklog(writer, service.clock, [registry]);
      const read = async (name: string) => {
        await refresh();
        return (await registry.getSingleMetric(`referral_clicks_log_${name}`)!.get()).values[0]!.value;
      };
      await expect.poll(() => read('up'), { timeout: 10_000 }).toBe(1);
      await expect.poll(() => read('pending'), { timeout: 20_000 }).toBe(0);
      expect(await read('oldest_seconds')).toBe(0);
    } finally {
      await writer.stop();
    }
  });

  test('doctor and the metrics: a log that is away', async () => {
    const writer = log.writer(service.db);
    await Promise.all(cluster.nodes.map((node) => node.kill()));
    try {
      expect(await check()).toMatchObject({
        level: 'warning',
        message: expect.stringMatching(/^cannot be used: /) as string,
      });
      await expect.poll(() => writer.backlog(), { timeout: 10_000 }).toBeUndefined();
    } finally {
      await writer.stop();
      cluster.nodes.forEach((node) => node.start());
      await cluster.untilReady();
    }
  });

  test('`clicks refused` shows why a click cannot be stored, and `clicks retry` stores it when the reason is gone', async () => {
    const foreign = createClickIds(Buffer.alloc(32, 7));
    const at = service.clock.now();
    const details = { programId: campaign.id, partnershipId: campaign.partnershipId, linkId: campaign.linkId, at };
    const nothing = { pageUrl: undefined, referrerUrl: undefined, additionalData: undefined };
    const forged: NewClick = { clickId: foreign.mint('production', details), ...details, ...nothing };
    const next = (await service.make.program()).id + 1;
    const missing = { ...details, programId: next };
    const early: NewClick = { clickId: clickIds.mint('production', missing), ...missing, ...nothing };
    const messages = messagesOf([forged, early]).map(({ data }) => Buffer.from(data));
    await storeMessages({ db: service.db, clickIds, now: at }, messages);

    const { refused_clicks: listed } = (await operator.done('clicks', 'refused')) as { refused_clicks: object[] };
    expect(listed).toHaveLength(2);
    expect(listed).toContainEqual(
      expect.objectContaining({
        program_id: next,
        reason: `program ${next} does not exist`,
        refused_at: at.toISOString(),
      }),
    );
    expect(await operator.done('clicks', 'retry')).toEqual({ stored: 0, refused: 2 });

    expect((await service.make.program()).id).toBe(next);
    expect(await operator.done('clicks', 'retry')).toEqual({ stored: 1, refused: 1 });
    expect(await countRows(service.db, 'clicks', { program_id: next })).toBe(1);
    expect(await countRows(service.db, 'refused_clicks')).toBe(1);
  });
});
