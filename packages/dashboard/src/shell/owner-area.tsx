// The area of a program's members: the program that is open, and the pages about it.
import { useState } from 'react';
import { Link, Navigate, Outlet, useNavigate, useParams } from '@tanstack/react-router';
import type { Program } from '../api/client.ts';
import { useSession } from '../api/session.ts';
import { signInAddress } from '../lib/base.ts';
import { DemoMark } from '../records/programs/demo-mark.tsx';
import { allows, ProgramContext, usePrograms } from '../records/programs/program.ts';
import { Avatar } from '../ui/avatar.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailureNote } from '../ui/failure-note.tsx';
import { FileProgram } from '../ui/file-name.ts';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import type { Command } from './command.ts';
import { OWNER_NAV, type NavEntry } from './nav.ts';
import { NewProgramButton, NewProgramDialog, useMayCreate, WhomToAsk } from './new-program.tsx';
import { useProgramActions } from './program-actions.ts';
import { useProgramFinds } from './program-finds.ts';
import styles from './shell.module.css';
import { Shell } from './shell.tsx';

const entriesFor = (program: Program | undefined) =>
  program ? OWNER_NAV.filter((entry: NavEntry) => !entry.role || allows(program.role, entry.role)) : [];

/** The frame around all pages of members. */
export function OwnerArea() {
  const { programId } = useParams({ strict: false });
  const navigate = useNavigate();
  const programs = usePrograms();
  const [creating, setCreating] = useState(false);
  const { data: session } = useSession();
  const mayCreate = useMayCreate();
  const program = programs.data?.find(({ id }) => id === programId);
  const entries = entriesFor(program);
  const open = (id: number) => void navigate({ to: '/app/programs/$programId', params: { programId: id } });
  const actions = useProgramActions(program);
  const commands: Command[] = [
    ...entries.map(({ to, label, words }) => ({
      label,
      kind: 'Page',
      words,
      run: () => void navigate({ to, params: { programId: program!.id } }),
    })),
    ...actions,
    ...(programs.data ?? []).map(({ id, name }) => ({ label: name, kind: 'Program', run: () => open(id) })),
    ...(mayCreate ? [{ label: 'Create a program', kind: 'Action', run: () => setCreating(true) }] : []),
    { label: 'Account and API tokens', kind: 'Page', run: () => void navigate({ to: '/app/account' }) },
    { label: 'My links and earnings as a partner', kind: 'Page', run: () => void navigate({ to: '/partner' }) },
  ];
  const useFinds = (text: string) => useProgramFinds(program, text);
  return (
    <Shell
      label={program ? 'Pages of the program' : 'Your programs'}
      home="/app"
      commands={commands}
      useFinds={useFinds}
      entries={entries}
      programId={program?.id}
      nav={!program && <ProgramList programs={programs.data ?? []} />}
      switcher={
        program && (
          <ProgramSwitch
            program={program}
            programs={programs.data!}
            onOpen={open}
            onCreate={mayCreate ? () => setCreating(true) : undefined}
          />
        )
      }
    >
      {creating && <NewProgramDialog onClose={() => setCreating(false)} />}
      {session?.reach === 'partner' ? (
        <ForMembersOnly />
      ) : programs.error && !programs.data ? (
        <FailureNote error={programs.error} onRetry={() => void programs.refetch()} />
      ) : (
        <Outlet />
      )}
    </Shell>
  );
}

/** The way to the programs from a page that is about none. */
const ProgramList = ({ programs }: { programs: readonly Program[] }) => (
  <>
    {programs.length > 0 && <p className={styles.title}>Your programs</p>}
    {programs.map(({ id, name }) => (
      <Link key={id} to="/app/programs/$programId" params={{ programId: id }}>
        <Avatar name={name} square />
        {name}
      </Link>
    ))}
  </>
);

interface SwitchProps {
  program: Program;
  programs: readonly Program[];
  onOpen: (id: number) => void;
  /** undefined: the person may not create programs */
  onCreate: (() => void) | undefined;
}

const NEW = 'new';

/** Chooses the program or creates another one, and says whether it is a demo. */
const ProgramSwitch = ({ program, programs, onOpen, onCreate }: SwitchProps) => (
  <>
    <select
      className={styles.select}
      aria-label="Program"
      value={program.id}
      onChange={({ target: { value } }) => (value === NEW ? onCreate?.() : onOpen(Number(value)))}
    >
      {programs.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {onCreate && <option value={NEW}>Create a program…</option>}
    </select>
    {program.demo && <DemoMark />}
  </>
);

/** Somebody who signed in as a partner may do only what partners do. */
const ForMembersOnly = () => (
  <Page title="You are signed in as a partner">
    <EmptyState
      title="These pages are for members of a program"
      action={<ButtonLink href={signInAddress({ again: true })}>Sign in as a member</ButtonLink>}
    >
      Your links and earnings are on <Link to="/partner">your partner pages</Link>.
    </EmptyState>
  </Page>
);

/** `/app`: the newest program, or how to create the first one. */
export function OwnerHome() {
  const mayCreate = useMayCreate();
  const { data: programs } = usePrograms();
  if (!programs) return <SkeletonRows label="Loading your programs" />;
  const [first] = programs.filter(({ status }) => status === 'active').concat(programs);
  if (first) return <Navigate to="/app/programs/$programId" params={{ programId: first.id }} replace />;
  return (
    <Page title="Your programs">
      <EmptyState title="You have no programs yet" action={<NewProgramButton />}>
        A program defines what partners earn for the sales they bring in.{' '}
        {mayCreate ? 'If a colleague already has one, ask them for an invitation.' : <WhomToAsk />}
      </EmptyState>
      <p>
        <Link to="/partner">Are you a partner? Go to your links and earnings</Link>
      </p>
    </Page>
  );
}

/** The pages below a program. */
export function ProgramArea() {
  const { programId } = useParams({ from: '/app/programs/$programId' });
  const { data: programs } = usePrograms();
  if (!programs) return <SkeletonRows label="Loading the program" />;
  const program = programs.find(({ id }) => id === programId);
  if (!program) {
    return (
      <Page title="Program not found">
        <EmptyState title="You are not a member of this program" action={<Link to="/app">Go to your programs</Link>}>
          Check the address, or ask an owner for an invitation.
        </EmptyState>
      </Page>
    );
  }
  return (
    <ProgramContext value={program}>
      <FileProgram value={program.slug}>
        <Outlet key={program.id} />
      </FileProgram>
    </ProgramContext>
  );
}
