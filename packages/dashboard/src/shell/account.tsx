import { useId } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookOpen, KeyRound, LogOut, UserRound } from 'lucide-react';
import { useAction } from '../api/action.ts';
import { client } from '../api/client.ts';
import { forgetPerson, useSession } from '../api/session.ts';
import { tellWindows } from '../api/windows.ts';
import { addressOf } from '../lib/base.ts';
import { Avatar } from '../ui/avatar.tsx';
import { FailureNote } from '../ui/failure-note.tsx';
import { Segment } from '../ui/segment.tsx';
import styles from './account.module.css';
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

const THEMES = [
  ['auto', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const satisfies readonly (readonly [Theme, string])[];

/** What the menu leads to in each area: one never leads into the other. */
const PAGES = {
  '/app': { to: '/app/account', label: 'Account and API tokens', Icon: KeyRound, guide: '/docs/' },
  '/partner': { to: '/partner/profile', label: 'Profile', Icon: UserRound, guide: '/docs/for-partners' },
} as const;

/** Who is signed in, the choice between light and dark, and the way out: a menu in the corner. */
export function Account({ home }: { home: keyof typeof PAGES }) {
  const { to, label, Icon, guide } = PAGES[home];
  const id = useId();
  const { data: session } = useSession();
  const [theme, choose] = useTheme();
  const signOut = useSignOut();
  const email = session?.account.email ?? '';
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id} aria-label={`Account, ${email}`}>
        <Avatar name={email} />
      </button>
      <div id={id} popover="auto" className={styles.menu} role="group" aria-label="Account">
        <p className={styles.person}>{email}</p>
        <div className={styles.theme}>
          <span>Appearance</span>
          <Segment label="Appearance" value={theme} options={THEMES} onChange={choose} />
        </div>
        <hr />
        <Link
          to={to}
          className={styles.entry}
          onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
        >
          <Icon size={16} aria-hidden="true" />
          {label}
        </Link>
        <a className={styles.entry} href={addressOf(guide)}>
          <BookOpen size={16} aria-hidden="true" />
          {home === '/app' ? 'Documentation' : 'Guide for partners'}
        </a>
        {signOut.error && <FailureNote error={signOut.error} />}
        <button
          type="button"
          className={styles.entry}
          aria-disabled={signOut.isPending || undefined}
          onClick={() => signOut.isPending || signOut.mutate(undefined)}
        >
          <LogOut size={16} aria-hidden="true" />
          Sign out
        </button>
      </div>
    </>
  );
}
