import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../support/fixtures.ts';
import { portalPartner, type PortalPartner } from './portal.ts';
import { hasChromium, inChromium, LOOKS, openStage, type Stage } from './support.ts';
import { CONDITIONS, fillProgram, findingsOf, PAGES, watchMoves, type Condition } from './walk-support.ts';

// A walk over all pages, on each screen: with long names, a thousand rows and two currencies, with nothing, while the service
// is slow, and while it fails. Nothing is cut without saying the rest, nothing moves by itself, and nothing is said twice.

const WALK_TIMEOUT = 900_000;
type Program = 'full' | 'empty';
const WAYS: readonly (readonly [Program, Condition])[] = [
  ['full', 'usual'],
  ['empty', 'usual'],
  ['full', 'slow'],
  ['full', 'broken'],
];
const CASES = LOOKS.flatMap((screen) =>
  WAYS.map(([program, condition]) => ({ screen, program, condition, on: screen.name })),
);

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let people: Record<Program, { partner: PortalPartner; owner: TestPerson }>;
  beforeAll(async () => {
    stage = await openStage();
    const { service } = stage;
    const make = async () => {
      const partner = await portalPartner(service);
      return { partner, owner: await service.make.member(partner.campaign.id, 'owner') };
    };
    people = { full: await make(), empty: await make() };
    await fillProgram(service, people.full.partner.campaign);
  });
  afterAll(() => stage.stop());

  test.each(CASES)(
    'the pages of a program that is $program, with a service that is $condition, on $on',
    { timeout: WALK_TIMEOUT },
    async ({ screen, program, condition }) => {
      const { partner, owner } = people[program];
      const found: string[] = [];
      for (const [area, person, paths] of [
        ['app', owner, PAGES.owner],
        ['partner', partner, PAGES.partner],
      ] as const) {
        const { page, context, close } = await stage.visit('/healthz', person.email, screen);
        await CONDITIONS[condition](context);
        await watchMoves(context);
        for (const path of paths) {
          await page.goto(`${stage.service.baseUrl}/${area}/programs/${partner.campaign.id}${path}`);
          await page.getByRole('heading', { level: 1 }).waitFor();
          found.push(...(await findingsOf(page, condition)).map((text) => `${area}${path}: ${text}`));
        }
        await close();
      }
      expect(found).toEqual([]);
    },
  );
});
