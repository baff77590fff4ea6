import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { useProgram } from '../programs/program.ts';
import styles from './partner-link.module.css';

interface PartnerLinkProps {
  id: number;
  name: string;
  /** whether the partner's face stands before the name */
  face?: boolean;
  /** what stands below the name, where there is room */
  detail?: string | null;
  /** what stands after the name */
  children?: ReactNode;
}

/** The name of a partner, which leads to their page. */
export function PartnerLink({ id, name, face = false, detail, children }: PartnerLinkProps) {
  const { id: programId } = useProgram();
  const link = (
    <span className={styles.whole} title={name}>
      <Link to="/app/programs/$programId/partners/$partnerId" params={{ programId, partnerId: id }}>
        {name}
      </Link>
    </span>
  );
  return face ? (
    <span className={styles.person}>
      <Avatar name={name} />
      <span>
        <span className={styles.line}>
          {link}
          {children}
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </span>
  ) : (
    link
  );
}

/** The same for a record that may belong to nobody any more. */
export const MaybePartner = ({ id, name, face = false }: { id: number | null; name: string; face?: boolean }) =>
  id === null ? name : <PartnerLink id={id} name={name} face={face} />;
