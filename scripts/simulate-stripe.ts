// Sends events to a running service as Stripe does: `npm run simulate:stripe -- <scenario> …`.
import { callPath } from '../src/contract/paths.ts';
import { parseArgs } from 'node:util';
import { firstLine } from '@referral-tracking/shared/first-line';
import { painter } from '../src/lib/paint.ts';
import { withoutControls } from '@referral-tracking/shared/terminal-text';
import { signed, type Shape, type StripeEvent } from '../packages/cli/src/simulate/stripe/payloads.ts';
import { scenarios, type Customer } from '../packages/cli/src/simulate/stripe/scenarios.ts';
import { descriptions } from '../packages/cli/src/simulate/stripe/descriptions.ts';

const HELP = `npm run simulate:stripe -- <scenario> --program-id ID --webhook-secret - [--base-url URL]
  [--click-id CLICK_ID] [--customer-key KEY] [--identify metadata|reference] [--discount-code CODE]
  [--shape new|old|both]

Sends signed payment events to a running service and shows its answers. Connect the secret first:
npm run -s admin -- stripe connect --program-id ID --webhook-secret -
With - both read the secret from standard input, so that no list of processes shows it.

Scenarios:
${Object.entries(descriptions)
  .map(([name, text]) => `  ${name.padEnd(16)}  ${text}`)
  .join('\n')}

The checkout names the customer in its metadata, as the recipe for Stripe Checkout does, or in client_reference_id
(--identify reference). Without a customer the events name nobody, and stay pending.

Stripe's API version 2025-03-31.basil changed the fields of invoices. --shape new sends events as that version and later
ones do, --shape old as earlier versions do, and --shape both sends each event twice, as different payments.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'base-url': { type: 'string', default: process.env.BASE_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}` },
    'program-id': { type: 'string' },
    'webhook-secret': { type: 'string' },
    'click-id': { type: 'string' },
    'customer-key': { type: 'string' },
    'discount-code': { type: 'string' },
    identify: { type: 'string', default: 'metadata' },
    shape: { type: 'string', default: 'new' },
    help: { type: 'boolean', default: false },
  },
});

const paint = painter(process.stdout);
let notConnected = false;
let unsigned = false;
let unknownCustomer = false;

/** What a command of the operator starts with: it needs the DATA_DIR of the service. */
const admin = `${process.env.DATA_DIR === undefined ? '' : `DATA_DIR='${process.env.DATA_DIR}' `}npm run -s admin --`;

/** How the checkout identifies the customer of the flags. */
function identified(): Customer {
  const { 'click-id': clickId, 'customer-key': customerKey, identify } = values;
  if (identify === 'reference') return { reference: clickId ?? customerKey ?? '' };
  return { metadata: { ...(customerKey && { customer_key: customerKey }), ...(clickId && { click_id: clickId }) } };
}

/** The command that shows what came of the events. */
function explainCommand(programId: string): string | undefined {
  const { 'click-id': clickId, 'customer-key': customerKey } = values;
  if (!(clickId ?? customerKey)) return undefined;
  // There is no such customer whose events could be explained.
  if (unknownCustomer) return `${admin} stripe events --program-id ${programId}`;
  const customer = customerKey ? `--customer-key ${customerKey}` : `--click-id ${clickId}`;
  return `${admin} customer explain --program-id ${programId} ${customer} --format text`;
}

async function send(event: StripeEvent, path: string, secret: string): Promise<boolean> {
  const { body, headers } = signed(event, secret, new Date());
  const response = await fetch(values['base-url'] + path, { method: 'POST', headers, body });
  const answer = await response.text();
  const { object, id } = event.data.object as { object: string; id: string };
  console.log(`→ ${event.type} ${event.id} (${object} ${id}, ${event.api_version})`);
  console.log(paint(response.ok ? 'green' : 'red', `← ${response.status} ${withoutControls(answer)}`));
  notConnected ||= response.status === 404;
  unsigned ||= response.status === 400;
  unknownCustomer ||= answer.includes('"customer_unknown"');
  return response.ok;
}

/** How the output names a shape. */
const FIELDS: Readonly<Record<Shape, string>> = {
  new: 'the fields of API version 2025-03-31.basil and later',
  old: 'the fields of API versions before 2025-03-31.basil',
};

const SHAPES: Readonly<Record<string, readonly Shape[]>> = { old: ['old'], new: ['new'], both: ['old', 'new'] };

async function run(scenario: string, shapes: readonly Shape[], programId: string, secret: string): Promise<boolean> {
  const path = callPath('stripeWebhook', { program_id: programId });
  const names = scenario === 'all' ? Object.keys(scenarios) : [scenario];
  const customer = { ...identified(), code: values['discount-code'] };
  let accepted = true;
  for (const shape of shapes) {
    for (const name of names) {
      const steps = scenarios[name]!({ shape, now: () => new Date() }, customer);
      if (steps.length === 0) continue;
      console.log(paint('bold', `\n${name} (${descriptions[name]}), with ${FIELDS[shape]}: POST ${path}`));
      for (const step of steps) {
        const answers = await Promise.all([step].flat().map((event) => send(event, path, secret)));
        accepted &&= answers.every(Boolean);
      }
    }
  }
  return accepted;
}

/** What is wrong with the command line; empty if only flags are missing. */
function usageError(scenario: string): string {
  if (scenario !== '' && !Object.hasOwn(descriptions, scenario)) return `There is no scenario "${scenario}".\n`;
  if (!['metadata', 'reference'].includes(values.identify)) return '--identify must be metadata or reference.\n';
  if (scenario !== '' && !(values['program-id'] && values['webhook-secret'])) {
    return '--program-id and --webhook-secret are required.\n';
  }
  if (scenario === 'promotion-code' && values['discount-code'] === undefined) return '--discount-code is required.\n';
  return Object.hasOwn(SHAPES, values.shape) ? '' : '--shape must be new, old or both.\n';
}

async function main(): Promise<number> {
  const [scenario = ''] = positionals;
  const { 'program-id': programId, 'webhook-secret': given } = values;
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const wrong = usageError(scenario);
  const secret = given === '-' ? await firstLine(process.stdin) : given;
  if (wrong || scenario === '' || programId === undefined || secret === undefined) {
    console.error(wrong + HELP);
    return 2;
  }
  const accepted = await run(scenario, SHAPES[values.shape]!, programId, secret);
  if (notConnected || unsigned) {
    console.error(
      `\nConnect the program first, with the same secret:\n` +
        `${admin} stripe connect --program-id ${programId} --webhook-secret -`,
    );
  }
  const explain = explainCommand(programId);
  const why = unknownCustomer ? 'The program does not know the customer. Show the pending events' : 'Show the result';
  if (accepted && explain) console.log(`\n${why}:\n${explain}`);
  return accepted ? 0 : 1;
}

process.exitCode = await main().catch((error: unknown) => {
  const refused = (error as { cause?: { code?: string } }).cause?.code === 'ECONNREFUSED';
  console.error(refused ? `Nothing listens on ${values['base-url']}: start the service first.` : String(error));
  return 1;
});
