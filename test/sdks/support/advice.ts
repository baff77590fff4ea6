// Every error says how the call failed and what to do, with the same names and texts in each SDK.
import { expect, test } from 'vitest';
import { errorTexts } from '../../../src/contract/errors.ts';
import { contract, document, type CatalogueEntry } from '../../../src/contract/index.ts';
import type { Fate } from './gate.ts';
import type { Stage } from './hardness.ts';

const LEAD = '/api/v1/track/lead';
const SALE = '/api/v1/track/sale';
const REFUND = '/api/v1/track/refund';

const {
  'x-answers': { clientFailures: failures, clientHints },
  components,
} = document as unknown as {
  'x-answers': { clientFailures: Record<string, { hint: string }>; clientHints: Record<string, string> };
  components: { examples: Record<string, { description: string }> };
};

/** The failure without a response of the service: there is nothing to link to. */
const silent = (kind: string) => ({ kind, status: 0, hint: failures[kind]!.hint, docs_url: null });

interface Answer {
  fate: Fate;
  hint: string;
  docs_url: string;
}

/** The errors of the document as the service sends them, with the advice that the document has for each. */
function documentedAnswers(page: string): Answer[] {
  const anchors = new Set(errorTexts().map(({ name }) => name));
  return Object.entries<CatalogueEntry>(contract.catalogue).map(([name, { status, body }]) => {
    const { hint, docs_url } = (body as { error: { hint?: string; docs_url?: string } }).error;
    const anchor = anchors.has(name) ? name : sameError(name);
    return {
      fate: { status, body },
      hint: hint ?? clientHints[anchor] ?? components.examples[name]!.description,
      docs_url: docs_url ?? `${page}#${anchor}`,
    };
  });
}

/** The error of which this one is a variant with another code: the list of errors shows both as one. */
function sameError(name: string): string {
  const { status, body } = (contract.catalogue as Record<string, CatalogueEntry>)[name]!;
  const { message } = (body as { error: { message: string } }).error;
  const found = errorTexts().find((text) => text.status === status && (text.example ?? text.message) === message);
  return found!.name;
}

/** Errors of a service that is newer than the SDK. */
const unknownAnswers = (page: string): Answer[] => [
  {
    fate: { status: 400, body: { error: { code: 'invalid_request', message: 'The moon is full' } } },
    hint: failures.refused!.hint,
    docs_url: `${page}#invalid_request`,
  },
  {
    fate: { status: 418, body: { error: { code: 'teapot', message: 'The moon is full' } } },
    hint: failures.refused!.hint,
    docs_url: page,
  },
  {
    fate: { status: 400, body: { error: { message: 'No.', hint: 'Say yes.', docs_url: 'https://brand.dev/#no' } } },
    hint: 'Say yes.',
    docs_url: 'https://brand.dev/#no',
  },
];

export function provesAdvice(stage: () => Stage): void {
  test('every error has a hint and a link to its explanation, and failures have the same names everywhere', async () => {
    const { world, run } = stage();
    const page = `${world.gate.url}/docs/errors`;
    const answers = [...documentedAnswers(page), ...unknownAnswers(page)];
    world.gate.plan(LEAD, ...answers.map(({ fate }) => fate));
    world.gate.plan(`${REFUND} lost`, 'lose');
    world.gate.plan(`${SALE} late`, 'lose');
    const report = await run('advice', { ...world.facts, answers: answers.length });
    expect(report).toEqual({
      // `shown`: what a log or an uncaught error shows has both, too.
      answers: answers.map(({ hint, docs_url }) => ({ kind: 'refused', hint, docs_url, shown: true })),
      lost: silent('connection'),
      dead: silent('connection'),
      mute: silent('timeout'),
      broken_key: silent('unsent'),
      // The first attempt was sent.
      late_key: silent('connection'),
      aborted: true,
    });
  });
}
