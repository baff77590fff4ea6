// Reads from a payment processor what it failed to deliver, and gives it to the service. The processor's key stays here.
import { withoutEndSlashes } from '@referral-tracking/shared/formats';
import type { components } from '@referral-tracking/client';
import { COMMAND } from '@referral-tracking/shared/command';
import { firstLine } from '@referral-tracking/shared/first-line';
import {
  pull,
  PullFailure,
  type Page,
  type PullDeps,
  type Pulled,
  type PullKey,
} from '@referral-tracking/shared/pull/pull';
import {
  PULLERS,
  isTooPowerful,
  siteOf,
  WITH_SITE,
  type PulledProcessor,
} from '@referral-tracking/shared/pull/pullers';
import { Argument, Option } from 'commander';
import { setTimeout as wait } from 'node:timers/promises';
import type { CommandContext, CommandRegistry, CommandResult } from '../action.ts';
import { EXIT } from '../exit.ts';
import { CommandFailure, wrongUsage } from '../failure.ts';
import { commands } from '../generated/commands.ts';
import { credentialOf, programOf, requireCredential, type TokenFlags } from '../management/credential.ts';
import { commandResult } from '../result.ts';
import { id, time, token } from '../values.ts';

interface CatchUpFlags extends TokenFlags {
  from: string;
  to?: string;
  key?: string;
  clientSecret?: string;
  site?: string;
  resume?: string;
  /** another address of the processor, for a trial */
  apiUrl?: string;
}

type Added = components['schemas']['added-objects'];

const LIMIT_MS = 60_000;
const MOST_OBJECTS = 100;
/** A request may have 1 MiB; the rest is for what is around the objects. */
const MOST_BYTES = 1_000_000;
const KEY_VARIABLE = 'REFERRAL_PROCESSOR_KEY';
const SECRET_VARIABLE = 'REFERRAL_PROCESSOR_SECRET';

/** What the command needs of the service: an API token whose scope is that of the operation. */
const row = {
  ...commands.find(({ id: operation }) => operation === 'listCatchUpKeys')!,
  command: 'catch-up',
  scope: 'payments.write',
};

/** The objects in parts that a request may have. */
export function partsOf(objects: readonly object[]): object[][] {
  const parts: object[][] = [];
  let bytes = Infinity;
  for (const object of objects) {
    const size = Buffer.byteLength(JSON.stringify(object)) + 1;
    if (bytes + size > MOST_BYTES || parts.at(-1)!.length === MOST_OBJECTS) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)!.push(object);
    bytes += size;
  }
  return parts;
}

const placeText = (page: Page): string => Buffer.from(JSON.stringify(page)).toString('base64url');

function placeOf(text: string): Page {
  try {
    const { list, after } = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Page;
    if (typeof list === 'string' && (after === undefined || typeof after === 'string'))
      return { list, ...(after !== undefined && { after }) };
  } catch {
    // It is no such text.
  }
  throw wrongUsage('--resume must be what the command has printed when it broke off');
}

/** A header cannot have other characters, and what refuses it would print the key. */
const isPlain = (text: string | undefined): boolean => text === undefined || /^[!-~]{1,255}$/.test(text);

async function keyOf(processor: PulledProcessor, flags: CatchUpFlags, { env }: CommandContext): Promise<PullKey> {
  const given = flags.key ?? env[KEY_VARIABLE];
  const key = given === '-' ? await firstLine(process.stdin) : given;
  if (!key) throw wrongUsage(`Not given: --key, or ${KEY_VARIABLE}`, 'Make a key at the processor that may only read.');
  const secret = flags.clientSecret ?? env[SECRET_VARIABLE];
  if (!isPlain(key) || !isPlain(secret))
    throw wrongUsage('The key must be one word of 1 to 255 characters, as the processor shows it');
  if (isTooPowerful(processor, key)) {
    throw wrongUsage(
      'The key may do more than read',
      'At Stripe, make a restricted key, rk_…, with read permissions alone.',
    );
  }
  const site = WITH_SITE.includes(processor) ? siteOf(processor, flags.site) : undefined;
  if (WITH_SITE.includes(processor) && site === undefined) {
    const form = processor === 'shopify' ? 'https://brand.myshopify.com' : 'https://shop.brand.dev';
    throw wrongUsage(`--site must be the address of the shop with https, such as ${form}`);
  }
  return { key, secret, site };
}

const pullDeps = ({ now, signal }: CommandContext): PullDeps => ({
  async send({ url, method, headers, body }) {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
    // The key is for this address: a redirect is an answer like any other.
    const options = { method: method ?? 'GET', headers, redirect: 'manual', signal: limit } as const;
    const answer = await fetch(url, body === undefined ? options : { ...options, body });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  },
  wait: (ms) => wait(ms, undefined, { signal }),
  now,
});

/** A failure of the processor says where to go on. */
function brokenOff(failure: PullFailure): CommandFailure {
  const place = placeText(failure.page);
  const refused = failure.message.includes('refused the key')
    ? 'Give the key the permissions that the guide /docs/catching-up lists. '
    : '';
  const advice = `${refused}What is left is unknown. Run the command again, with --resume ${place}`;
  return new CommandFailure(EXIT.failed, `${failure.page.list}: ${failure.message}`, advice, {});
}

type Counts = Record<string, number>;
const textOf = (counts: Counts): string =>
  Object.entries(counts)
    .map(([result, count]) => `${result} ${count}`)
    .join(', ') || 'nothing new';

/** Reads all pages and passes their parts on; returns how many objects did what. */
async function run(pages: AsyncIterable<Pulled>, give: (objects: object[]) => Promise<Added>, deps: CommandContext) {
  const counts: Counts = {};
  let objects = 0;
  let number = 0;
  for await (const { page, objects: found } of pages) {
    number++;
    const ofPage: Counts = {};
    for (const part of partsOf(found)) {
      for (const { result } of (await give(part)).results) {
        for (const counted of [ofPage, counts]) counted[result] = (counted[result] ?? 0) + 1;
      }
    }
    objects += found.length;
    deps.terminal.note(`page ${number} (${page.list}): ${found.length} objects; ${textOf(ofPage)}`);
  }
  return { objects, pages: number, results: counts };
}

async function catchUp(
  flags: CatchUpFlags,
  deps: CommandContext,
  [processor]: [PulledProcessor],
): Promise<CommandResult> {
  const from = new Date(flags.from);
  const to = flags.to === undefined ? deps.now() : new Date(flags.to);
  if (from >= to) throw wrongUsage('--from must be before --to');
  requireCredential(row, flags, deps);
  const program = programOf(flags, deps);
  const key = await keyOf(processor, flags, deps);
  const service = deps.service(await credentialOf(row, flags, deps));
  const { answerCheck } = await import('../management/answer.ts');
  const check = answerCheck('added-objects-answer');
  const give = async (objects: object[]): Promise<Added> => {
    const body = { processor, objects } as components['schemas']['add-objects-request'];
    return (await service.manage((client, options) => client.events.addProcessorObjects(program, body, options), check))
      .data;
  };
  const asked = {
    key,
    period: { from, to },
    ...(flags.resume !== undefined && { from: placeOf(flags.resume) }),
    ...(flags.apiUrl !== undefined && { origin: withoutEndSlashes(flags.apiUrl) }),
  };
  const done = await run(pull(PULLERS[processor], asked, pullDeps(deps)), give, deps).catch((error: unknown) => {
    throw error instanceof PullFailure ? brokenOff(error) : error;
  });
  const data = { processor, program_id: program, from: from.toISOString(), to: to.toISOString(), ...done };
  return commandResult({ data }, () => `Read ${done.objects} objects on ${done.pages} pages: ${textOf(done.results)}`);
}

export function registerCatchUp({ command, action }: CommandRegistry): void {
  command('catch-up', 'bring what a payment processor failed to deliver')
    .addArgument(new Argument('<processor>', 'the payment processor').choices(Object.keys(PULLERS)))
    .addOption(new Option('--from <time>', 'from when on').argParser(time).makeOptionMandatory())
    .addOption(new Option('--to <time>', 'until when (default: now)').argParser(time))
    .option('--key <key>', `a key that may only read, or - to read it from standard input (default: ${KEY_VARIABLE})`)
    .option('--client-secret <secret>', `its other half, at WooCommerce and Shopify (default: ${SECRET_VARIABLE})`)
    .option('--site <url>', 'the address of the shop, at WooCommerce and Shopify')
    .option('--resume <place>', 'go on where the command broke off')
    .addOption(new Option('--api-url <url>', 'another address of the processor, for a trial').hideHelp())
    .addOption(new Option('--program <id>', 'the program (default: the only one whose key is saved)').argParser(id))
    .addOption(new Option('--token <token>', 'an API token, or - to read it from standard input').argParser(token))
    .addHelpText(
      'after',
      `\nExample:\n  ${COMMAND} catch-up stripe --program 3 --from 2026-11-01 --key -\n\nNeeds the scope payments.write and the role owner; an API token, no login token.`,
    )
    .action(action<CatchUpFlags>((flags, deps, words) => catchUp(flags, deps, words as [PulledProcessor])));
}
