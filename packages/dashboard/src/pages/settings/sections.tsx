// The settings in sections: one is shown at a time, and all belong to the same form.
import type { ReactNode } from 'react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { classes } from '../../ui/classes.ts';
import { SECTIONS, type Section } from './search.ts';
import styles from './sections.module.css';

const route = getRouteApi('/app/programs/$programId/settings');

const NAMES: Record<Section, string> = {
  general: 'General',
  brand: 'Brand',
  joining: 'Joining',
  attribution: 'Attribution',
  hosts: 'Link hosts',
  payouts: 'Payouts',
  mails: 'Mails',
  danger: 'Danger',
};
/** What nobody but an owner has a use for. */
const OWNERS: readonly Section[] = ['mails', 'danger'];

/** The section in the address, and how to get to another one. */
export function useSection() {
  const navigate = route.useNavigate();
  const { section: asked = 'general' } = route.useSearch();
  const owner = useMay('owner');
  const sections = SECTIONS.filter((one) => owner || !OWNERS.includes(one));
  const section = sections.find((one) => one === asked) ?? 'general';
  const show = (next: Section) => void navigate({ search: { section: next }, replace: true });
  return { section, sections, show };
}

/** The section that an element is in. */
export const sectionOf = (element: Element | null): Section | undefined =>
  SECTIONS.find((one) => one === element?.closest<HTMLElement>('[data-section]')?.dataset.section);

interface SectionListProps {
  /** those with changes that are not saved */
  changed: readonly Section[];
}

/** The list to jump by: beside the form, and above it on a phone. */
export function SectionList({ changed }: SectionListProps) {
  const { id: programId } = useProgram();
  const { section, sections } = useSection();
  return (
    <nav className={styles.list} aria-label="Sections of the settings">
      {sections.map((one) => (
        <Link
          key={one}
          to="/app/programs/$programId/settings"
          params={{ programId }}
          search={{ section: one }}
          replace
          aria-current={one === section ? 'page' : undefined}
          className={classes(one === 'danger' && styles.danger)}
        >
          {NAMES[one]}
          {changed.includes(one) && (
            <span className={styles.changed}>
              <span className="visually-hidden">changed</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}

/** A section. Fields of those that are not shown are in the form too. */
export function Panel({ of, children }: { of: Section; children: ReactNode }) {
  const { section } = useSection();
  return (
    <div className={styles.panel} data-section={of} hidden={of !== section}>
      {children}
    </div>
  );
}
