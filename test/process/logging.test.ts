import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { dataFolder, launch } from './support.ts';

// A log that is not read must not block the service.

const dataDir = dataFolder();
let database: TestDatabase;
let child: ReturnType<typeof launch> | undefined;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(async () => {
  child?.kill('SIGKILL');
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** At one line per request, far more than a pipe and this process buffer for standard error. */
const REQUESTS = 3_000;

test('requests are answered, and the service stops normally, even if nothing reads its log', async () => {
  const port = await freePort();
  child = launch({ DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'debug' });
  // Standard error is a pipe that nothing reads.
  child.stdout.setEncoding('utf8');
  let text = '';
  while (!text.includes('listens on')) text += String((await once(child.stdout, 'data'))[0]);

  const agent = new Agent({ keepAlive: true });
  const id = 'x'.repeat(128);
  const get = (): Promise<number> =>
    new Promise((resolve, reject) => {
      const url = `http://127.0.0.1:${port}/api/v1/nothing`;
      const req = request(url, { agent, headers: { 'x-request-id': id }, timeout: 5_000 }, (res) => {
        res.resume().on('end', () => resolve(res.statusCode!));
      });
      req.on('timeout', () => req.destroy(new Error('no answer within 5 s')));
      req.on('error', reject).end();
    });
  const answered = async (): Promise<number> => {
    let count = 0;
    for (let n = 0; n < REQUESTS / 10; n++) count += Number((await get()) === 404);
    return count;
  };
  const counts = await Promise.all(Array.from({ length: 10 }, answered));
  agent.destroy();
  expect(counts.reduce((a, b) => a + b)).toBe(REQUESTS);

  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
}, 90_000);
