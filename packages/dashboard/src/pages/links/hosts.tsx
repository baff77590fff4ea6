// The way to the hosts of short links, and what an owner does to get short links at all.
import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import styles from '../../records/links/links.module.css';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { buttonLook } from '../../ui/button.tsx';

/** The way to them, before what else can be done. */
export const WithHosts = ({ children }: { children: ReactNode }) => (
  <>
    <ToHosts look={buttonLook({})} />
    {children}
  </>
);

function ToHosts({ look }: { look?: string }) {
  const { id: programId } = useProgram();
  return (
    <Link
      to="/app/programs/$programId/settings"
      params={{ programId }}
      search={{ section: 'hosts' }}
      {...(look === undefined ? {} : { className: look })}
    >
      Link hosts
    </Link>
  );
}

/** For those who can do it. */
export function NoShortLinks() {
  const { domain } = useProgram();
  if (!useMay('owner')) return null;
  return (
    <p className={styles.note}>
      Your partners have no short links yet. Prove that {domain} is yours, or add a host of your own, under <ToHosts />.
    </p>
  );
}
