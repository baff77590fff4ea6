// What a program looks like to its partners: its logo or its letter, its name, what it says, and its colour.
import type { CSSProperties } from 'react';
import type { Schemas } from '../../api/schemas.ts';
import { classes } from '../../ui/classes.ts';
import styles from './brand.module.css';

/** A brand as the service describes it. */
export type ShownBrand = Schemas['brand'];

/** The name that partners read. */
export const brandName = ({ brand, name }: { brand: ShownBrand; name: string }): string => brand.display_name ?? name;

/**
 * Makes the brand's colour that of buttons and links below an element. The pages have other grounds than white and
 * near-black, so both shades go a little further from them.
 */
export const accentStyle = ({ accent_shades: shades }: ShownBrand): CSSProperties =>
  shades === null
    ? {}
    : ({
        '--main': `light-dark(color-mix(in srgb, ${shades.light} 85%, black), color-mix(in srgb, ${shades.dark} 80%, white))`,
        '--main-soft': 'color-mix(in srgb, var(--main) 10%, var(--card))',
      } as CSSProperties);

/** The logo; without one, the first letter of the name. */
export function BrandMark({ brand, name, large }: { brand: ShownBrand; name: string; large?: boolean }) {
  const look = classes(styles.mark, large && styles.large);
  if (brand.logo_url) return <img src={brand.logo_url} alt="" className={classes(look, styles.logo)} />;
  const [letter = ''] = brandName({ brand, name }).trim();
  return <span className={classes(look, styles.letter)} data-letter={letter.toUpperCase()} aria-hidden="true" />;
}

const WAYS = ['terms_url', 'privacy_url', 'contact_email'] as const;

/** The brand's own terms and privacy pages, and where it can be written to. */
export function BrandLinks({ terms_url, privacy_url, contact_email }: Pick<ShownBrand, (typeof WAYS)[number]>) {
  if (!terms_url && !privacy_url && !contact_email) return null;
  return (
    <p className={styles.links}>
      {terms_url && (
        <a href={terms_url} target="_blank" rel="noreferrer">
          Terms
        </a>
      )}
      {privacy_url && (
        <a href={privacy_url} target="_blank" rel="noreferrer">
          Privacy
        </a>
      )}
      {contact_email && <a href={`mailto:${contact_email}`}>{contact_email}</a>}
    </p>
  );
}
