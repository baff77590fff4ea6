import { subIn, type SubName, type Subs } from '@referral-tracking/shared/link-names';

/** What a partner has noted on a click; what has another form is dropped. */
export function keptSubs({ sub, sub2, sub3 }: Readonly<Partial<Record<SubName, string | null | undefined>>>): Subs {
  const kept = Object.entries({ sub: subIn(sub), sub2: subIn(sub2), sub3: subIn(sub3) });
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined));
}
