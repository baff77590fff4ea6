// Hears what writes did, and stores it as events of webhooks in their transactions.
import type { Logger } from 'pino';
import type { Db, Fact, Subscriber, Transaction } from '../../database/db.ts';
import type { Changes } from '../../database/listen.ts';
import type { PostbackEvent } from '../../postbacks/rules.ts';
import type { Happened } from '../../common/happened.ts';
import { eventOf, newEventId, type EventHead, type EventObject } from '../../webhooks/event.ts';
import { programsWithEndpoints, wishesOf, type EndpointWish } from '../../webhooks/endpoints.ts';
import { storePostbacks, type WantedPostback } from '../../postbacks/events.ts';
import { holdCustomers, sequencesOf, storeEvents, type DeliveryRow } from '../../webhooks/record.ts';
import { pathOf, readObjects } from './objects.ts';

export interface WebhookSubscriber extends Subscriber {
  /** whether some program has an endpoint, as far as is known */
  hasEndpoints(): boolean;
  /** Reads which programs have an endpoint. Until it has, all do. */
  reload(): Promise<void>;
  /** Has a program that got an endpoint: what happens from now on is stored. */
  remember: (programId: number) => void;
  close(): void;
}

type StoreOptions = Pick<SubscriberOptions, 'baseUrl' | 'secretKey'>;

export interface SubscriberOptions {
  /** without a subscriber */
  db: Db;
  /** unset: it reads again after a while */
  changes?: Pick<Changes, 'subscribe'>;
  /** false: each write asks, as in a process that writes little */
  remembers?: boolean;
  baseUrl: string;
  /** makes what stands for clicks in postbacks */
  secretKey: Buffer;
  log: Pick<Logger, 'warn'>;
  /** called for each program with new deliveries, once they are committed */
  onEvents?: (programId: number) => void;
}

const wants = ({ types }: EndpointWish, { type }: EventHead): boolean => types === null || types.includes(type);

/** The records that events show, by kind and identifier. */
async function objectsOf(tx: Transaction, programId: number, heads: readonly EventHead[]) {
  const found = new Map<EventObject, Map<number, object>>();
  for (const object of new Set(heads.map((head) => head.object))) {
    if (object === 'webhook') continue;
    const of = heads.filter((head) => head.object === object);
    const ids = [...new Set(of.map(({ objectId }) => objectId))];
    found.set(object, await readObjects(tx, object, { programId, ids, at: of[0]!.at }));
  }
  return found;
}

/** The deliveries of an event; while an endpoint is disabled, they can be replayed. */
const deliveriesOf = (head: EventHead, eventId: string, endpoints: readonly EndpointWish[]): DeliveryRow[] =>
  endpoints
    .filter((endpoint) => wants(endpoint, head))
    .map(({ id, status }) => {
      const of = {
        program_id: head.programId,
        endpoint_id: id,
        event_id: eventId,
        type: head.type,
        partnership_id: undefined,
        created_at: head.at,
      };
      return status === 'active'
        ? { ...of, status: 'waiting', next_at: head.at, ended_at: null }
        : { ...of, status: 'skipped', next_at: null, ended_at: head.at };
    });

/** The facts of commissions that a postback of their partnership wants. */
const postbacksOf = (happened: readonly Happened[], postbacks: readonly EndpointWish[]): WantedPostback[] =>
  happened.flatMap((fact) => {
    if (!('commissionId' in fact)) return [];
    const { commissionId, partnershipId, at } = fact;
    const head = eventOf(fact);
    const theirs = postbacks.filter((one) => one.partnership_id === partnershipId && wants(one, head));
    const wanted = { type: head.type as PostbackEvent, commissionId, partnershipId, at };
    return theirs.length === 0 ? [] : [{ ...wanted, endpointIds: theirs.map(({ id }) => id) }];
  });

const partnershipsOf = (happened: readonly Happened[]): number[] => [
  ...new Set(happened.flatMap((fact) => ('commissionId' in fact ? [fact.partnershipId] : []))),
];

/** Stores what some endpoint of the program, or some postback, wants; returns whether there was any. */
async function storeOf(tx: Transaction, programId: number, happened: readonly Happened[], of: StoreOptions) {
  const wishes = await wishesOf(tx, programId, partnershipsOf(happened));
  const endpoints = wishes.filter(({ partnership_id }) => partnership_id === null);
  const postbacks = postbacksOf(
    happened,
    wishes.filter(({ partnership_id }) => partnership_id !== null),
  );
  const isStored = await storeForProgram(tx, programId, happened, endpoints, of);
  await storePostbacks(tx, of.secretKey, programId, postbacks);
  return isStored || postbacks.length > 0;
}

/** Stores what these endpoints of the program want; returns whether there was any. */
async function storeForProgram(
  tx: Transaction,
  programId: number,
  happened: readonly Happened[],
  endpoints: readonly EndpointWish[],
  { baseUrl }: StoreOptions,
): Promise<boolean> {
  const heads = happened.map(eventOf).filter((head) => endpoints.some((endpoint) => wants(endpoint, head)));
  if (heads.length === 0) return false;
  const sequences = await sequencesOf(tx, programId, heads);
  const customers = heads.map(({ customerId }) => customerId).filter((id) => id !== undefined);
  await holdCustomers(tx, programId, [...new Set(customers)]);
  const objects = await objectsOf(tx, programId, heads);
  const events = heads.map((head, i) => {
    const { type, object, objectId, previous, at } = head;
    const shown = objects.get(object)?.get(objectId);
    if (!shown) throw new Error(`the ${object} of an event is not stored`);
    const url = `${baseUrl}${pathOf(object, programId, objectId)}`;
    const data = { object: shown, ...(previous && { previous }), url };
    const sequence = sequences[i]!;
    const body = { type, timestamp: at.toISOString(), data, program_id: programId, test: false, sequence };
    const about = { customer_id: head.customerId, partnership_id: head.partnershipId };
    const named = { program_id: programId, id: newEventId(at), type, object, object_id: objectId };
    return { ...named, ...about, sequence, body, test: false, created_at: at };
  });
  await storeEvents(
    tx,
    events,
    events.flatMap(({ id }, i) => deliveriesOf(heads[i]!, id, endpoints)),
  );
  return true;
}

/** How long it may take until an endpoint that another instance created gets events while changes are not reported (ms). */
const RELOAD_EVERY_MS = 10_000;

export function createSubscriber({
  db,
  changes,
  baseUrl,
  secretKey,
  log,
  onEvents,
  remembers = true,
}: SubscriberOptions): WebhookSubscriber {
  let programs: ReadonlySet<number> | undefined;
  let asked = 0;

  /** What an older read found does not replace what a younger one did. */
  async function reload(): Promise<void> {
    const mine = ++asked;
    const found = await programsWithEndpoints(db);
    if (mine === asked) programs = found;
  }
  const reloadSoon = (): void =>
    void reload().catch((err: unknown) => {
      programs = undefined;
      log.warn({ err }, 'which programs have webhooks is not known at present; each write asks');
    });
  // A read that began before does not forget it.
  function remember(programId: number): void {
    asked++;
    programs = programs && new Set([...programs, programId]);
  }
  changes?.subscribe((change) => {
    // Until it is read again, each write asks: changes may have been missed.
    if (change === undefined) programs = undefined;
    if (change?.kind === 'webhooks') remember(Number(change.key));
    if (change === undefined || change.kind === 'webhooks') reloadSoon();
  });
  const timer = remembers ? setInterval(reloadSoon, RELOAD_EVERY_MS).unref() : undefined;

  return {
    hasEndpoints: () => programs === undefined || programs.size > 0,
    wants: (programId) => programs === undefined || programs.has(programId),
    async hear(tx, facts: readonly Fact[]) {
      const happened = facts as readonly Happened[];
      // In one order everywhere, as the rows that count.
      const ids = [...new Set(happened.map(({ programId }) => programId))].toSorted((a, b) => a - b);
      for (const id of ids) {
        const of = happened.filter(({ programId }) => programId === id);
        if (await storeOf(tx, id, of, { baseUrl, secretKey })) tx.afterCommit(() => onEvents?.(id));
      }
    },
    reload,
    remember,
    close: () => clearInterval(timer),
  };
}
