import { contract } from '../contract/index.ts';
import { attribute } from '../domain/attribution.ts';
import { SECOND } from '../lib/clock.ts';
import { newTestName } from '@referral-tracking/shared/ids';
import { runChain } from '../store/programs/chains.ts';
import { storeTestEvent } from '../store/programs/test-events.ts';
import type { Operation } from './context.ts';

type TestEvent = Parameters<Operation<'cliTestEvent'>>[0];

export const cliTestEvent: Operation<'cliTestEvent'> = (event) =>
  event.body.type === 'chain' ? chain(event) : single(event);

async function single({ body, deps, now, program, answer, message }: TestEvent) {
  const kind = body.event_type!;
  const sale = { transactionId: `test_event_${newTestName()}`, amountCents: 100, currency: program.currency };
  const eventId = await storeTestEvent(deps, {
    kind,
    programId: program.id,
    withKey: true,
    ...(kind === 'sale' ? sale : {}),
    at: now,
  });
  return answer(200, {
    data: { event_type: kind, event_id: eventId!, received: true, attributed: false, message: message('single') },
  });
}

/** The verdicts of the program's rules for a customer who clicked, signed up with the key and paid just now. */
function verdicts({ program, now }: TestEvent) {
  const customer = { program_id: program.id, status: 'lead', clicked_at: now, lead_at: now, code_id: null } as const;
  const { kind } = attribute(customer, { partner_id: 0, status: 'joined' }, program, now);
  return { click: 'attributed', lead: 'attributed', sale: kind === 'attributed' ? kind : 'unattributed' } as const;
}

async function chain(event: TestEvent) {
  const { deps, now, program, answer, fail, log } = event;
  const run = await runChain(deps.db, program, contract.limits.chainsPerHour, now).catch((error: unknown) => {
    log(error, 'a synthetic chain failed');
    throw fail('chainFailed');
  });
  if (run.kind === 'capped') {
    throw fail('tooManyChains', { retry_after_seconds: Math.max(1, Math.ceil(run.retryAfterMs / SECOND)) });
  }
  const verdict = verdicts(event);
  return answer(200, {
    data: { type: 'chain', ...run.fixture, verdict, attributed: verdict.sale === 'attributed' },
  });
}
