import fc from 'fast-check';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { ensureClickMonths, monthStart } from '../../src/database/partitions.ts';
import { managementOperations } from '../security/support/document.ts';
import { startService, type Service } from '../support/service.ts';
import { STATS_DAYS } from './pages/events.ts';
import { listsOf } from './pages/lists.ts';
import { expectWhole, filtersOf, walkOf } from './pages/walk.ts';
import { effort, TEST_TIMEOUT } from './support/runs.ts';

// Reads each list of the document page by page, while records are added and change, also in transactions that are open
// across pages. No page may lose or repeat a record that was committed before the first page.

let service: Service;
beforeAll(async () => {
  service = await startService({ rateLimitScale: 1e9 });
  const months = Array.from({ length: STATS_DAYS / 30 + 3 }, (_, i) => monthStart(service.clock.now(), 1 - i));
  await ensureClickMonths(service.db, months);
});
afterAll(() => service.stop());

const operations = managementOperations.filter(({ fields }) =>
  fields.some((field) => field.in === 'query' && field.name === 'cursor'),
);

describe.each(operations)('$id', (operation) => {
  test.each(Object.entries(listsOf(operation)))(
    '%s: each record that was committed before the first page is in one page',
    async (_, list) => {
      const property = fc.asyncProperty(walkOf(filtersOf(operation)), (walk) =>
        expectWhole(service, operation, list, walk),
      );
      await fc.assert(property, effort(20));
    },
    TEST_TIMEOUT,
  );
});
