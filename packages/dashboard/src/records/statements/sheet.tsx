// A sheet to print: who pays whom, how much, and for what. Receipts and statements are such sheets.
import type { ReactNode } from 'react';
import { Printer } from 'lucide-react';
import type { Schemas } from '../../api/schemas.ts';
import { Button } from '../../ui/button.tsx';
import { BrandMark, brandName, type ShownBrand } from '../programs/brand.tsx';
import styles from './sheet.module.css';

/** The program as its partners see it. */
export interface Sender {
  name: string;
  brand: ShownBrand;
}

export type Party = Schemas['receipt-party'];

/** What a sheet calls the payments and other parts of its look. */
export const sheetLook = styles;

export const PrintButton = () => (
  <Button kind="main" onClick={() => window.print()}>
    <Printer size={16} aria-hidden="true" /> Print
  </Button>
);

interface SheetProps {
  sender: Sender;
  /** what it is called: a reference, or a month */
  title: string;
  /** what is not final is marked */
  mark?: string | undefined;
  from: Party | undefined;
  to?: Party | null | undefined;
  toName: string | null | undefined;
  children: ReactNode;
}

export function Sheet({ sender, title, mark, from, to, toName, children }: SheetProps) {
  const name = brandName(sender);
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <span className={styles.sender}>
          <BrandMark {...sender} large />
          <strong>{name}</strong>
        </span>
        <span className={styles.title}>{title}</span>
      </header>
      {mark && <p className={styles.notFinal}>{mark}</p>}
      <div className={styles.sides}>
        <Side title="From" name={name} party={from} />
        <Side title="To" name={toName} party={to} />
      </div>
      {children}
    </article>
  );
}

interface SideProps {
  title: string;
  name: string | null | undefined;
  party: Party | null | undefined;
}

/** One side; its legal name comes before the one that it is known by. */
function Side({ title, name, party }: SideProps) {
  const { legal_name, legal_address, tax_id } = party ?? {};
  return (
    <div className={styles.side}>
      <h2>{title}</h2>
      <p className={styles.name}>{legal_name ?? name ?? 'The partner'}</p>
      {legal_name && name && legal_name !== name && <p>{name}</p>}
      {legal_address && <p className={styles.address}>{legal_address}</p>}
      {tax_id && <p>Tax number {tax_id}</p>}
    </div>
  );
}
