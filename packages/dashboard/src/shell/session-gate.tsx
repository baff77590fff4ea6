// Nothing of the dashboard is shown to somebody who is not signed in.
import { useState } from 'react';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { failureOf } from '../api/failure.ts';
import { useSession } from '../api/session.ts';
import { addressOf, signInAddress } from '../lib/base.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailureNote } from '../ui/failure-note.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import styles from './session-gate.module.css';

export function SessionGate() {
  const session = useSession();
  const partner = useRouterState({ select: ({ location }) => location.pathname.startsWith('/partner') });
  // Whether somebody was signed in here: then the session has ended in the meantime.
  const [known, setKnown] = useState(false);
  if (session.data && !known) setKnown(true);
  if (session.data) return <Outlet />;
  return (
    <main className={styles.outside}>
      {session.data === null ? (
        <SignIn partner={partner} ended={known} />
      ) : session.error ? (
        <FailureNote error={failureOf(session.error)} onRetry={() => void session.refetch()} />
      ) : (
        <SkeletonRows label="Loading the dashboard" />
      )}
    </main>
  );
}

function SignIn({ partner, ended }: { partner: boolean; ended: boolean }) {
  const title = ended ? 'You are signed out' : 'Sign in';
  const as = partner ? ({ as: 'partner' } as const) : {};
  return (
    <Page title={title}>
      <EmptyState
        title={partner ? 'Your programs, links and earnings' : 'What your partners bring'}
        action={
          <ButtonLink kind="main" href={signInAddress(as)}>
            {ended ? 'Sign in again' : 'Sign in'}
          </ButtonLink>
        }
      >
        {ended
          ? 'Your session has ended, here or in another window. After you sign in you come back to this page.'
          : 'Sign in to see this page. You come back to it afterwards.'}
      </EmptyState>
      <p>
        {partner ? (
          <a href={addressOf('/app')}>Do you manage a program? Go to the dashboard of its owners.</a>
        ) : (
          <a href={addressOf('/partner')}>Are you a partner? Go to your links and earnings.</a>
        )}
      </p>
    </Page>
  );
}
