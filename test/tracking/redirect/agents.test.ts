import crawlers from 'crawler-user-agents';
import topUserAgents from 'top-user-agents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { machineOf } from '../../../src/tracking/redirect/machine.ts';
import { startService, type Service } from '../../support/service.ts';

// The agents of the lists that the library of robots is made from: each is sent on, and counted once, as a click or as a machine.

const people: readonly string[] = topUserAgents;
const machines = crawlers.flatMap(({ instances }) => instances);

/** What the list of robots has, and the service counts: apps and editors in which people open pages, and four tools. */
const COUNTED = [
  ...['Instagram 406', 'MetaIAB Facebook', 'Code/1.115.0', 'Trae/1.107.1', 'Fluid/0.9.6', 'TSM-turingos'],
  ...['GTmetrix', 'Miniature.io', 'YLT'],
];
const isCounted = (agent: string) => COUNTED.some((name) => agent.includes(name));

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 1e9 })));
afterAll(() => service.stop());

test('the most frequent browsers are people', () => {
  expect(people.length).toBeGreaterThan(90);
  expect(people.filter((agent) => machineOf({ 'user-agent': agent }) !== undefined)).toEqual([]);
});

test('robots are machines', () => {
  expect(machines.length).toBeGreaterThan(2_000);
  const passed = machines.filter((agent) => machineOf({ 'user-agent': agent }) === undefined);
  expect(passed.filter((agent) => !isCounted(agent))).toEqual([]);
  expect(passed).toHaveLength(COUNTED.length);
});

test('each is sent on, and clicks and machines together are all requests', async () => {
  const { id, code } = await service.make.campaign();
  const agents = [...people, ...machines];
  for (let at = 0; at < agents.length; at += 50) {
    const answers = agents.slice(at, at + 50).map(async (agent) => {
      const headers = { 'user-agent': Buffer.from(agent).toString('latin1') };
      const { status, headers: answered } = await service.call(`/r/${code}`, { method: 'GET', headers });
      expect([status, new URL(answered.location!).searchParams.get('aff')], agent).toEqual([302, code]);
    });
    await Promise.all(answers);
  }
  const visits = async () => {
    const rows = await service.db.knex('visits').where({ program_id: id });
    return Object.fromEntries(rows.map(({ outcome, n }) => [outcome, Number(n)]));
  };
  const sent = people.length + COUNTED.length;
  await expect.poll(visits, { timeout: 10_000 }).toEqual({ sent, bot: agents.length - sent });
  expect(await service.db.knex('clicks').where({ program_id: id })).toHaveLength(sent);
});
