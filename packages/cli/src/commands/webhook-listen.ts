// Brings the events of a program to an address on this machine: it asks for deliveries, and posts each, signed, itself.
import { createHmac, randomBytes } from 'node:crypto';
import type { components } from '@referral-tracking/client';
import { Option } from 'commander';
import type { CommandContext, CommandRegistry, CommandResult } from '../action.ts';
import type { Check } from '../check.ts';
import { wrongUsage } from '../failure.ts';
import { commands } from '../generated/commands.ts';
import { credentialOf, programOf, requireCredential, type TokenFlags } from '../management/credential.ts';
import { id, token } from '../values.ts';

interface ListenFlags extends TokenFlags {
  forwardTo: string;
  webhookId?: number;
  secret?: string;
}

type Delivery = components['schemas']['webhook-delivery'];

/** The endpoint of this command. It is disabled, so the service sends nothing there, but stores its events. */
const OWN_URL = 'https://listen.invalid/';
const OWN = { url: OWN_URL, description: 'The events of `webhook listen`', status: 'disabled' } as const;
/** How long the service may wait for the next delivery (s). */
const WAIT = 20;
/** Commits may be out of the order of their identifiers, so it looks again this far back (ms). */
const OVERLAP_MS = 60_000;
const LIMIT_MS = 15_000;
const SECRET = /^whsec_[A-Za-z0-9+/]{42,86}={0,2}$/;

const row = commands.find(({ id: operation }) => operation === 'listWebhookDeliveries')!;

/** Posts an event as the service does; returns the status, or why there was no answer. */
async function forward(url: string, secret: string, { event_id, event }: Delivery, at: Date): Promise<string> {
  const body = JSON.stringify(event);
  const seconds = Math.floor(at.getTime() / 1000);
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${event_id}.${seconds}.${body}`).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'webhook-id': event_id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
  try {
    const options = { method: 'POST', headers, body, redirect: 'manual' } as const;
    const answer = await fetch(url, { ...options, signal: AbortSignal.timeout(LIMIT_MS) });
    await answer.body?.cancel();
    return String(answer.status);
  } catch (error) {
    const { cause, message } = error as Error;
    return `no answer (${cause instanceof Error && cause.message ? cause.message : message})`;
  }
}

type Service = ReturnType<CommandContext['service']>;

/** The endpoint whose deliveries are forwarded: the given one, or that of this command, which is created once. */
async function endpointOf(
  service: Service,
  program: number,
  given: number | undefined,
  check: (name: string) => Check,
) {
  if (given !== undefined) return given;
  const { data } = await service.manage(
    (client, options) => client.webhooks.list(program, {}, options),
    check('webhook-list'),
  );
  const own = data.find(({ url }) => url === OWN_URL);
  if (own) return own.id;
  const create = service.manage(
    (client, options) => client.webhooks.create(program, OWN, options),
    check('webhook-secret-answer'),
  );
  return (await create).data.webhook.id;
}

/** Lists deliveries, oldest first, with their events. */
type Read = (query: { created_from?: string; after_id?: number; wait?: number }) => Promise<Delivery[]>;

/** Calls `take` with each delivery since the beginning, once, until the signal. */
async function follow(read: Read, take: (delivery: Delivery) => Promise<void>, { signal, now }: CommandContext) {
  const begun = now().getTime();
  const seen = new Set<number>();
  const takeNew = async (deliveries: readonly Delivery[]): Promise<void> => {
    for (const delivery of deliveries.filter((one) => !seen.has(one.id))) {
      seen.add(delivery.id);
      await take(delivery);
    }
  };
  while (!signal.aborted) {
    const known = seen.size;
    // What a later one overtook first; then what comes next.
    const created_from = new Date(Math.max(begun, now().getTime() - OVERLAP_MS)).toISOString();
    await takeNew(await read({ created_from }));
    if (seen.size > known) continue;
    await takeNew(await read({ created_from, ...(seen.size > 0 && { after_id: Math.max(...seen) }), wait: WAIT }));
  }
}

async function listen(flags: ListenFlags, deps: CommandContext): Promise<CommandResult> {
  const { forwardTo, secret = `whsec_${randomBytes(32).toString('base64')}` } = flags;
  const { terminal, now } = deps;
  if (!URL.canParse(forwardTo)) throw wrongUsage('--forward-to must be an address, such as http://localhost:3001/hook');
  if (!SECRET.test(secret)) throw wrongUsage('--secret must be whsec_ and base64 text');
  requireCredential(row, flags, deps);
  const program = programOf(flags, deps);
  const { answerCheck } = await import('../management/answer.ts');
  const service = deps.service(await credentialOf(row, flags, deps));
  const webhook_id = await endpointOf(service, program, flags.webhookId, answerCheck);
  const isList = answerCheck(row.answer);
  const read: Read = async (query) => {
    const wanted = { webhook_id, order: 'oldest', expand: 'event', limit: 100, ...query } as const;
    const list = service.manage((client, options) => client.webhooks.listDeliveries(program, wanted, options), isList);
    return (await list).data;
  };
  terminal.note(`Events of program ${program} go to ${forwardTo}, signed with ${secret}`);
  const take = async (delivery: Delivery): Promise<void> =>
    terminal.note(`${delivery.type} ${delivery.event_id}: ${await forward(forwardTo, secret, delivery, now())}`);
  await follow(read, take, deps);
  throw deps.signal.reason;
}

export function registerWebhookListen({ group, action }: CommandRegistry): void {
  group('webhook', 'endpoints for events')
    .command('listen')
    .description('forward the events of a program to an address on this machine, until Ctrl-C')
    .requiredOption('--forward-to <url>', 'where to post them, such as http://localhost:3001/hook')
    .addOption(
      new Option('--webhook-id <id>', 'the events of this endpoint (default: one of the command’s own)').argParser(id),
    )
    .option('--secret <secret>', 'signs them (default: a new one, which is printed)')
    .addOption(new Option('--program <id>', 'the program (default: the only one whose key is saved)').argParser(id))
    .addOption(new Option('--token <token>', 'an API token, or - to read it from standard input').argParser(token))
    .action(action<ListenFlags>(listen));
}
