// What a processor reports of a customer's payments, in each of its orders.
import type { Campaign } from '../../support/fixtures.ts';
import { visit } from '../../support/journey.ts';
import { leftOf } from '../../support/processors/records.ts';
import type { Service } from '../../support/service.ts';

/** A time that many seconds after the first payment. */
export type TimeOf = (seconds: number) => Date;

export interface Story {
  /** what sends each of the events */
  events: (() => Promise<unknown>)[];
  /** what is left of the commission of each sale after all of them, by its `transaction_id` */
  left: Record<string, number>;
}

export function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
}

/**
 * Sends the events of a new customer in each order, and returns those orders after which something else is recorded than the
 * story says.
 */
export async function differingOrders(
  service: Service,
  campaign: Campaign,
  tell: (clickId: string, timeOf: TimeOf) => Story,
): Promise<{ orders: number; differing: object[] }> {
  const count = tell('', () => new Date(0)).events.length;
  const differing: object[] = [];
  const orders = permutations([...Array(count).keys()]);
  for (const order of orders) {
    const clickId = await visit(service, campaign);
    service.clock.advance({ seconds: 120 });
    const paidAt = service.clock.now().getTime() - 60_000;
    const { events, left } = tell(clickId, (seconds) => new Date(paidAt + seconds * 1_000));
    const results: unknown[] = [];
    for (const place of order) results.push(await events[place]!());
    const found = await leftOf(service, campaign.id, clickId);
    const same = Object.keys({ ...left, ...found }).every((name) => left[name] === found[name]);
    if (!same) differing.push({ order: order.join(), results, left, found });
  }
  return { orders: orders.length, differing };
}
