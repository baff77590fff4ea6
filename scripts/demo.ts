// Sends events to a running service: first a whole chain with each request and answer, then one event after another.
// `npm run demo`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { painter } from '../src/lib/paint.ts';
import { resolveDataDir } from '../src/database/embedded/index.ts';
import { createCaller, type Call } from './demo/call.ts';
import { nextEvent } from './demo/events.ts';

const HELP = `npm run demo -- [--count N] [--every SECONDS] [--base-url URL] [--api-key KEY] [--code CODE]

Runs click, lead, sale and refund against a running service, with each request and answer. Then sends another event
every two seconds (--every), which the open dashboard shows, until Ctrl-C or until --count further events are sent;
--count 0 ends after the chain. Without --api-key and --code it uses the demo program that a first start makes; on a
database of your own make one with \`npm run -s admin -- demo seed\`.`;

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string', default: process.env.BASE_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}` },
    'api-key': { type: 'string' },
    code: { type: 'string' },
    count: { type: 'string' },
    every: { type: 'string', default: '2' },
    help: { type: 'boolean', default: false },
  },
});
const baseUrl = values['base-url'];

const paint = painter(process.stdout);

/** The command cannot do what was asked; its message is all that is printed. */
class Unusable extends Error {}

function numberOf(name: 'count' | 'every', whole: boolean): number {
  const text = values[name] ?? 'Infinity';
  const number = Number(text);
  const isValid =
    values[name] === undefined || (/^\d+(\.\d+)?$/.test(text) && (!whole || Number.isSafeInteger(number)));
  if (!isValid)
    throw new Unusable(`--${name} must be a ${whole ? 'whole number' : 'number of seconds'}; it is "${text}"`);
  return number;
}

function demoProgram(): { api_key: string; code: string; program_id?: number } {
  if (values['api-key'] && values.code) return { api_key: values['api-key'], code: values.code };
  const checkoutDir = fileURLToPath(new URL('..', import.meta.url));
  const file = join(resolveDataDir({ dataDir: process.env.DATA_DIR, checkoutDir }), 'demo.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { api_key: string; code: string; program_id: number };
  } catch {
    throw new Unusable(
      `There is no demo program in ${file}. If the service has another DATA_DIR, set it here too: ` +
        `DATA_DIR=<folder> npm run demo\n\n${HELP}`,
    );
  }
}

/** A whole chain, for readers who want to see each request. */
async function runChain(call: Call): Promise<void> {
  const click = await call('click', {});
  const clickId = String(click.click_id);
  const order = `order-${clickId}`;
  await call('lead', { click_id: clickId, customer_key: `user-${clickId}`, email: 'ada@brand.dev' });
  await call('sale', { transaction_id: order, amount_cents: 9900, currency: 'USD', click_id: clickId });
  await call('refund', { transaction_id: order, reason: 'refund' });
}

/** Sends events until the signal ends it; returns how many. */
async function sendEvents(call: Call, { count, everyMs, stop }: { count: number; everyMs: number; stop: AbortSignal }) {
  let sent = 0;
  const next = nextEvent(call);
  while (sent < count && !stop.aborted) {
    await sleep(everyMs, undefined, { signal: stop }).catch(() => undefined);
    if (stop.aborted) break;
    console.log(await next());
    sent++;
  }
  return sent;
}

async function run(): Promise<void> {
  const [count, every] = [numberOf('count', true), numberOf('every', false)];
  const { api_key: key, code, program_id: programId } = demoProgram();
  const caller = { baseUrl, key, code, paint };
  await runChain(createCaller({ ...caller, print: console.log }));
  if (count === 0) return;
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  process.once('SIGTERM', () => stopping.abort());
  const dashboard = `${baseUrl}/app${programId === undefined ? '' : `/programs/${programId}`}`;
  console.log(`More events follow. ${paint('bold', dashboard)} shows them; Ctrl-C ends them.\n`);
  const sent = await sendEvents(createCaller(caller), { count, everyMs: every * 1000, stop: stopping.signal });
  console.log(`\n${sent} more ${sent === 1 ? 'event was' : 'events were'} sent.`);
}

if (values.help) console.log(HELP);
else {
  await run().catch((error: unknown) => {
    const refused = (error as { cause?: { code?: string } }).cause?.code === 'ECONNREFUSED';
    const message = error instanceof Unusable ? error.message : String(error);
    console.error(refused ? `Nothing listens on ${baseUrl}: start the service first.` : message);
    process.exitCode = 1;
  });
}
