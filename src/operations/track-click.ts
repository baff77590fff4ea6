import { parseLinkCode } from '../domain/link-code.ts';
import { newClickId } from '../lib/ids.ts';
import { findLink, insertClick, type LinkRow } from '../store/clicks.ts';
import { findProgramForTest } from '../store/programs.ts';
import { insertTestEvent } from '../store/test-events.ts';
import type { Operation } from './context.ts';
import { isTestMode, namesOtherProgram } from '../domain/test-mode.ts';

type Click = Parameters<Operation<'trackClick'>>[0];
/** A link that has both a partner and a program. */
type CompleteLink = LinkRow & { program_id: number; partnership_id: number; cookie_window_days: number };

export const trackClick: Operation<'trackClick'> = async (click) => {
  const { body, deps, origin, program, fail } = click;
  const testMode = isTestMode(body);
  if (testMode) {
    if (namesOtherProgram(body, program)) throw fail('programMismatch');
    const named = body.additional_data?.program_id ?? undefined;
    if (!program && named !== undefined && !(await findProgramForTest(deps.db, named, origin))) {
      throw fail('testProgramUnknown');
    }
  }
  // Only text with the form of a code is looked up: percent-encoding could hide characters that the database rejects.
  const code = parseLinkCode(new URL(body.affiliate_url).searchParams.get('aff')!);
  const link = code && (await findLink(deps.db, code, origin, body.existing_click_id ?? undefined));
  if (!link) throw fail('referralLinkNotFound');
  if (link.program_id === null || link.partner_id === null) throw fail('referralLinkMisconfigured');
  if (!link.enabled) throw fail('linkDisabled');
  // A test event with the key comes from a server, as a lead with the key does.
  const fromServer = testMode && program !== undefined;
  if (origin !== undefined && !link.origin_allowed && !fromServer) throw fail('originNotAllowed');
  return testMode ? recordTest(click, link as CompleteLink) : record(click, link as CompleteLink);
};

async function record({ body, deps, now, answer }: Click, link: CompleteLink) {
  const { cookie_window_days, existing_click_id } = link;
  if (existing_click_id !== null)
    return answer(200, { success: true, click_id: existing_click_id, cookie_window_days });
  const clickId = newClickId();
  await insertClick(deps.db, {
    clickId,
    linkCode: link.code,
    programId: link.program_id,
    partnershipId: link.partnership_id,
    pageUrl: body.page_url ?? undefined,
    referrerUrl: body.referrer_url ?? undefined,
    additionalData: body.additional_data ?? undefined,
    at: now,
  });
  return answer(200, { success: true, click_id: clickId, cookie_window_days });
}

/** A test click belongs to the link's program and creates no customer: its `click_id` is unknown in production. */
async function recordTest({ body, deps, now, program, answer }: Click, link: CompleteLink) {
  const clickId = link.existing_test_click_id ?? newClickId();
  const eventId = await insertTestEvent(deps.db, {
    kind: 'click',
    programId: link.program_id,
    withKey: program?.id === link.program_id,
    clickId,
    linkCode: link.code,
    eventName: body.additional_data?.event_name ?? undefined,
    additionalData: body.additional_data ?? undefined,
    at: now,
  });
  return answer(200, {
    success: true,
    click_id: clickId,
    cookie_window_days: link.cookie_window_days,
    data: { eventId: eventId!, programId: link.program_id, test_mode: true },
  });
}
