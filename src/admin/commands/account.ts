import { listAccounts } from '../../serving/admin-lists.ts';
import { asOperator } from '../../common/audit.ts';
import { createOwner, unbindAccount, setAccountStatus, suspendWithKeys } from '../../accounts/write.ts';
import type { CommandDeps, Registry } from '../action.ts';
import { jsonList } from '../list.ts';
import { found } from '../refusal.ts';
import { email as address } from '../values.ts';

interface Flags {
  email: string;
}

type SuspendFlags = Flags & { withKeys?: boolean };

const SUSPENSION = `
Without --with-keys the account's programs continue to work: their API keys are accepted, clicks, leads, sales and
refunds are recorded, payment events are applied, and commissions are earned. With --with-keys calls with a key
are rejected; clicks and leads from browsers and payment events are still recorded. A new key for a program is
issued by: key regenerate --program-id <id>`;

const unknownAddress = (email: string): string => `there is no account with the address ${email}`;

async function suspend({ email, withKeys = false }: SuspendFlags, { db, clock }: CommandDeps) {
  const suspended = withKeys
    ? await suspendWithKeys(db, email, clock.now())
    : await setAccountStatus(db, email, 'suspended', clock.now());
  return found<object>(suspended, unknownAddress(email));
}

export function registerAccount({ noun, action, creating, reading }: Registry): void {
  const account = noun('account', 'the people who sign in');
  const verb = (name: string, description: string) =>
    account.command(name).description(description).requiredOption('--email <address>', 'their e-mail address', address);

  verb('create', 'create an account that may create programs, or let the account of this address do so').action(
    creating<Flags>(({ email }, { db, clock }) => {
      const at = clock.now();
      return asOperator(db, at, (tx, note) => createOwner(tx, note, email, at));
    }),
  );
  account
    .command('list')
    .description('list all accounts; bound: somebody has signed in with the address')
    .action(reading((_flags: object, { db }) => Promise.resolve(jsonList('accounts', listAccounts(db)))));
  verb('suspend', 'reject its sign-ins and revoke its login tokens')
    .option('--with-keys', 'also revoke the keys of its programs; reinstate does not restore them')
    .addHelpText('after', SUSPENSION)
    .action(action(suspend));
  verb('reinstate', 'let it sign in again').action(
    action<Flags>(async ({ email }, { db, clock }) =>
      found(await setAccountStatus(db, email, 'active', clock.now()), unknownAddress(email)),
    ),
  );
  verb('rebind', 'bind it to the next person who signs in with its address, and revoke its tokens').action(
    action<Flags>(async ({ email }, { db, clock }) =>
      found(await unbindAccount(db, email, clock.now()), unknownAddress(email)),
    ),
  );
}
