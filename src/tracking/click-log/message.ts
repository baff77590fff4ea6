// One message of the log: the clicks of a batch. A click's identifier contains its program, link and time, and is signed,
// so a message has nothing else about them, and nobody without the service's key can add a click.
import { createHash } from 'node:crypto';
import type { ClickIds } from '../../attribution/click-id.ts';
import type { Subs } from '@referral-tracking/shared/link-names';
import type { Channel, NewClick } from '../../clicks/write.ts';

/** `additional_data` is JSON text. */
type Item = readonly [
  clickId: string,
  pageUrl: string | null,
  referrerUrl: string | null,
  additionalData: string | null,
];

/** What few clicks have. A version that does not know it reads the clicks without it. */
interface More {
  subs?: Subs;
  channel?: Channel;
  previousClickId?: string;
  machine?: true;
}

interface Content {
  version: 1;
  clicks: readonly Item[];
  /** by the places of their clicks */
  more?: Readonly<Record<string, More>>;
}

/** A message to send. */
export interface Message {
  /** the same for the same clicks, so that the log stores them once */
  id: string;
  data: string;
  clicks: readonly NewClick[];
}

/** NATS accepts messages of 1 MiB by default. */
const MAX_BYTES = 512 * 1024;

const itemOf = ({ clickId, pageUrl, referrerUrl, additionalData }: NewClick): Item => [
  clickId,
  pageUrl ?? null,
  referrerUrl ?? null,
  additionalData ? JSON.stringify(additionalData) : null,
];

const contentOf = (items: readonly string[], more: Readonly<Record<string, More>> = {}): string => {
  const rest = Object.keys(more).length === 0 ? '' : `,"more":${JSON.stringify(more)}`;
  return `{"version":1,"clicks":[${items.join(',')}]${rest}}`;
};

/** Undefined: nothing, as for most clicks. */
function moreOf({ subs, channel, previousClickId, machine }: NewClick): More | undefined {
  const more: More = {
    ...(subs && Object.keys(subs).length > 0 ? { subs } : {}),
    ...(channel === undefined ? {} : { channel }),
    ...(previousClickId === undefined ? {} : { previousClickId }),
    ...(machine ? { machine: true as const } : {}),
  };
  return Object.keys(more).length > 0 ? more : undefined;
}

const idOf = (clicks: readonly NewClick[]): string =>
  createHash('sha256')
    .update(clicks.map(({ clickId }) => clickId).join())
    .digest('base64url');

/** The clicks in as few messages as their size allows; nearly always one. */
export function messagesOf(clicks: readonly NewClick[]): Message[] {
  const messages: Message[] = [];
  let [items, taken, bytes]: [string[], NewClick[], number] = [[], [], 0];
  let more: Record<string, More> = {};
  const finish = (): void => {
    if (taken.length > 0) messages.push({ id: idOf(taken), data: contentOf(items, more), clicks: taken });
    [items, taken, bytes] = [[], [], 0];
    more = {};
  };
  for (const click of clicks) {
    const item = JSON.stringify(itemOf(click));
    const own = moreOf(click);
    const size = Buffer.byteLength(item) + 1 + (own ? JSON.stringify(own).length + 10 : 0);
    if (bytes + size > MAX_BYTES) finish();
    if (own) more[items.length] = own;
    items.push(item);
    taken.push(click);
    bytes += size;
  }
  finish();
  return messages;
}

/** A click of a message that is not the service's. */
export interface Unreadable {
  clickId: string | undefined;
  reason: string;
  content: Uint8Array;
}

export interface Received {
  clicks: NewClick[];
  unreadable: Unreadable[];
}

const isText = (value: unknown): value is string | null => value === null || typeof value === 'string';

const isItem = (value: unknown): value is Item =>
  Array.isArray(value) && value.length === 4 && typeof value[0] === 'string' && value.every(isText);

function readContent(data: Uint8Array): Content | undefined {
  try {
    const content = JSON.parse(Buffer.from(data).toString()) as Partial<Content> | null;
    return content?.version === 1 && Array.isArray(content.clicks) ? (content as Content) : undefined;
  } catch {
    return undefined;
  }
}

function clickOf(
  [clickId, pageUrl, referrerUrl, additionalData]: Item,
  more: More | undefined,
  clickIds: ClickIds,
): NewClick | undefined {
  const details = clickIds.read('production', clickId);
  return (
    details && {
      clickId,
      ...details,
      pageUrl: pageUrl ?? undefined,
      referrerUrl: referrerUrl ?? undefined,
      additionalData: additionalData === null ? undefined : (JSON.parse(additionalData) as object),
      ...more,
    }
  );
}

/** Reads an item; undefined if the service did not make it. */
function readItem(item: unknown, more: More | undefined, clickIds: ClickIds): NewClick | undefined {
  try {
    return isItem(item) ? clickOf(item, more, clickIds) : undefined;
  } catch {
    return undefined;
  }
}

/** The clicks of a message, and the parts of it that are not clicks of this service. */
export function readMessage(data: Uint8Array, clickIds: ClickIds): Received {
  const content = readContent(data);
  if (!content) {
    const reason = 'the message is not of a known version';
    return { clicks: [], unreadable: [{ clickId: undefined, reason, content: data }] };
  }
  const received: Received = { clicks: [], unreadable: [] };
  for (const [i, item] of (content.clicks as readonly unknown[]).entries()) {
    const more = content.more?.[i];
    const click = readItem(item, more, clickIds);
    if (click) received.clicks.push(click);
    else
      received.unreadable.push(
        refusal(item, more, 'the click_id was not signed with SECRET_KEY or SECRET_KEY_PREVIOUS'),
      );
  }
  return received;
}

/** A single click as a message, so that it can be read again. */
function refusal(item: unknown, more: More | undefined, reason: string): Unreadable {
  const clickId = Array.isArray(item) && typeof item[0] === 'string' ? item[0] : undefined;
  return { clickId, reason, content: Buffer.from(contentOf([JSON.stringify(item)], more && { 0: more })) };
}

/** A click that the database refused, in the same form. */
export const contentOfClick = (click: NewClick): Uint8Array => Buffer.from(messagesOf([click])[0]!.data);
