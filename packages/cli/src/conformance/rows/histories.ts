// Histories: long sequences of calls, decisions and payment events, after which everything that can be read is as the kit
// has computed it. They are the same in each run.
import { unique } from '../call.ts';
import { expectExports, expectModel } from '../histories/compare.ts';
import { newModel, type Settings } from '../histories/model.ts';
import { EVENTS } from '../histories/payments.ts';
import { CALLS, click, type Dice, type History } from '../histories/steps.ts';
import type { Kit } from '../kit.ts';
import { rowsOf, type Need, type Row } from '../row.ts';
import { openShop } from '../shop.ts';
import { termsOf } from '../terms.ts';

const { shown } = rowsOf('managed-records', 'listEvents');
const WRITES: readonly Need[] = ['apiToken', 'write'];
/** How often each step is taken, and how often everything is compared. */
const [TIMES, COMPARED] = [3, 3];

/** Mulberry32: numbers that look random and follow from the seed. */
function diceOf(seed: number): Dice {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

type Kind = Pick<Settings, 'currency' | 'type' | 'leadCents' | 'browserAllowed'> & { rate: number };

/** The steps of a history, in an order that looks random. */
function shuffled(dice: Dice, steps: typeof CALLS): (typeof CALLS)[number][] {
  const deck = Array.from({ length: TIMES }, () => steps).flat();
  for (let last = deck.length - 1; last > 0; last--) {
    const place = dice(last + 1);
    [deck[place], deck[last]] = [deck[last]!, deck[place]!];
  }
  return deck;
}

type Shared = Pick<History, 'keys' | 'references' | 'subscriptions' | 'dice' | 'other'>;

/** A program with two links of one partner, in which three people have clicked. */
async function begin(kit: Kit, { rate, ...kind }: Kind, shared: Shared) {
  const { currency, type, leadCents, browserAllowed } = kind;
  const shop = await openShop(kit, {
    ...{ currency, commission_type: type, commission_rate: rate },
    lead_commission_cents: leadCents > 0 ? leadCents : null,
    lead_auth: browserAllowed ? 'browser_allowed' : 'server_required',
  });
  const { code } = await shop.done('createOwnLink', {}, {});
  const codes = [shop.code, String(code)];
  const listed = await shop.list('listLinks');
  const links = codes.map((one) => listed.find((link) => link.code === one)?.id);
  const model = newModel({ ...kind, terms: termsOf({ type, rate, currency }).commission });
  const history: History = { kit, shop, model, codes, ...shared };
  for (let n = 0; n < 3; n++) await click(history);
  return { history, links };
}

/** The histories of two programs, in turns, with the same keys of customers and names of subscriptions and refunds. */
async function happen(kit: Kit, seed: number, kinds: readonly Kind[], steps: typeof CALLS): Promise<void> {
  const named = (name: string, count: number) => Array.from({ length: count }, () => unique(name));
  const shared = { keys: named('customer', 4), references: named('re', 3), subscriptions: named('sub', 2) };
  const dice = diceOf(seed);
  const programs: Awaited<ReturnType<typeof begin>>[] = [];
  for (const [place, kind] of kinds.entries()) {
    const other = () => programs[kinds.length - 1 - place]!.history;
    programs.push(await begin(kit, kind, { ...shared, dice, other }));
  }
  const compare = async (): Promise<void> => {
    for (const { history, links } of programs) await expectModel(kit, history.shop, history.model, links);
  };
  const decks = programs.map(() => shuffled(dice, steps));
  const length = steps.length * TIMES;
  for (let n = 0; n < length; n++) {
    for (const [place, { history }] of programs.entries()) await decks[place]![n]!(history);
    if ((n + 1) % Math.floor(length / COMPARED) === 0) await compare();
  }
  for (const { history } of programs) await expectExports(history.shop, history.model);
}

const KINDS: readonly Kind[] = [
  { currency: 'USD', type: 'percent', rate: 12.5, leadCents: 45, browserAllowed: false },
  { currency: 'EUR', type: 'recurring_percent', rate: 33.3, leadCents: 0, browserAllowed: true },
  { currency: 'USD', type: 'fixed', rate: 7.25, leadCents: 10, browserAllowed: true },
  { currency: 'VND', type: 'recurring_fixed', rate: 120, leadCents: 500, browserAllowed: false },
];
const STEPS: Record<string, typeof CALLS> = {
  calls: CALLS,
  'payment events': [...EVENTS, ...CALLS.slice(0, 5)],
  both: [...CALLS, ...EVENTS],
};

export const historyRows: Row[] = Object.entries(STEPS).flatMap(([name, steps], place) =>
  [KINDS.slice(0, 2), KINDS.slice(2)].map((kinds, number) =>
    shown(
      `histories of ${name}, in programs with ${kinds.map(({ type }) => type).join(' and ')} commissions`,
      'every record and total',
      (kit) => happen(kit, 1 + place + number * 3, kinds, steps),
      WRITES,
    ),
  ),
);
