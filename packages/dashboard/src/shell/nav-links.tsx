// The links of the navigation: in the column at a desk, and in the bar at the bottom of a phone.
import { Fragment } from 'react';
import { Link } from '@tanstack/react-router';
import type { NavEntry } from './nav.ts';
import styles from './shell.module.css';

interface NavLinksProps {
  entries: readonly NavEntry[];
  /** the program that they are about */
  programId?: number | undefined;
  /** whether it is the bar of a phone, which has no groups */
  bar?: boolean;
}

/** Whether the page is the first of a program or of an area, whose path is the beginning of the others'. */
const isFirst = (to: string): boolean => to.endsWith('$programId') || to === '/partner/programs';

export const NavLinks = ({ entries, programId, bar = false }: NavLinksProps) =>
  entries.map(({ to, label, icon: Icon, group }) => (
    <Fragment key={to}>
      {group !== undefined && !bar && <p className={styles.title}>{group}</p>}
      <Link
        to={to as never}
        params={(to.includes('$programId') ? { programId } : {}) as never}
        activeOptions={{ exact: isFirst(to), includeSearch: false }}
      >
        <Icon size={bar ? 20 : 17} strokeWidth={1.75} aria-hidden="true" />
        {label}
      </Link>
    </Fragment>
  ));
