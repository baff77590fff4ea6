// Sends events to a running service as Stripe does: `npm run simulate:stripe -- <scenario> …`.
import { callPath } from '../src/contract/paths.ts';
import { parseArgs } from 'node:util';
import { firstLine } from '../src/lib/first-line.ts';
import { painter } from '../src/lib/paint.ts';
import { withoutControls } from '../src/lib/terminal-text.ts';
import { signed, type Shape, type StripeEvent } from './simulate-stripe/payloads.ts';
import { scenarios } from './simulate-stripe/scenarios.ts';

const HELP = `npm run simulate:stripe -- <scenario> --program-id ID --webhook-secret - [--base-url URL]
  [--click-id CLICK_ID | --customer-key KEY] [--shape old|new|both]

Sends signed payment events to a running service and shows its answers. Connect the secret first:
npm run -s admin -- stripe connect --program-id ID --webhook-secret -
With - both read the secret from standard input, so that no list of processes shows it.

Scenarios: ${Object.keys(scenarios).join(', ')}, all. Shapes: of API versions before (old) and since (new)
2025-03-31.basil. Without a customer the events name nobody, and stay pending.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'base-url': { type: 'string', default: process.env.BASE_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}` },
    'program-id': { type: 'string' },
    'webhook-secret': { type: 'string' },
    'click-id': { type: 'string' },
    'customer-key': { type: 'string' },
    shape: { type: 'string', default: 'both' },
    help: { type: 'boolean', default: false },
  },
});

const paint = painter(process.stdout);

async function send(event: StripeEvent, path: string, secret: string): Promise<boolean> {
  const { body, headers } = signed(event, secret, new Date());
  const response = await fetch(values['base-url'] + path, { method: 'POST', headers, body });
  const answer = await response.text();
  const { object, id } = event.data.object as { object: string; id: string };
  console.log(`→ ${event.type} ${event.id} (${object} ${id}, ${event.api_version})`);
  console.log(paint(response.ok ? 'green' : 'red', `← ${response.status} ${withoutControls(answer)}`));
  return response.ok;
}

const SHAPES: Readonly<Record<string, readonly Shape[]>> = { old: ['old'], new: ['new'], both: ['old', 'new'] };

async function run(scenario: string, shapes: readonly Shape[], programId: string, secret: string): Promise<boolean> {
  const path = callPath('stripeWebhook', { program_id: programId });
  const names = scenario === 'all' ? Object.keys(scenarios) : [scenario];
  const customer = values['click-id'] ?? values['customer-key'] ?? '';
  let accepted = true;
  for (const shape of shapes) {
    for (const name of names) {
      console.log(paint('bold', `\n${name}, ${shape} shape: POST ${path}`));
      for (const step of scenarios[name]!({ shape, now: () => new Date() }, customer)) {
        const answers = await Promise.all([step].flat().map((event) => send(event, path, secret)));
        accepted &&= answers.every(Boolean);
      }
    }
  }
  return accepted;
}

async function main(): Promise<number> {
  const [scenario = ''] = positionals;
  const { 'program-id': programId, 'webhook-secret': given } = values;
  const secret = given === '-' ? await firstLine(process.stdin) : given;
  const shapes = SHAPES[values.shape];
  const known = scenario === 'all' || Object.hasOwn(scenarios, scenario);
  if (values.help || !known || !shapes || programId === undefined || secret === undefined) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  return (await run(scenario, shapes, programId, secret)) ? 0 : 1;
}

process.exitCode = await main().catch((error: unknown) => {
  const refused = (error as { cause?: { code?: string } }).cause?.code === 'ECONNREFUSED';
  console.error(refused ? `Nothing listens on ${values['base-url']}: start the service first.` : String(error));
  return 1;
});
