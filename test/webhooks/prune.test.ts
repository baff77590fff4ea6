import { afterAll, beforeAll, expect, test } from 'vitest';
import { JOBS } from '../../src/jobs/jobs.ts';
import { runDueJobs } from '../../src/jobs/scheduler.ts';
import { payoutCampaign } from '../payouts/support.ts';
import { signUp } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { addEndpoint, deliveriesOf, eventsOf } from './support.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test('events of more than thirty days ago are deleted with their deliveries', async () => {
  const { campaign } = await payoutCampaign(service);
  await addEndpoint(service, campaign.id);
  await signUp(service, campaign);
  service.clock.advance({ seconds: 29 * 86_400 });
  await signUp(service, campaign);
  const run = () =>
    runDueJobs({ ...service, jobs: JOBS.filter(({ name }) => name === 'webhook-events'), log: console });
  await run();
  expect(await eventsOf(service, campaign.id)).toHaveLength(2);
  service.clock.advance({ seconds: 2 * 86_400 });
  await run();
  const [left, ...more] = await eventsOf(service, campaign.id);
  expect(more).toEqual([]);
  expect((await deliveriesOf(service, campaign.id)).map(({ event_id }) => event_id)).toEqual([left!.id]);
});
