import { Link } from '@tanstack/react-router';
import { useOwnLinks } from '../../records/portal/own-links.ts';
import { usePortalProgram } from '../../records/portal/own-programs.ts';
import { buttonLook } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Card } from '../../ui/page.tsx';
import styles from './portal.module.css';
import { QrButton } from './qr-button.tsx';

/** The newest link that works, which is what most partners come for; nothing if there is none. */
export function OwnLink() {
  const { id: programId } = usePortalProgram();
  const links = useOwnLinks(programId) ?? [];
  const [newest, other] = links.filter(({ enabled }) => enabled);
  if (!newest) return null;
  const all = (
    <Link to="/partner/programs/$programId/links" params={{ programId }} className={buttonLook({ small: true })}>
      See all links
    </Link>
  );
  return (
    <Card title={other ? 'Your newest link' : 'Your link'} actions={all}>
      <p className={styles.own}>
        <code>{newest.url}</code>
        <span className={styles.actions}>
          <CopyButton text={newest.url} what={`the link ${newest.code}`} />
          <QrButton link={newest} />
        </span>
      </p>
    </Card>
  );
}
