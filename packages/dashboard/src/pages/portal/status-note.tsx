import { usePortalProgram } from '../../records/portal/own-programs.ts';
import styles from './portal.module.css';
import { statusText } from './status-text.ts';

/** Above the pages of a program in which the partner earns nothing at present: why, and what to do. */
export function StatusNote() {
  const text = statusText(usePortalProgram());
  return text ? <p className={styles.note}>{text}</p> : null;
}
