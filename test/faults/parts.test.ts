import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { errorsOf, outcomeOf } from '../../scripts/harness/clients/answers.ts';
import { percentOf, takenBackOf } from '../../scripts/harness/check/money.ts';
import { FAULTS } from '../../scripts/faults/nemesis/index.ts';
import { readOptions, scheduleOf } from '../../scripts/harness/options.ts';
import { seeded } from '../../scripts/harness/random.ts';
import { cleanUp } from '../../scripts/harness/cleanup.ts';
import { startProxy } from '../../scripts/faults/proxy.ts';
import { catalogue } from '../../src/contract/index.ts';

afterAll(cleanUp);

test.each([
  ['12.5', 9900, 1238],
  ['12.5', 4, 1],
  ['12.5', 3, 0],
  ['7.77', 99_999, 7770],
  ['20', 1, 0],
])('%s percent of %i is %i', (rate, amount, cents) => {
  expect(percentOf(rate, amount)).toBe(cents);
});

test('refunds deduct their share, and in the end the whole commission', () => {
  expect([3300, 6600, 9900].map((refunded) => takenBackOf(1238, refunded, 9900))).toEqual([413, 825, 1238]);
});

const TEST = { command: 'test:faults', faults: FAULTS, rounds: 3 };
const schedule = (...args: string[]): string[] => {
  const options = readOptions(args, TEST)!;
  return scheduleOf(options, FAULTS, seeded(options.seed)).map(({ name }) => name);
};

test('the same seed gives the same schedule, another seed another one', () => {
  const first = schedule('--seed', '1', '--rounds', '2');
  expect(first).toHaveLength(2 * FAULTS.length);
  expect(schedule('--seed', '1', '--rounds', '2')).toEqual(first);
  expect(schedule('--seed', '2', '--rounds', '2')).not.toEqual(first);
});

test('every fault occurs once before any occurs twice', () => {
  const names = FAULTS.map(({ name }) => name);
  expect(new Set(schedule('--seed', '3').slice(0, names.length))).toEqual(new Set(names));
});

test('the guide has a row for each fault, and no others', () => {
  const guide = readFileSync(new URL('../../docs/faults.md', import.meta.url), 'utf8');
  const rows = guide.split('\n').filter((line) => line.startsWith('|') && !line.includes('`--'));
  const named = rows.flatMap((line) =>
    [
      ...line
        .split('|')
        .at(-2)!
        .matchAll(/`([a-z0-9-]+)`/g),
    ].map(([, name]) => name),
  );
  expect(named.toSorted()).toEqual(FAULTS.map(({ name }) => name).toSorted());
});

test('only the chosen faults are injected', () => {
  expect(schedule('--seed', '1', '--fault', 'late-begin')).toEqual(['late-begin', 'late-begin', 'late-begin']);
});

test.each(['--seed=x', '--rounds=-1', '--fault=earthquake', '--help'])('%s gets the help', (argument) => {
  expect(readOptions([argument], TEST)).toBeUndefined();
});

test('a response is identified by its status and text', () => {
  const failed = { error: { message: 'Failed to create commission' } };
  expect(errorsOf(500, failed)).toEqual(['commissionFailed']);
  expect(errorsOf(400, failed)).toEqual([]);
  expect(errorsOf(400, catalogue.customerStatusNotUpdatable!.body as Record<string, unknown>)).toEqual([
    'customerStatusNotUpdatable',
  ]);
});

test.each([
  [200, [], 'acknowledged'],
  [409, ['duplicateTransaction'], 'acknowledged'],
  [500, ['commissionFailed'], 'acknowledged'],
  [400, ['partnerMissing'], 'acknowledged'],
  [400, ['customerUnknown'], 'refused'],
  [500, ['saleTrackingFailed'], 'unknown'],
  [undefined, [], 'unknown'],
] as const)('an answer %s %j is %s', (status, errors, outcome) => {
  expect(outcomeOf(status, errors)).toBe(outcome);
});

/** A server behind the proxy that sends each piece of data back. */
async function echoBehindProxy() {
  const server = createServer((socket) => socket.on('error', () => undefined).pipe(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy = await startProxy((server.address() as AddressInfo).port);
  const open = async (): Promise<Socket> => {
    const socket = connect(proxy.port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  return { proxy, open, close: () => server.close() };
}

/** Resolves when the socket is closed; an `error` event before that is ignored. */
const closed = (socket: Socket): Promise<unknown> => new Promise((resolve) => socket.once('close', resolve));

const answer = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0]);

test('the proxy delays data and delivers it in order', async () => {
  const { proxy, open, close } = await echoBehindProxy();
  const socket = await open();
  proxy.use((chunk, direction) => (direction === 'to database' && chunk.includes('begin') ? { delayMs: 300 } : {}));
  const began = performance.now();
  socket.write('begin;');
  setTimeout(() => socket.write('select'), 50);
  let said = '';
  while (said !== 'begin;select') said += await answer(socket);
  expect(performance.now() - began).toBeGreaterThan(290);
  socket.destroy();
  close();
});

test('the proxy cuts a message in half, and both sides see the end', async () => {
  const { proxy, open, close } = await echoBehindProxy();
  const socket = await open();
  proxy.use((_, direction) => (direction === 'to service' ? { reset: true } : {}));
  socket.write('0123456789');
  expect(await answer(socket)).toBe('01234');
  await closed(socket);
  close();
});

test('data that a black hole has dropped stays lost, and the connection is cut when the network heals', async () => {
  const { proxy, open, close } = await echoBehindProxy();
  const socket = await open();
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  proxy.use(() => ({ lose: true }));
  socket.write('lost');
  await new Promise((resolve) => setTimeout(resolve, 100));
  const end = closed(socket);
  proxy.heal();
  await end;
  expect(said).toBe('');
  close();
});
