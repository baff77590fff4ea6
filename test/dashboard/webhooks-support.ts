import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { newWebhookSecret, sealWebhookSecret } from '../../src/webhooks/secret.ts';
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { startReceiver, type Receiver } from '../webhooks/receiver.ts';
import { addEndpoint } from '../webhooks/support.ts';
import { openStage, type Stage } from './support.ts';

// A service that sends webhooks, a program for each test, and a receiver whose answer the test chooses.

const WEBHOOKS = { egress: { development: true, networks: [], own: [] }, sends: true };

export interface Scene {
  stage: Stage;
  campaign: Campaign;
  owner: TestPerson;
  /** of the list of webhooks */
  path: string;
  receiver: Receiver;
  /** what the receiver answers */
  status: number;
}

/** The scene of the test that runs. */
export function useScene(): Scene {
  const scene = {} as Scene;
  beforeAll(async () => void (scene.stage = await openStage({ webhooks: WEBHOOKS })));
  afterAll(() => scene.stage.stop());
  beforeEach(async () => {
    const { make } = scene.stage.service;
    scene.campaign = await make.campaign();
    scene.owner = await make.member(scene.campaign.id, 'owner');
    scene.path = `/app/programs/${scene.campaign.id}/webhooks`;
    scene.status = 204;
    scene.receiver = await startReceiver((res) => {
      res.writeHead(scene.status).end(scene.status === 204 ? undefined : 'out of order');
    });
  });
  afterEach(() => scene.receiver.stop());
  return scene;
}

export const newEndpoint = ({ stage, campaign, receiver }: Scene, given: object = {}): Promise<number> =>
  addEndpoint(stage.service, campaign.id, {
    url: receiver.url,
    secret: sealWebhookSecret(SECRET_KEY, campaign.id, newWebhookSecret()),
    ...given,
  });

/** How the pages name the receiver. */
export const nameOf = ({ receiver }: Scene): string => receiver.url.slice('http://'.length);

export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** The receiver has got this many requests. */
export const arrived = ({ receiver }: Scene, count: number): Promise<void> =>
  expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(count);
