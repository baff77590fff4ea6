// Runs the chain against a running service and shows each request and answer: `npm run demo`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { painter } from '../src/lib/paint.ts';
import { jsonText, withoutControls } from '../src/lib/terminal-text.ts';
import { resolveDataDir } from '../src/database/embedded/index.ts';

const HELP = `npm run demo -- [--base-url URL] [--api-key KEY] [--code CODE]

Runs click, lead, sale and refund against a running service. Without --api-key and --code it uses the demo program
that a first start makes; on a database of your own make one with \`npm run -s admin -- demo seed\`.`;

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string', default: process.env.BASE_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}` },
    'api-key': { type: 'string' },
    code: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const paint = painter(process.stdout);

class NoDemo extends Error {}

function demoProgram(): { api_key: string; code: string } {
  if (values['api-key'] && values.code) return { api_key: values['api-key'], code: values.code };
  const checkoutDir = fileURLToPath(new URL('..', import.meta.url));
  const file = join(resolveDataDir({ dataDir: process.env.DATA_DIR, checkoutDir }), 'demo.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { api_key: string; code: string };
  } catch {
    throw new NoDemo(
      `There is no demo program in ${file}. If the service has another DATA_DIR, set it here too: ` +
        `DATA_DIR=<folder> npm run demo\n\n${HELP}`,
    );
  }
}

async function call(name: string, body: object, key?: string): Promise<Record<string, unknown>> {
  const path = `/api/v1/track/${name}`;
  const headers = { 'Content-Type': 'application/json', ...(key ? { Authorization: `Bearer ${key}` } : {}) };
  console.log(paint('bold', `POST ${path}`) + paint('dim', key ? '  with the API key' : '  without a key'));
  console.log(paint('cyan', JSON.stringify(body, null, 2)));
  const response = await fetch(values['base-url'] + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = (await response.json()) as Record<string, unknown>;
  const id = response.headers.get('x-request-id');
  console.log(paint(response.ok ? 'green' : 'red', `${response.status} ${jsonText(answer)}`));
  console.log(paint('dim', `request ${withoutControls(String(id))}\n`));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return answer;
}

async function run(): Promise<void> {
  const { api_key: key, code } = demoProgram();
  const click = await call('click', { affiliate_url: `${values['base-url']}/?aff=${code}` });
  const clickId = String(click.click_id);
  const order = `order-${clickId}`;
  await call('lead', { click_id: clickId, customer_key: `user-${clickId}`, email: 'ada@brand.dev' }, key);
  await call('sale', { transaction_id: order, amount_cents: 9900, currency: 'USD', click_id: clickId }, key);
  await call('refund', { transaction_id: order, reason: 'refund' }, key);
}

if (values.help) console.log(HELP);
else {
  await run().catch((error: unknown) => {
    const refused = (error as { cause?: { code?: string } }).cause?.code === 'ECONNREFUSED';
    const message = error instanceof NoDemo ? error.message : String(error);
    console.error(refused ? `Nothing listens on ${values['base-url']}: start the service first.` : message);
    process.exitCode = 1;
  });
}
