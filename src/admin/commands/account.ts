import { createAccount, rebindAccount, setAccountStatus, type Account } from '../../store/accounts.ts';
import type { Registry } from '../action.ts';
import { found } from '../refusal.ts';
import { accountEmail } from '../values.ts';

interface Flags {
  email: string;
}

const noAccount = (email: string): string => `no account has the address ${email}`;

export function registerAccount({ noun, action }: Registry): void {
  const account = noun('account', 'the people who sign in to the command line, each with an advertiser');
  const verb = (name: string, description: string) =>
    account
      .command(name)
      .description(description)
      .requiredOption('--email <address>', 'their e-mail address', accountEmail);
  const setStatus = (status: Account['status']) =>
    action<Flags>(async ({ email }, { db, clock }) =>
      found(await setAccountStatus(db, email, status, clock.now()), noAccount(email)),
    );

  verb('create', 'make an account and its advertiser').action(
    action<Flags>(({ email }, { db, clock }) => createAccount(db, email, clock.now())),
  );
  verb('suspend', 'refuse its sign-ins and end its tokens').action(setStatus('suspended'));
  verb('reinstate', 'let it sign in again').action(setStatus('active'));
  verb('rebind', 'bind it to the next person who signs in with its address, and end its tokens').action(
    action<Flags>(async ({ email }, { db, clock }) =>
      found(await rebindAccount(db, email, clock.now()), noAccount(email)),
    ),
  );
}
