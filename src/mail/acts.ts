import type { Body } from '../contract/index.ts';
import { refusedKinds, replaceRefusedKinds } from './choice.ts';
import type { Deps, Manage } from '../common/context.ts';

const keysOf = ({ secretKey, previousKeys }: Deps): Buffer[] => [secretKey, ...previousKeys];
// Only kinds of the document are stored.
const showMailSettings = (kinds: readonly string[]) => ({ off: kinds as Body<'replaceMailSettings'>['off'] });

const getMailSettings: Manage<'getMailSettings'> = async ({ deps, caller, answer }) =>
  answer(200, { data: showMailSettings(await refusedKinds(deps.db, keysOf(deps), caller.email)) });

const replaceMailSettings: Manage<'replaceMailSettings'> = ({ body, deps, caller, now, write, answer }) =>
  write(async (tx, note) => {
    const { accountId, email } = caller;
    const before = await refusedKinds(tx, keysOf(deps), email);
    await replaceRefusedKinds(tx, keysOf(deps), { email, kinds: body.off, at: now });
    const kinds = body.off.toSorted();
    await note({
      action: 'account.mails',
      targetId: accountId,
      before: { mails_off: before },
      after: { mails_off: kinds },
    });
    return answer(200, { data: showMailSettings(kinds) });
  });

export const mailSettings = { getMailSettings, replaceMailSettings };
