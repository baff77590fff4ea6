// How the program looks to its partners: on the portal, the invitation, the application and in mails.
import { useState } from 'react';
import type { Changes } from '../../records/programs/paths.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Field, orNull, Pair, TextArea, type Values } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { None } from '../../ui/values.tsx';
import { Colour } from './colour.tsx';
import { LogoField } from './logo.tsx';
import styles from './settings.module.css';

const FIELDS = ['display_name', 'accent_color', 'sentence', 'terms_url', 'privacy_url', 'contact_email'] as const;

export const brandIn = (values: Values): NonNullable<Changes['brand']> =>
  Object.fromEntries(FIELDS.map((name) => [name, orNull(values[name])]));

export function Brand() {
  const program = useProgram();
  const { brand } = program;
  const [name, setName] = useState(brand.display_name ?? '');
  if (!useMay('admin')) {
    return (
      <Card title="Brand">
        <Facts>
          <Fact name="Name for partners">{brand.display_name ?? <None label="the name of the program" />}</Fact>
          <Fact name="Color">{brand.accent_color ?? <None label="none" />}</Fact>
          <Fact name="Sentence">{brand.sentence ?? <None label="none" />}</Fact>
        </Facts>
      </Card>
    );
  }
  return (
    <Card title="Brand">
      <p className={styles.soft}>Partners see this on their pages, on invitations, and in mail.</p>
      <LogoField program={program} />
      <Field
        name="display_name"
        label="Name for partners"
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
        hint="Leave it empty to use the name of the program."
      />
      <Colour stored={brand.accent_color ?? ''} name={name.trim() === '' ? program.name : name} />
      <TextArea
        name="sentence"
        label="A sentence"
        rows={2}
        maxLength={200}
        defaultValue={brand.sentence ?? ''}
        hint="What you offer, in a few words."
      />
      <Documents />
    </Card>
  );
}

/** Where partners find the brand: an address to write to, and what they agree to. */
function Documents() {
  const { brand } = useProgram();
  return (
    <>
      <Field
        name="contact_email"
        label="Contact for partners"
        type="email"
        maxLength={254}
        placeholder="partners@brand.dev"
        defaultValue={brand.contact_email ?? ''}
        hint="Partners see it in their portal. Replies to your mails go there."
      />
      <Pair>
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
      </Pair>
    </>
  );
}
