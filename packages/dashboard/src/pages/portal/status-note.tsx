import { usePortalProgram } from '../../shell/partner-area.tsx';
import styles from './portal.module.css';
import { statusText } from './status-text.ts';

/** Above the pages of a program in which the partner earns nothing at present: why, and what to do. */
export function StatusNote() {
  const text = statusText(usePortalProgram());
  return text ? <p className={styles.note}>{text}</p> : null;
}
