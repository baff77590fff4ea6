// What a partner sees first who has just joined: their link, ready to be shared.
import { qrAddress } from '../../records/links/addresses.ts';
import { LinkAddresses } from '../../records/links/link-addresses.tsx';
import { useNewestOwnLinks } from '../../records/portal/own-links.ts';
import { usePortalProgram } from '../../records/portal/own-programs.ts';
import { Card } from '../../ui/page.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { QrFiles } from '../../ui/qr-files.tsx';
import { LinkToCome } from './own-link.tsx';
import styles from './portal.module.css';

export function ReadyLink() {
  const { id, name, holding_period_days: days } = usePortalProgram();
  const { data: links } = useNewestOwnLinks(id);
  if (!links) return <LinkToCome />;
  const [link] = links;
  if (!link) return null;
  const text = qrAddress(link);
  const wait = days === 0 ? '' : ` after ${days === 1 ? '1 day' : `${days} days`}`;
  return (
    <Card title="Your link is ready">
      <div className={styles.ready}>
        <div>
          <LinkAddresses link={link} />
          <h3>What happens next</h3>
          <ol>
            <li>Share the link on your site, in a post or in a mail, or print its QR code.</li>
            <li>
              When someone buys from {name} through it, you earn a commission. It appears under Earnings within seconds.
            </li>
            <li>
              {name} approves it{wait}, then pays you. Add your payout details under Profile.
            </li>
          </ol>
        </div>
        <div className={styles.code}>
          <QrCode text={text} label={`QR code of ${text}`} />
          <p className={styles.own}>
            <QrFiles code={link.code} url={text} />
          </p>
        </div>
      </div>
    </Card>
  );
}
