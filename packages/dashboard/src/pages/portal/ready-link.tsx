// What a partner sees first who has just joined: their link, ready to be shared.
import { useOwnLinks } from '../../records/portal/own-links.ts';
import { usePortalProgram } from '../../records/portal/own-programs.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Card } from '../../ui/page.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { QrFiles } from '../../ui/qr-files.tsx';
import styles from './portal.module.css';

export function ReadyLink() {
  const { id, name, holding_period_days: days } = usePortalProgram();
  const link = useOwnLinks(id)?.find(({ enabled }) => enabled);
  if (!link) return null;
  const { code, url } = link;
  const wait = days === 0 ? '' : ` after ${days === 1 ? '1 day' : `${days} days`}`;
  return (
    <Card title="Your link is ready">
      <div className={styles.ready}>
        <div>
          <p className={styles.own}>
            <code>{url}</code> <CopyButton text={url} what={`the link ${code}`} />
          </p>
          <h3>What happens next</h3>
          <ol>
            <li>Share the link on your site, in a post or in a mail, or print its QR code.</li>
            <li>
              Who buys from {name} through it earns you a commission. You see it under Earnings a few seconds later.
            </li>
            <li>
              {name} approves it{wait}, and pays you. Say where under Profile.
            </li>
          </ol>
        </div>
        <div className={styles.code}>
          <QrCode text={url} label={`QR code of ${url}`} />
          <p className={styles.own}>
            <QrFiles code={code} url={url} />
          </p>
        </div>
      </div>
    </Card>
  );
}
