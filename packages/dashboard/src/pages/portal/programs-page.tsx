// The programs of a partner: the terms of each, and how to join another.
import { useState } from 'react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useOwnPrograms, type PortalProgram } from '../../records/portal/own-programs.ts';
import { useProfile } from '../../records/portal/profile.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { JoinDialog } from './join.tsx';
import styles from './portal.module.css';
import { ProgramCard } from './program-card.tsx';

const route = getRouteApi('/partner/programs');
const ORDER = ['joined', 'linked', 'applied'];

/** The programs in which the partner earns first, then those that decide about the partner, then all others. */
function inOrder(programs: readonly PortalProgram[]): PortalProgram[] {
  const rank = ({ status, archived }: PortalProgram) => {
    const place = ORDER.indexOf(status);
    return archived || place < 0 ? ORDER.length : place;
  };
  return [...programs].sort((one, other) => rank(one) - rank(other));
}

export function ProgramsPage() {
  const { data: programs, error, refetch } = useOwnPrograms();
  const { join: slug } = route.useSearch();
  const navigate = route.useNavigate();
  const [asked, setAsked] = useState(false);
  // Somebody who follows the link of a program for a second time finds its card.
  const linked = slug !== undefined && programs?.every((program) => program.slug !== slug);
  const close = () => {
    setAsked(false);
    if (slug !== undefined) void navigate({ search: {}, replace: true });
  };
  const join = (
    <Button kind="main" onClick={() => setAsked(true)}>
      Join a program
    </Button>
  );
  return (
    <Page
      title="My programs"
      intro="What each program pays, and your status in it."
      actions={programs?.length !== 0 && join}
    >
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!programs && !error && <SkeletonRows label="Loading your programs" />}
      {programs?.length === 0 && (
        <EmptyState title="No programs yet" action={join}>
          Open the invitation link that you received, or join a program by its short name, which you get from the brand.
        </EmptyState>
      )}
      <NotPayable programs={programs ?? []} />
      <div className={styles.cards}>
        {inOrder(programs ?? []).map((program) => (
          <ProgramCard key={program.id} program={program} />
        ))}
      </div>
      {(asked || linked) && <JoinDialog slug={slug} onClose={close} />}
    </Page>
  );
}

/** Asks somebody how to pay them who earns in a program, and has not said it. */
function NotPayable({ programs }: { programs: readonly PortalProgram[] }) {
  const { data: profile } = useProfile();
  if (profile?.has_payout_method !== false || !programs.some(({ status }) => status === 'joined')) return null;
  return (
    <section className={styles.note} aria-label="How you are paid">
      <p>Your programs do not know yet how to pay you.</p>
      <Link to="/partner/profile" className={buttonLook({ kind: 'main' })}>
        Add how you are paid
      </Link>
    </section>
  );
}
