// The area of partners: their programs, and the pages about each.
import { useState } from 'react';
import { Link, Navigate, Outlet, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { PortalContext, useOwnPrograms } from '../records/portal/own-programs.ts';
import { accentStyle, BrandMark, brandName } from '../records/programs/brand.tsx';
import { DemoMark } from '../records/programs/demo-mark.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailureNote } from '../ui/failure-note.tsx';
import { FileProgram } from '../ui/file-name.ts';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import type { Command } from './command.ts';
import { PARTNER_LAST_NAV, PARTNER_NAV, PARTNER_PROGRAM_NAV } from './nav.ts';
import { useOwnFinds } from './own-finds.ts';
import styles from './shell.module.css';
import { Shell } from './shell.tsx';

/** The frame around all pages of partners. */
export function PartnerArea() {
  const { programId } = useParams({ strict: false });
  const navigate = useNavigate();
  const programs = useOwnPrograms().data ?? [];
  // Pages about no program stay within the one that was open, or the only one.
  const [last, setLast] = useState(programId);
  if (programId !== undefined && programId !== last) setLast(programId);
  const near = programId ?? last ?? (programs.length === 1 ? programs[0]!.id : undefined);
  const program = programs.find(({ id }) => id === near);
  const entries = program ? PARTNER_PROGRAM_NAV : [];
  const go = (to: string, id?: number) =>
    void navigate({ to, ...(id === undefined ? {} : { params: { programId: id } }) });
  const kind = 'Page';
  const commands: Command[] = [
    ...PARTNER_NAV.map(({ to, label }) => ({ label, kind, run: () => go(to) })),
    ...entries.map(({ to, label }) => ({ label, kind, run: () => go(to, program!.id) })),
    ...PARTNER_LAST_NAV.map(({ to, label, words }) => ({ label, kind, words, run: () => go(to) })),
    ...programs.map((one) => ({
      label: brandName(one),
      kind: 'Program',
      run: () => go(PARTNER_PROGRAM_NAV[0].to, one.id),
    })),
  ];
  const useFinds = (text: string) => useOwnFinds(program, text);
  return (
    <Shell
      label="Pages for partners"
      home="/partner"
      commands={commands}
      useFinds={useFinds}
      entries={[...PARTNER_NAV, ...entries, ...PARTNER_LAST_NAV]}
      programId={program?.id}
      switcher={
        program && (
          <>
            <BrandMark {...program} />
            <strong className={styles.program} title={brandName(program)}>
              {brandName(program)}
            </strong>
            {program.demo && <DemoMark />}
          </>
        )
      }
    >
      <Outlet />
    </Shell>
  );
}

/** `/partner`: the earnings of somebody with one program, else the programs. */
export function PartnerHome() {
  const search = useSearch({ from: '/partner/' });
  const { data: programs, error } = useOwnPrograms();
  if (!programs && !error) return <SkeletonRows label="Loading your programs" />;
  const [only, ...others] = programs ?? [];
  if (search.join === undefined && only?.status === 'joined' && others.length === 0) {
    return <Navigate to="/partner/programs/$programId" params={{ programId: only.id }} replace />;
  }
  return <Navigate to="/partner/programs" search={search} replace />;
}

/** The pages below a program. */
export function PartnerProgramArea() {
  const { programId } = useParams({ strict: false });
  const { data: programs, error, refetch } = useOwnPrograms();
  if (error && !programs) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (!programs) return <SkeletonRows label="Loading the program" />;
  const program = programs.find(({ id }) => id === programId);
  if (!program) {
    return (
      <Page title="Program not found">
        <EmptyState
          title="You are not a partner of this program"
          action={<Link to="/partner/programs">Go to your programs</Link>}
        >
          Check the address, or ask the program for an invitation.
        </EmptyState>
      </Page>
    );
  }
  return (
    <PortalContext value={program}>
      <FileProgram value={program.slug}>
        <div className={styles.branded} style={accentStyle(program.brand)}>
          <Outlet key={program.id} />
        </div>
      </FileProgram>
    </PortalContext>
  );
}
