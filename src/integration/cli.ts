import { parseDomain } from '../common/origin.ts';
import { holdActiveAccount } from '../accounts/write.ts';
import { noteAs } from '../common/audit.ts';
import { createManagedProgram } from '../programs/managed.ts';
import type { Operation, Permission } from '../common/operation.ts';
import { gatesOf, stateOf } from './readiness-rules.ts';
import { programsOf, programStatus } from './integration.ts';
import { contract } from '../contract/index.ts';
import { attribute } from '../attribution/rules.ts';
import { SECOND } from '../lib/clock.ts';
import { newTestName } from '@referral-tracking/shared/ids';
import { runChain } from './chains.ts';
import { storeTestEvent } from '../tracking/test-events.ts';

/** An account may create programs only for its own advertiser. The request may name the advertiser. */
export const mayInit: Permission<'cliInit'> = ({ body, login, fail }) => {
  if (login.advertiser_id === null) throw fail('advertiserMissing');
  if ((body.advertiser_id ?? login.advertiser_id) !== login.advertiser_id) throw fail('advertiserMismatch');
};

export const cliInit: Operation<'cliInit'> = async ({ deps, body, login, now, requestId, answer, fail }) => {
  const settings = {
    name: body.name,
    domain: parseDomain(body.domain)!,
    commissionType: body.commission_type,
    commissionRate: String(body.commission_rate),
  };
  const { id, slug, apiKey } = await deps.db.transaction(async (tx) => {
    // Lock the account, so that a concurrent suspension either revokes this program's key too or prevents its creation.
    if (!(await holdActiveAccount(tx, login.account_id))) throw fail('loginTokenInvalid');
    const actor = { kind: 'account' as const, id: login.account_id, credential: `login ${login.token_id}`, requestId };
    const wanted = { settings, ownerId: login.account_id, at: now };
    const made = await createManagedProgram(tx, noteAs(tx, actor, now), wanted);
    if (!made) throw fail('advertiserMissing');
    return made;
  });
  const { name, domain } = settings;
  return answer(200, { data: { program_id: id, program_slug: slug, name, domain, api_key: apiKey } });
};

export const cliPrograms: Operation<'cliPrograms'> = async ({ deps, login, answer }) => {
  const programs = await programsOf(deps.db, login.account_id);
  return answer(200, {
    data: programs.map((program) => ({
      id: program.id,
      name: program.name,
      slug: program.slug,
      domain: program.domain,
      status: stateOf(program, gatesOf(program)),
      commission: {
        type: program.commission_type,
        rate: Number(program.commission_rate),
        currency: program.currency,
      },
      partners: program.joined_partners,
      created_at: program.created_at.toISOString(),
    })),
  });
};

export const cliStatus: Operation<'cliStatus'> = async ({ deps, program, key, now, answer }) => {
  const status = await programStatus(deps.db, program.id, key.id, now);
  return answer(200, {
    data: {
      program_id: program.id,
      name: status.name,
      domain: status.domain,
      lead_auth: status.lead_auth,
      key: {
        masked: status.masked,
        created_at: status.key_created_at.toISOString(),
        rotate_by: status.rotate_by?.toISOString() ?? null,
      },
      stripe_connected: status.stripe_connected,
      integration_verified: status.integration_verified,
      recent_events: {
        clicks_24h: status.recent_clicks,
        leads_24h: status.recent_leads,
        sales_24h: status.recent_sales,
      },
      active_partners: status.active_partners,
      pending_commissions: status.pending_commissions,
    },
  });
};

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
