// How the program looks to its partners: on the portal, the invitation, the application and in mails.
import { useState } from 'react';
import { shadesOf } from '@referral-tracking/shared/accent';
import { useMay, useProgram } from '../../shell/program.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Field, orNull, TextArea } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { None } from '../../ui/values.tsx';
import type { Changes, Values } from './paths.ts';
import styles from './settings.module.css';

const FIELDS = ['display_name', 'accent_color', 'sentence', 'terms_url', 'privacy_url'] as const;

export const brandIn = (values: Values): NonNullable<Changes['brand']> =>
  Object.fromEntries(FIELDS.map((name) => [name, orNull(values[name])]));

export function Brand() {
  const { brand } = useProgram();
  if (!useMay('admin')) {
    return (
      <Card title="Brand">
        <Facts>
          <Fact name="Name for partners">{brand.display_name ?? <None label="the name of the program" />}</Fact>
          <Fact name="Colour">{brand.accent_color ?? <None label="none" />}</Fact>
          <Fact name="Sentence">{brand.sentence ?? <None label="none" />}</Fact>
        </Facts>
      </Card>
    );
  }
  return (
    <Card title="Brand">
      <p className={styles.soft}>Partners see it on their pages, on invitations and in mails.</p>
      <Field
        name="display_name"
        label="Name for partners"
        maxLength={100}
        defaultValue={brand.display_name ?? ''}
        hint="Leave it empty to use the name of the program."
      />
      <Colour stored={brand.accent_color ?? ''} />
      <TextArea
        name="sentence"
        label="A sentence"
        rows={2}
        maxLength={200}
        defaultValue={brand.sentence ?? ''}
        hint="What you offer, in a few words."
      />
      <div className={styles.pair}>
        <Field
          name="terms_url"
          label="Your terms for partners"
          type="url"
          maxLength={2048}
          placeholder="https://"
          defaultValue={brand.terms_url ?? ''}
        />
        <Field
          name="privacy_url"
          label="Your privacy page"
          type="url"
          maxLength={2048}
          placeholder="https://"
          defaultValue={brand.privacy_url ?? ''}
        />
      </div>
    </Card>
  );
}

const COLOUR = /^#[0-9a-f]{6}$/i;

/** The colour with what becomes of it: shades that can be read in both modes. */
function Colour({ stored }: { stored: string }) {
  const [typed, setTyped] = useState(stored);
  const shades = COLOUR.test(typed) ? shadesOf(typed) : undefined;
  return (
    <div className={styles.pair}>
      <Field
        name="accent_color"
        label="Colour"
        pattern="#[0-9A-Fa-f]{6}"
        title="A # and six digits, such as #0a6647"
        maxLength={7}
        placeholder="#0a6647"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        hint="Every colour will do: shades that can be read are made from it."
      />
      {shades && (
        <div className={styles.samples} role="img" aria-label={`Buttons in ${shades.light} and ${shades.dark}`}>
          <span className={styles.light}>
            <b style={{ background: shades.light }}>Accept</b>
          </span>
          <span className={styles.dark}>
            <b style={{ background: shades.dark }}>Accept</b>
          </span>
        </div>
      )}
    </div>
  );
}
