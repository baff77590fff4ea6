// The discount code of a lead or a sale.
import { notice, type Notice } from '../contract/notice.ts';
import { speaks, type DiscountCode } from '../attribution/codes.ts';
import type { Program } from '../common/types.ts';
import { present } from '../lib/text.ts';
import { codeKey } from '../codes/read.ts';
import type { Deps } from '../common/deps.ts';

export interface SentCode {
  /** undefined: none that decides */
  code: DiscountCode | undefined;
  /** what the answer says about a code that decides nothing */
  notices: { notices?: Notice[] };
}

const NONE: SentCode = { code: undefined, notices: {} };
const silent = (made: Notice): SentCode => ({
  code: undefined,
  notices: { notices: [{ ...made, fields: ['discount_code'] }] },
});

/** How much of a code a notice repeats. */
const SHOWN = 64;

/** The code of a request with the program's key. */
export async function readCode(
  { db, lookups }: Deps,
  program: Program,
  text: string | null | undefined,
): Promise<SentCode> {
  const sent = present(text?.trim());
  if (sent === undefined) return NONE;
  const code = program.has_codes ? await lookups.code(db, program.id, codeKey(sent)) : undefined;
  if (code && speaks(code)) return { code, notices: {} };
  return silent(notice(code ? 'codeInactive' : 'codeUnknown', { code: sent.slice(0, SHOWN) }));
}

/** The code of a request without a key, which decides nothing. */
export const ignoreCode = (text: string | null | undefined): SentCode =>
  present(text?.trim()) === undefined ? NONE : silent(notice('codeFromBrowser', {}));
