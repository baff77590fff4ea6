// The colour of a brand: a swatch to choose it, and what buttons and links become of it in both modes.
import { useRef, useState } from 'react';
import { shadesOf } from '@referral-tracking/shared/accent';
import { Field } from '../../ui/form.tsx';
import styles from './colour.module.css';
import { useNoticed } from './noticed.ts';

const COLOUR = /^#[0-9a-f]{6}$/i;
/** That of the service, which pages have without a brand. */
const NONE = { swatch: '#0a6647', light: '#0a6647', dark: '#67d3a2' };

interface ColourProps {
  stored: string;
  /** the name that partners read */
  name: string;
}

export function Colour({ stored, name }: ColourProps) {
  const [typed, setTyped] = useState(stored);
  const inside = useRef<HTMLDivElement>(null);
  useNoticed(inside, typed);
  const valid = COLOUR.test(typed);
  const shades = valid ? shadesOf(typed) : NONE;
  return (
    <div ref={inside} className={styles.colour}>
      <div className={styles.fields}>
        <input
          type="color"
          className={styles.swatch}
          aria-label="Choose the color"
          value={valid ? typed : NONE.swatch}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Field
          name="accent_color"
          label="Color"
          pattern="#[0-9A-Fa-f]{6}"
          title="A # and six digits, such as #0a6647"
          maxLength={7}
          placeholder="#0a6647"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          hint="Any color works. Shades are adjusted so that text stays readable."
        />
      </div>
      <div className={styles.samples} role="img" aria-label={`Buttons in ${shades.light} and ${shades.dark}`}>
        <Sample mode="light" shade={shades.light} name={name} />
        <Sample mode="dark" shade={shades.dark} name={name} />
      </div>
    </div>
  );
}

/** What a partner sees in one of the modes, whichever the reader has. */
const Sample = ({ mode, shade, name }: { mode: 'light' | 'dark'; shade: string; name: string }) => (
  <div className={styles[mode]}>
    <span className={styles.name}>
      <i style={{ background: shade }} data-letter={[...name.trim()][0]?.toUpperCase()} />
      <bdi>{name}</bdi>
    </span>
    <span className={styles.actions}>
      <b style={{ background: shade }}>Copy your link</b>
      <u style={{ color: shade }}>Earnings</u>
    </span>
  </div>
);
