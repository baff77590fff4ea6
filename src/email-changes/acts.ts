// The change of the e-mail address of a person who signs in by mail. The pages behind its links are in src/pages/sign-in.
import { contract } from '../contract/index.ts';
import { ADDRESS_PATH } from './rules.ts';
import { parseAddress } from '../common/email.ts';
import { addressState, requestAddressChange, type AddressState } from './write.ts';
import type { Manage } from '../common/context.ts';
import { iso } from '../common/times.ts';

/** The state as the document describes it. */
const showState = ({ email, bound, pending, undoUntil }: AddressState, mailed: boolean) => ({
  email,
  bound,
  pending: pending ? { email: pending.email, mailed, expires_at: pending.expiresAt.toISOString() } : null,
  taken_back_until: iso(undoUntil ?? null),
});

const getEmailChange: Manage<'getEmailChange'> = async ({ deps, caller, now, answer, fail }) => {
  const state = await addressState(deps.db, caller.accountId, now);
  if (!state) throw fail('credentialInvalid');
  return answer(200, { data: showState(state, deps.mailer !== undefined) });
};

const requestEmailChange: Manage<'requestEmailChange'> = async (context) => {
  const { body, deps, caller, now, write, done, answer, fail } = context;
  const { mailer, baseUrl } = deps;
  const email = parseAddress(body.email);
  if (email === undefined) throw fail('emailInvalid', { field: 'email' });
  const mostOfAccount = contract.limits.emailChangesPerDay;
  const answered = await write(async (tx, note) => {
    const wanted = { accountId: caller.accountId, email, mostOfAccount, at: now };
    const { id: subjectId, token, expiresAt, mayMail } = done(await requestAddressChange(tx, note, wanted));
    const content = { to: email, link: `${baseUrl}${ADDRESS_PATH}/confirm/${token}` };
    if (mayMail) await mailer?.queue(tx, { kind: 'address-confirmation', subjectId, content, at: now, expiresAt });
    const state = (await addressState(tx, caller.accountId, now))!;
    return answer(200, { data: showState(state, mailer !== undefined) });
  });
  mailer?.sendSoon();
  return answered;
};

export const emailChange = { getEmailChange, requestEmailChange };
