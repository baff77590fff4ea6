import { Option } from 'commander';
import { callPath } from '../../contract/paths.ts';
import type { PaymentNotice } from '../../payments/notice.ts';
import { explainPaymentEvent, WAITING } from '../../payments/result.ts';
import { withoutAddresses } from '../../common/redact.ts';
import type { Program } from '../../common/types.ts';
import { replayEvent } from '../../payments/receive.ts';
import { unknownCodesOf } from '../../codes/read.ts';
import { noteAs } from '../../common/audit.ts';
import {
  countPaymentEvents,
  countPendingEvents,
  listPaymentEvents,
  type PaymentEventView,
} from '../../payments/event-list.ts';
import { findPendingEvents, findPaymentEvent, findPaymentEvents } from '../../payments/events.ts';
import { findProgramTerms } from '../../programs/read.ts';
import { forgetStripeAccounts, listStripeAccounts } from '../../payments/stripe/accounts.ts';
import { connectStripe, disconnectStripe, listStripeSecrets } from '../../payments/secrets.ts';
import { secretKeyOf, type CommandDeps, type Registry } from '../action.ts';
import { found, Refusal } from '../refusal.ts';
import { webhookSecretOf } from '../secret.ts';
import { id, identifier, limit, stripeAccounts, webhookSecret } from '../values.ts';
import { unknownProgram } from './program.ts';

interface ProgramFlags {
  programId: number;
}

const requireProgram = async ({ db }: CommandDeps, programId: number): Promise<Program> =>
  found(await findProgramTerms(db, programId), unknownProgram(programId));

type ConnectFlags = ProgramFlags & { webhookSecret: string; account?: string[] };

async function connect({ programId, webhookSecret, account }: ConnectFlags, deps: CommandDeps) {
  const { db, clock, config } = deps;
  const secret = await webhookSecretOf(webhookSecret);
  const secrets = await connectStripe(db, secretKeyOf(deps), programId, secret, clock.now(), account);
  return {
    program_id: programId,
    webhook_url: `${config.baseUrl}${callPath('stripeWebhook', { program_id: programId })}`,
    secrets: found(secrets, unknownProgram(programId)),
    accounts: await listStripeAccounts(db, programId),
  };
}

/** Disables accounts, a secret, or, without either flag, the whole connection. */
async function disconnect(
  { programId, webhookSecret, account }: Partial<ConnectFlags> & ProgramFlags,
  deps: CommandDeps,
) {
  await requireProgram(deps, programId);
  const secrets = account
    ? await removeAccounts(deps, programId, account)
    : await removeSecrets(deps, programId, webhookSecret && (await webhookSecretOf(webhookSecret)));
  const accounts = await listStripeAccounts(deps.db, programId);
  return { program_id: programId, connected: secrets.length > 0, secrets, accounts };
}

async function removeAccounts({ db, clock }: CommandDeps, programId: number, accounts: readonly string[]) {
  const removed = await db.transaction((tx) =>
    forgetStripeAccounts(tx, noteAs(tx, { kind: 'operator' }, clock.now()), programId, accounts),
  );
  if (removed === 0) throw new Refusal(`program ${programId} does not list ${accounts.join(', ')}`);
  return listStripeSecrets(db, programId);
}

async function removeSecrets(deps: CommandDeps, programId: number, secret: string | undefined) {
  const { db, clock } = deps;
  const { removed, left } = await disconnectStripe(db, secretKeyOf(deps), programId, secret, clock.now());
  if (removed > 0) return left;
  throw new Refusal(`program ${programId} ${secret === undefined ? 'is not connected' : 'does not use this secret'}`);
}

type EventsFlags = ProgramFlags & { state: PaymentEventView['state']; limit: number };

async function events({ programId, state, limit: most }: EventsFlags, deps: CommandDeps) {
  await requireProgram(deps, programId);
  const listed = await listPaymentEvents(deps.db, programId, state, most);
  const codesIn = ({ notice }: PaymentEventView) => (notice as Partial<PaymentNotice>).codes ?? [];
  const unknownIn = await unknownCodesOf(deps.db, programId, listed.flatMap(codesIn));
  return withoutAddresses({
    program_id: programId,
    // Without --state, the list is empty once every event is applied: that must not look as if none had arrived.
    received: await countPaymentEvents(deps.db, programId),
    pending: await countPendingEvents(deps.db, programId),
    events: listed.map((event) => ({ ...event, why: explainPaymentEvent(event.result, unknownIn(codesIn(event))) })),
  });
}

interface ReplayFlags {
  programId?: number;
  eventId?: string;
}

interface Chosen {
  program_id: number;
  id: number;
}

/** The pending events that the flags select: one event of Stripe's, or all that wait in a program. */
async function chosen({ programId, eventId }: ReplayFlags, deps: CommandDeps): Promise<Chosen[]> {
  if (eventId === undefined) {
    const { id: program_id } = await requireProgram(deps, programId!);
    return (await findPendingEvents(deps.db, program_id, WAITING)).map((id) => ({ program_id, id }));
  }
  const known = (await findPaymentEvents(deps.db, eventId)).filter(
    ({ program_id }) => programId === undefined || program_id === programId,
  );
  if (known.length === 0) throw new Refusal(`no event ${eventId} was received`);
  if (known.every(({ state }) => state === 'test')) {
    throw new Refusal(`event ${eventId} is of Stripe's test mode: it is stored as a test event and is never applied`);
  }
  if (known.every(({ state }) => state === 'ignored')) {
    throw new Refusal(`event ${eventId} is ignored: ${explainPaymentEvent(known[0]!.result)}`);
  }
  const waiting = known.filter(({ state }) => state === 'pending');
  if (waiting.length === 0) throw new Refusal(`event ${eventId} is already applied: ${known[0]!.result}`);
  return waiting;
}

async function replay(flags: ReplayFlags, deps: CommandDeps) {
  const { db, clickIds, clock, config } = deps;
  const { currencies } = config;
  const notes: string[] = [];
  const replayed: object[] = [];
  for (const { program_id, id } of await chosen(flags, deps)) {
    const program = await requireProgram(deps, program_id);
    const log = (_cause: unknown, message: string) => void notes.push(message);
    await replayEvent({ db, clickIds, currencies, now: clock.now(), log }, program, id);
    const { event_id, state, result } = await findPaymentEvent(db, program_id, id);
    replayed.push({ program_id, event_id, state, result, why: explainPaymentEvent(result) });
  }
  return { replayed, notes };
}

export function registerStripe({ noun, action, reading }: Registry): void {
  const stripe = noun('stripe', "programs' connected payment processor and its events");
  const verb = (name: string, description: string) => stripe.command(name).description(description);
  const programId = () => new Option('--program-id <id>', 'which program').argParser(id);
  const secret = "the webhook endpoint's signing secret, whsec_…, or - to read it from standard input";

  verb('connect', 'add a webhook secret; the newest three are valid')
    .addOption(programId().makeOptionMandatory())
    .requiredOption('--webhook-secret <secret>', secret, webhookSecret)
    .option('--account <id>', 'also accept events of this account of Stripe Connect; repeatable', stripeAccounts)
    .action(action(connect));
  verb('disconnect', 'remove a webhook secret or accounts; without a flag, remove everything')
    .addOption(programId().makeOptionMandatory())
    .option('--webhook-secret <secret>', secret, webhookSecret)
    .addOption(
      new Option('--account <id>', 'no longer accept events of this account of Stripe Connect; repeatable')
        .argParser(stripeAccounts)
        .conflicts('webhookSecret'),
    )
    .action(action(disconnect));
  verb('events', 'list events that are pending (with the reason), applied, from test mode, or ignored; newest first')
    .addOption(programId().makeOptionMandatory())
    .addOption(
      new Option('--state <state>', 'which events')
        .choices(['pending', 'applied', 'test', 'ignored'])
        .default('pending'),
    )
    .option('--limit <count>', 'the maximum number of events', limit, 100)
    .action(reading(events));
  const again = verb(
    'replay',
    'apply pending events again: a single one, or all of a program that wait for a customer or a sale',
  )
    .option('--event-id <event_id>', "Stripe's identifier of the event", identifier)
    .addOption(programId());
  const perform = action(replay);
  again.action((flags: ReplayFlags) => {
    if (flags.eventId === undefined && flags.programId === undefined) {
      again.error('error: one of --event-id and --program-id is required');
    }
    perform(flags);
  });
}
