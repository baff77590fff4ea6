// Every list of a picture by two filters at once, and each part of it page by page: the filters exclude records together,
// and a page goes on where the one before it ended.
import type { OperationId } from '@referral-tracking/shared/contract';
import type { Kit } from '../kit.ts';
import { querySchemas } from '../schema.ts';
import { expectRecords, inPages, listsOf, partsOf, timeOf, type List, type Part } from './parts.ts';
import { listIn, takePicture } from './picture.ts';
import { worldOf, type Body } from './world.ts';

/** From the time of an older record on, and before that of a newer one, so that some records are between them. */
function betweenTimes(id: OperationId, whole: readonly Body[]): Part[] {
  const [newer, older] = [whole[Math.floor(whole.length / 4)], whole[Math.floor((whole.length * 3) / 4)]];
  if (!('created_from' in querySchemas(id)) || !newer || !older) return [];
  const [before, from] = [timeOf(newer), timeOf(older)];
  return [
    [{ created_from: new Date(from).toISOString() }, (record) => timeOf(record) >= from],
    [{ created_before: new Date(before).toISOString() }, (record) => timeOf(record) < before],
  ];
}

/** Only accounts are actors by their number, also if a partner has the same one. */
function numbersOfPartners(id: OperationId, whole: readonly Body[]): Part[] {
  if (!('actor_id' in querySchemas(id))) return [];
  const actors = whole.map(({ actor }) => actor as Body);
  const numbers = new Set(actors.flatMap(({ kind, id: number }) => (kind === 'partner' ? [number] : [])));
  return [...numbers].map((number): Part => [
    { actor_id: String(number) },
    ({ actor }) => (actor as Body).kind === 'account' && (actor as Body).id === number,
  ]);
}

const both = ([one, meetsOne]: Part, [other, meetsOther]: Part): Part => [
  { ...one, ...other },
  (record) => meetsOne(record) && meetsOther(record),
];
const sizeOf = (whole: readonly Body[], [, meets]: Part): number => whole.filter(meets).length;

/** Two parts that have the most records in common, and two that have none. */
function pairsOf(whole: readonly Body[], ones: readonly Part[], others: readonly Part[]): Part[] {
  const pairs = ones
    .filter((part) => sizeOf(whole, part) > 0)
    .flatMap((one) => others.filter((part) => sizeOf(whole, part) > 0).map((other) => both(one, other)))
    .sort((a, b) => sizeOf(whole, b) - sizeOf(whole, a));
  const apart = pairs.findLast((pair) => sizeOf(whole, pair) === 0);
  return [...pairs.slice(0, 1), ...(apart ? [apart] : [])];
}

/** The part in both orders, and its pages. */
async function expectPart(list: List, whole: readonly Body[], [query, meets]: Part): Promise<void> {
  const expected = whole.filter(meets);
  expectRecords(await list.read(query), expected, list, query);
  const orders = 'order' in querySchemas(list.id) ? ['newest', 'oldest'] : [undefined];
  for (const order of orders) {
    const asked = { ...query, ...(order && { order }), limit: String(Math.max(1, Math.ceil(expected.length / 2))) };
    await inPages(list, order === 'oldest' ? [...expected].reverse() : expected, asked);
  }
}

async function expectParts(list: List, whole: readonly Body[]): Promise<void> {
  const single = [...partsOf(list.id, whole), ...betweenTimes(list.id, whole)];
  const byName = new Map<string, Part[]>();
  for (const part of single) {
    const [name] = Object.keys(part[0]);
    byName.set(name!, [...(byName.get(name!) ?? []), part]);
  }
  const names = [...byName.keys()];
  const pairs = names.flatMap((name, place) =>
    names.slice(place + 1).flatMap((other) => pairsOf(whole, byName.get(name)!, byName.get(other)!)),
  );
  for (const part of [...single, ...numbersOfPartners(list.id, whole), ...pairs]) await expectPart(list, whole, part);
}

/** Throws unless the records of two filters are those that meet both, in pages too. */
export async function compareCombined(kit: Kit): Promise<void> {
  const world = await worldOf(kit);
  const picture = await takePicture(kit, world);
  for (const list of listsOf(kit, picture, world, ['test', 'expand'])) {
    await expectParts(list, listIn(picture, list.id, list.of, list.reader));
  }
}
