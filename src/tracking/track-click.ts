import type { ClickKind } from '../attribution/click-id.ts';
import { linkNames } from '../links/rules.ts';
import { parseUrl } from '@referral-tracking/shared/formats';
import { VISIT_MS } from '@referral-tracking/shared/link-names';
import { linkAt, type NamedLink } from '../links/named.ts';
import { keptSubs } from '../clicks/subs.ts';
import { hasSignedUp } from '../attribution/customers.ts';
import { findProgramForTest } from '../programs/read.ts';
import { adopt, previousOf } from './adopt-click.ts';
import { isMachineBrowser } from './redirect/machine.ts';
import { storeTestEvent } from './test-events.ts';
import type { Operation } from '../common/operation.ts';
import { isTestMode, namesOtherProgram } from './test-mode.ts';

type Click = Parameters<Operation<'trackClick'>>[0];
/** A link that has both a partner and a program. */
type CompleteLink = NamedLink & { program_id: number; partnership_id: number; cookie_window_days: number };

export const trackClick: Operation<'trackClick'> = async (click) => {
  const { body, deps, origin, program, concerns, fail } = click;
  const testMode = isTestMode(body);
  if (testMode) {
    if (namesOtherProgram(body, program)) throw fail('programMismatch');
    const named = body.additional_data?.program_id ?? undefined;
    if (!program && named !== undefined && !(await findProgramForTest(deps.db, named, origin))) {
      throw fail('testProgramUnknown');
    }
  }
  const link = await findLink(click);
  if (link.program_id === null || link.partner_id === null) throw fail('referralLinkMisconfigured');
  concerns(link.program_id);
  if (!link.enabled) throw fail('linkDisabled');
  // A test event with the program's key comes from its server, as a lead with the key does.
  const fromServer = testMode && program?.id === link.program_id;
  if (origin !== undefined && !fromServer) {
    const allowed = await deps.lookups.originAllowed(deps.db, link.program_id, link.origins, origin);
    if (!allowed) throw fail('originNotAllowed');
  }
  return testMode ? recordTest(click, link as CompleteLink) : record(click, link as CompleteLink);
};

/** The link of the first name in the address that is known. */
async function findLink({ body, deps, hostProgram, fail }: Click): Promise<NamedLink> {
  const url = parseUrl(body.affiliate_url)!;
  for (const name of linkNames(url)) {
    const link = await linkAt(
      (...wanted) => deps.lookups.link(deps.db, ...wanted),
      name,
      async () => hostProgram ?? (await deps.lookups.domainOwner(deps.db, url.hostname))?.programId,
    );
    // The host of a program knows no other's links.
    if (link && (hostProgram === undefined || link.program_id === hostProgram)) return link;
  }
  throw fail(url.searchParams.get('aff') ? 'referralLinkNotFound' : 'affMissing');
}

/** Whether a click of the link still stands for this visit: it is recent, or its customer has signed up since. */
async function stillCounts({ deps, now }: Click, link: CompleteLink, kind: ClickKind, clickId: string) {
  const known = deps.clickIds.read(kind, clickId);
  if (known?.linkId !== link.id) return false;
  if (now.getTime() - known.at.getTime() <= VISIT_MS) return true;
  return kind === 'production' && (await hasSignedUp(deps.db, known.programId, clickId));
}

/** The identifier that was sent, if it still counts; else a new one. */
async function clickIdOf(click: Click, link: CompleteLink, kind: ClickKind) {
  const { body, deps, now } = click;
  const existing = body.existing_click_id;
  if (existing && (await stillCounts(click, link, kind, existing))) return { clickId: existing, isNew: false };
  const { id: linkId, program_id: programId, partnership_id: partnershipId } = link;
  return { clickId: deps.clickIds.mint(kind, { programId, partnershipId, linkId, at: now }), isNew: true };
}

async function record(click: Click, link: CompleteLink) {
  const { body, deps, now, answer } = click;
  const { cookie_window_days } = link;
  const made = {
    linkId: link.id,
    programId: link.program_id,
    partnershipId: link.partnership_id,
    pageUrl: body.page_url ?? undefined,
    referrerUrl: body.referrer_url ?? undefined,
    additionalData: body.additional_data ?? undefined,
    subs: keptSubs({ sub: body.sub, sub2: body.sub2, sub3: body.sub3 }),
    previousClickId: previousOf(click, link.program_id),
  };
  const { clickId, isNew } = await clickIdOf(click, link, 'production');
  if (!isNew) return answer(200, { success: true, click_id: clickId, cookie_window_days });
  const adopted = await adopt(click, made);
  if (adopted !== undefined) return answer(200, { success: true, click_id: adopted, cookie_window_days });
  const machine = isMachineBrowser(click.headers);
  await deps.batches.clicks.add({ ...made, clickId, machine, at: now }, deps.db);
  return answer(200, { success: true, click_id: clickId, cookie_window_days });
}

/** A test click belongs to the link's program and makes no customer: production does not know its `click_id`. */
async function recordTest(click: Click, link: CompleteLink) {
  const { body, deps, now, program, answer } = click;
  const { clickId } = await clickIdOf(click, link, 'test');
  const eventId = await storeTestEvent(deps, {
    kind: 'click',
    programId: link.program_id,
    withKey: program?.id === link.program_id,
    clickId,
    linkId: link.id,
    eventName: body.additional_data?.event_name ?? undefined,
    additionalData: body.additional_data ?? undefined,
    unknownFields: click.unknownFields,
    at: now,
  });
  return answer(200, {
    success: true,
    click_id: clickId,
    cookie_window_days: link.cookie_window_days,
    data: { eventId: eventId!, programId: link.program_id, test_mode: true },
  });
}
