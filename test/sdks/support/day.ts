// The day of an owner and two partners, with every SDK.
import { describe } from 'vitest';
import type { Document } from '../../../scripts/generate/document.ts';
import { managementGroups } from '../../../scripts/generate/management/operations.ts';
import { document } from '../../../src/contract/index.ts';
import type { Voice } from '../../day/ground.ts';
import { tellsTheDay } from '../../day/story.ts';
import type { Stage } from './hardness.ts';

const operations = [...managementGroups(document as unknown as Document).values()].flat();

/** Each call is a run of the SDK's program. */
const voiceOf =
  (stage: () => Stage): Voice =>
  (url, token) =>
    Promise.resolve({
      ask(id, ids = [], { body, query = {} } = {}) {
        const operation = operations.find((one) => one.id === id)!;
        const { group, name } = operation;
        const given = { ids, bodies: body ? [body] : [], query, queries: operation.query.length > 0 };
        return stage().run('ask', { url, token, group, name, ...given });
      },
      close: () => undefined,
    });

export function provesDay(stage: () => Stage): void {
  describe('a day of an owner and two partners', () => {
    tellsTheDay(() => {
      const { serviceUrl, make } = stage().world;
      return Promise.resolve({ url: serviceUrl, make, now: () => new Date(), voice: voiceOf(stage) });
    });
  });
}
