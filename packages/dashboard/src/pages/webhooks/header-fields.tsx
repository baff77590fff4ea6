// The header that each delivery has besides. The service never shows its value, so a change enters it again.
import { useState } from 'react';
import { Field, FieldGroup, Pair } from '../../ui/form.tsx';
import { Segment } from '../../ui/segment.tsx';
import styles from './webhooks.module.css';

const ACT = 'header_act';

/**
 * The header that the fields below ask for: null removes it, none leaves it as it is. What is half entered is sent, too: the
 * service says which of the two is missing.
 */
export function headerIn({ [ACT]: act, name = '', value = '' }: Record<string, string>) {
  if (act === 'remove') return { header: null };
  return act === 'keep' || (act === 'enter' && name + value === '') ? {} : { header: { name, value } };
}

const CHOICES = [
  ['keep', 'Keep it'],
  ['replace', 'Replace it'],
  ['remove', 'Remove it'],
] as const;

/** `present` is the name of the header that the endpoint has. */
export function HeaderFields({ present }: { present: string | null }) {
  const [act, setAct] = useState<(typeof CHOICES)[number][0]>('keep');
  return (
    <FieldGroup
      name="header-fields"
      label="Header of each delivery"
      hint="Optional, such as the key of a gateway in front of your server."
    >
      <input type="hidden" name={ACT} value={present === null ? 'enter' : act} />
      {present !== null && (
        <>
          <Segment label={`The header ${present}`} value={act} options={CHOICES} onChange={setAct} />
          {act === 'keep' && (
            <p className={styles.soft}>
              <code>{present}</code> stays as it is. It is not sent to a new address: to send it there, replace it.
            </p>
          )}
        </>
      )}
      {(present === null || act === 'replace') && (
        <Pair>
          <Field
            name="name"
            label="Name"
            required={act === 'replace'}
            defaultValue={present ?? ''}
            maxLength={64}
            placeholder="X-Gateway-Key"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Field
            name="value"
            label="Value"
            required={act === 'replace'}
            maxLength={1024}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint="Stored encrypted, and never shown again."
          />
        </Pair>
      )}
    </FieldGroup>
  );
}
