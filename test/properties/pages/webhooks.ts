// How to add a record to the lists of webhooks.
import { deliveryRows, newEndpoint } from '../../webhooks/records.ts';
import { addSale } from './events.ts';
import { byId, insert, listed, pick, set, type List, type Place } from './place.ts';

const STATUSES = ['delivered', 'failed', 'skipped'];

/** The first endpoints of a place, so that a filter by one finds several deliveries. */
const endpoints = new Map<number, Promise<number>[]>();
function endpointOf({ service, programId }: Place, n: number): Promise<number> {
  const of = endpoints.get(programId) ?? [0, 1].map(() => newEndpoint(service, { programId }));
  endpoints.set(programId, of);
  return pick(of, n);
}

export const WEBHOOKS: Record<string, Record<string, List>> = {
  listSales: {
    sales: { ...byId, add: async (tx, place, at, n) => listed(await addSale(tx, place, at, n), at) },
  },
  listWebhooks: {
    endpoints: {
      ...byId,
      async add(tx, { programId: program_id }, created_at) {
        const row = { program_id, url: 'https://hooks.invalid', secret: Buffer.alloc(1), status: 'active' };
        return listed(
          await insert(tx, 'webhook_endpoints', { ...row, created_at, changed_at: created_at }),
          created_at,
        );
      },
      change: set('webhook_endpoints', 'description', ['one', 'two']),
    },
  },
  listWebhookDeliveries: {
    deliveries: {
      ...byId,
      async add(tx, place, created_at, n) {
        const webhook_id = await endpointOf(place, n);
        const status = pick(STATUSES, n);
        const { event, delivery } = deliveryRows(place.programId, webhook_id, created_at, status);
        await tx('webhook_events').insert(event);
        return listed(await insert(tx, 'webhook_deliveries', delivery), created_at, { webhook_id, status });
      },
      change: set('webhook_deliveries', 'status', STATUSES),
    },
  },
};
