// The addresses of a link, each with what it is for, to copy.
import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { Addresses } from './addresses.ts';
import styles from './links.module.css';

/** What the addresses are called, also in files. */
export const SHORT_LINK = 'Short link';
export const DIRECT_LINK = 'Direct link';

interface LinkAddressesProps {
  link: Addresses;
  /** what else is done with the first address, such as its QR code */
  actions?: ReactNode;
}

/** The short link first. A link that has none needs no name. */
export function LinkAddresses({ link: { code, url, short_url }, actions }: LinkAddressesProps) {
  if (short_url === null) return <Address address={url} what={`the link ${code}`} actions={actions} />;
  return (
    <div className={styles.addresses}>
      <Address name={SHORT_LINK} address={short_url} what={`the short link ${code}`} actions={actions}>
        Works everywhere: in posts, videos, mails and PDFs, and in print.
      </Address>
      <Address name={DIRECT_LINK} address={url} what={`the direct link ${code}`}>
        Shows the address of the site itself. Use it where short links are not allowed.
      </Address>
    </div>
  );
}

interface AddressProps {
  name?: string;
  address: string;
  what: string;
  actions?: ReactNode;
  /** what it is for */
  children?: ReactNode;
}

const Address = ({ name, address, what, actions, children }: AddressProps) => (
  <div className={styles.address}>
    {name && <strong>{name}</strong>}
    <span className={styles.line}>
      <code>{address}</code>
      <span className={styles.buttons}>
        <CopyButton text={address} what={what} />
        {actions}
      </span>
    </span>
    {children && <span className={styles.use}>{children}</span>}
  </div>
);
