import { serviceUrl } from '../../lib/base.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useProgram } from './program.ts';
import styles from './programs.module.css';

/** The page to share with people who want to become partners; nothing if they need an invitation. */
export function JoinPage() {
  const { slug, join_policy: policy, status } = useProgram();
  if (policy === 'invite' || status !== 'active') return null;
  const address = `${serviceUrl.href}join/${encodeURIComponent(slug)}`;
  return (
    <div className={styles.share}>
      <p>{policy === 'apply' ? 'Anyone can apply on this page:' : 'Anyone can join on this page:'}</p>
      <p>
        <code>{address}</code>
      </p>
      <CopyButton text={address} what="the address of the page" />
    </div>
  );
}
