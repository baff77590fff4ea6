import type { ReactNode } from 'react';
import type { AuditEntry } from '../../records/audit-log/paths.ts';
import { fieldText, valueText } from '../../records/audit-log/fields.ts';
import { usePartnerNames } from '../../records/partners/partner-names.ts';
import { useProgram } from '../../records/programs/program.ts';
import { DateTime, Money } from '../../ui/values.tsx';
import styles from './audit-log.module.css';
import { changesOf, listDifference, type FieldChange } from './difference.ts';

/** What changed, as a difference: the old value struck out, the new one after it. */
export function Changes({ entry }: { entry: AuditEntry }) {
  const program = useProgram();
  const changes = changesOf(entry);
  // An amount of a record may be in another currency than the program's.
  const currency = [entry.after.currency, entry.before.currency].find((value) => typeof value === 'string');
  if (changes.length === 0) return <span className={styles.soft}>No field</span>;
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.name + (change.currency ?? '')}>
          <span className={styles.soft}>{fieldText(change.name)}: </span>
          <Change change={change} currency={change.currency ?? currency ?? program.currency} />
        </li>
      ))}
    </ul>
  );
}

function Change({ change: { name, before, after }, currency }: { change: FieldChange; currency: string }) {
  const isList = Array.isArray(before) || Array.isArray(after);
  const { removed, added } = isList ? listDifference(before, after) : { removed: [before], added: [after] };
  const [old, now] = [removed, added].map((values) => values.filter((value) => value !== undefined));
  const show = (value: unknown) => <Value name={name} value={value} currency={currency} />;
  return (
    <>
      {old!.map((value) => (
        <span key={`- ${JSON.stringify(value)}`}>
          <span className="visually-hidden">before: </span>
          <del className={styles.old}>{show(value)}</del>{' '}
        </span>
      ))}
      {now!.length > 0 && old!.length > 0 && <span aria-hidden="true">→ </span>}
      {now!.map((value) => (
        <span key={`+ ${JSON.stringify(value)}`}>
          {old!.length > 0 && <span className="visually-hidden">afterwards: </span>}
          <ins className={styles.now}>{show(value)}</ins>{' '}
        </span>
      ))}
      {now!.length === 0 && <span className={styles.soft}>none</span>}
    </>
  );
}

function Partner({ id }: { id: number }): string {
  return usePartnerNames()(id);
}

const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;

/** A value of the contract, as the other pages show it. */
function Value({ name, value, currency }: { name: string; value: unknown; currency: string }): ReactNode {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (name === 'partner_id' && typeof value === 'number') return <Partner id={value} />;
  if (typeof value === 'number')
    return name.endsWith('_cents') ? <Money cents={value} currency={currency} /> : String(value);
  if (typeof value === 'object' && value !== null) return <Parts value={value} currency={currency} />;
  if (typeof value !== 'string') return String(value);
  if (TIME.test(value)) return <DateTime value={value} />;
  return valueText(name, value);
}

/** What has parts, such as a question: each that has a value, with its name. */
const Parts = ({ value, currency }: { value: object; currency: string }) =>
  Object.entries(value)
    .filter(([, part]) => part !== null)
    .map(([name, part], place) => (
      <span key={name}>
        {place > 0 && ', '}
        {Array.isArray(value) ? '' : `${fieldText(name)} `}
        <Value name={name} value={part} currency={currency} />
      </span>
    ));
