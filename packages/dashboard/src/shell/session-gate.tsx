// Nothing of the dashboard is shown to somebody who is not signed in. If a session ends while a page is open, the page stays
// in the background, hidden, with what was typed into its forms; the same person finds it again after another sign-in.
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { focusManager, useQueryClient } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { failureOf } from '../api/failure.ts';
import { forgetPerson, hasLeft, useSession } from '../api/session.ts';
import { noteSignIn, tellSignIn, useWindows, type SessionNews } from '../api/windows.ts';
import { addressOf, signInAddress } from '../lib/base.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailureNote } from '../ui/failure-note.tsx';
import { LaterProvider } from '../ui/later.tsx';
import { LimitNote } from '../ui/limit-note.tsx';
import { Page } from '../ui/page.tsx';
import { SignInAgain } from '../ui/sign-in-again.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { ConfirmPerson } from './confirm-person.tsx';
import logo from './logo.svg';
import styles from './session-gate.module.css';

export function SessionGate() {
  const session = useSession();
  const queries = useQueryClient();
  const partner = useRouterState({ select: ({ location }) => location.pathname.startsWith('/partner') });
  const { refetch } = session;
  const onNews = useCallback(
    (news: SessionNews) => (news === 'signed out' ? forgetPerson(queries) : void refetch()),
    [queries, refetch],
  );
  useWindows(onNews);
  // Who is or was signed in here.
  const [person, setPerson] = useState<number>();
  const present = session.data?.account.id;
  const isOther = person !== undefined && present !== undefined && present !== person;
  useEffect(() => {
    // Nothing that the page has read is for another person, or for somebody who comes back after signing out.
    if (isOther || (present !== undefined && hasLeft(queries))) location.reload();
  }, [isOther, present, queries]);
  useEffect(() => {
    if (present !== undefined && !hasLeft(queries)) tellSignIn();
  }, [present, queries]);
  if (present !== undefined && person === undefined) setPerson(present);
  if (session.data === null && hasLeft(queries)) return <SignedOut partner={partner} onReturn={refetch} />;
  if (person !== undefined && session.data !== undefined && !isOther && !hasLeft(queries)) {
    return (
      <>
        <div className={styles.page} hidden={session.data === null}>
          {/* Notes of what the person did go when the person goes. */}
          <ToastProvider>
            <LaterProvider>
              <Outlet />
              <ConfirmPerson />
            </LaterProvider>
          </ToastProvider>
        </div>
        {session.data === null && <Ended partner={partner} onReturn={refetch} />}
      </>
    );
  }
  return (
    <Outside>
      {session.data === null ? (
        <SignIn partner={partner} />
      ) : session.error ? (
        <FailureNote error={failureOf(session.error)} onRetry={() => void session.refetch()} />
      ) : (
        <>
          <LimitNote />
          <SkeletonRows label="Loading the dashboard" />
        </>
      )}
    </Outside>
  );
}

/** The frame of what somebody sees who is not signed in. */
const Outside = ({ children }: { children: ReactNode }) => (
  <main className={styles.outside}>
    <p className={styles.brand}>
      <img src={logo} alt="" /> Referral tracking
    </p>
    {children}
  </main>
);

interface WithoutSession {
  partner: boolean;
  /** reads the session again */
  onReturn: () => Promise<unknown>;
}

/** Somebody may have signed in in a window that sent no message. */
function useReturn(onReturn: WithoutSession['onReturn']): void {
  useEffect(() => {
    const look = () => void onReturn();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [onReturn]);
}

/** What somebody sees who has signed out, here or in another window: nothing of the page is left to return to. */
function SignedOut({ partner, onReturn }: WithoutSession) {
  useReturn(onReturn);
  return (
    <Outside>
      <Page title="You are signed out">
        <EmptyState
          title="You signed out of this browser"
          action={
            <ButtonLink kind="main" href={signInAddress(partner ? { as: 'partner' } : {})} onClick={noteSignIn}>
              Sign in
            </ButtonLink>
          }
        >
          Sign in to open your pages again.
        </EmptyState>
      </Page>
    </Outside>
  );
}

/** Covers the page, also its open dialogs, until somebody has signed in. */
function Ended({ partner, onReturn }: WithoutSession) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [title] = useState(() => document.title);
  useReturn(onReturn);
  useEffect(() => {
    const element = dialog.current!;
    element.showModal();
    // The hidden page asks nothing.
    focusManager.setFocused(false);
    return () => {
      element.close();
      document.title = title;
      focusManager.setFocused(undefined);
    };
  }, [title]);
  return (
    <dialog
      ref={dialog}
      className={styles.cover}
      closedby="none"
      aria-label="Your session has ended"
      onCancel={(event) => event.preventDefault()}
    >
      <Outside>
        <Page title="Your session has ended">
          <EmptyState
            title="Sign in to continue"
            action={<SignInAgain kind="main" as={partner ? 'partner' : undefined} />}
          >
            It expired or was ended elsewhere. Sign in again in a new window: this page stays as you left it.
          </EmptyState>
        </Page>
      </Outside>
    </dialog>
  );
}

const TITLES = { partner: 'Your programs, links, and earnings', owner: 'See what your partners bring in' };

function SignIn({ partner }: { partner: boolean }) {
  return (
    <Page title="Sign in">
      <EmptyState
        title={TITLES[partner ? 'partner' : 'owner']}
        action={
          <ButtonLink kind="main" href={signInAddress(partner ? { as: 'partner' } : {})}>
            Sign in
          </ButtonLink>
        }
      >
        Sign in to see this page. You return to it afterward.
      </EmptyState>
      {/* Partners are not led to the pages of owners. */}
      {!partner && (
        <p>
          <a href={addressOf('/partner')}>Are you a partner? Go to your links and earnings</a>
        </p>
      )}
    </Page>
  );
}
