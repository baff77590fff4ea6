import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAction } from '../api/action.ts';
import { client } from '../api/client.ts';
import { forgetPerson, useSession } from '../api/session.ts';
import { tellWindows } from '../api/windows.ts';
import { Button } from '../ui/button.tsx';
import { FailureNote } from '../ui/failure-note.tsx';
import styles from './shell.module.css';
import { useTheme, type Theme } from './theme.ts';

/** Ends the session of this browser. */
export function useSignOut() {
  const queries = useQueryClient();
  return useAction(() => client.DELETE('/api/v1/account/session'), {
    onDone: (answer) => {
      forgetPerson(queries);
      tellWindows('signed out');
      const issuers = answer.data?.data.sign_out_url;
      if (issuers !== undefined) location.assign(issuers);
    },
  });
}

/**
 * Who is signed in, the choice between light and dark, and the way out.
 * @param page the name of the page about the account: tokens are of use to members of a program
 */
export function Account({ page }: { page: string }) {
  const { data: session } = useSession();
  const [theme, choose] = useTheme();
  const signOut = useSignOut();
  return (
    // A click here does not close the menu, unless it opens a page.
    <div
      className={styles.account}
      onClick={(event) => event.target instanceof HTMLAnchorElement || event.stopPropagation()}
    >
      <label className={styles.theme}>
        Appearance
        <select className={styles.select} value={theme} onChange={(event) => choose(event.target.value as Theme)}>
          <option value="auto">System</option>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </select>
      </label>
      <div className={styles.person}>
        <span>{session?.account.email}</span>
        {/* Somebody who signed in as a partner has no such page. */}
        {session?.reach === 'account' && <Link to="/app/account">{page}</Link>}
      </div>
      {signOut.error && <FailureNote error={signOut.error} />}
      <Button small busy={signOut.isPending} onClick={() => signOut.mutate(undefined)}>
        Sign out
      </Button>
    </div>
  );
}
