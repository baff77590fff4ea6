// Who changed terms, when, and what changed in words.
import { client } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import type { Column } from '../../ui/table.tsx';
import { DateTime, None, StatusBadge } from '../../ui/values.tsx';
import { useGroups } from '../groups/use-groups.ts';
import { usePartnerNames } from '../partners/partner-names.ts';
import { useProgram } from '../programs/program.ts';
import { TERMS, type Terms } from './paths.ts';
import styles from './terms.module.css';
import { differenceOf, wholeText } from './texts.ts';

/** Whose terms they are, as a text that is the same for all terms of one owner. */
const ownerKey = ({ level, group_id, partner_id }: Terms): string => `${level} ${group_id ?? partner_id ?? ''}`;

/** The terms of the same owner before these, among those that were read: the newest come first. */
const beforeOf = (rows: readonly Terms[], terms: Terms): Terms | undefined =>
  rows.find((other) => other.id < terms.id && ownerKey(other) === ownerKey(terms));

/** Whether others of the same owner came later; otherwise terms that do not hold have ended. */
const isReplaced = (rows: readonly Terms[], terms: Terms): boolean =>
  rows.some((other) => other.id > terms.id && ownerKey(other) === ownerKey(terms));

function useWhose(): (terms: Terms) => string {
  const partners = usePartnerNames();
  const groups = new Map((useGroups().data ?? []).map(({ id, name }) => [id, name]));
  return ({ level, group_id, partner_id }) =>
    level === 'program'
      ? 'The program'
      : level === 'group'
        ? (groups.get(group_id!) ?? 'A group')
        : partners(partner_id);
}

/** What changed, or all of it if these are the first ones. */
function What({ terms, before }: { terms: Terms; before: Terms | undefined }) {
  const program = useProgram();
  const differences = before && differenceOf(before, terms);
  if (!differences || differences.length === 0) return wholeText(terms, program);
  return (
    <ul className={styles.changes}>
      {differences.map(({ name, before: old, after }) => (
        <li key={name}>
          {name}: <del>{old}</del> <span aria-hidden="true">→ </span>
          <span className="visually-hidden">now </span>
          {after}
        </li>
      ))}
    </ul>
  );
}

/** @param partnerId whose terms are shown; unset: all of the program */
export function History({ partnerId }: { partnerId?: number }) {
  const program = useProgram();
  const { id: program_id } = program;
  const whose = useWhose();
  const query = partnerId === undefined ? {} : { partner_id: partnerId };
  const list = useList(TERMS, { program_id, query }, (page) =>
    client.GET(TERMS, { params: { path: { program_id }, query: { ...query, ...page } } }),
  );
  const state = (terms: Terms) => (terms.in_force ? 'in force' : isReplaced(list.rows, terms) ? 'replaced' : 'ended');
  const columns: Column<Terms>[] = [
    {
      title: 'When',
      cell: ({ created_at }) => <DateTime value={created_at} />,
      csv: ({ created_at }) => created_at,
    },
    { title: 'Whose', name: true, cell: (terms) => <strong>{whose(terms)}</strong>, csv: whose },
    {
      title: 'What changed',
      wide: true,
      cell: (terms) => <What terms={terms} before={beforeOf(list.rows, terms)} />,
      csv: (terms) => wholeText(terms, program),
    },
    {
      title: 'Who',
      cell: ({ created_by }) => created_by ?? <None label="the operator, or an account that is gone" />,
      csv: ({ created_by }) => created_by,
    },
    {
      // Not in the file, which has more rows than were read here.
      title: 'State',
      key: true,
      cell: (terms) => <StatusBadge status={state(terms)} tone={terms.in_force ? 'good' : 'neutral'} />,
    },
  ];
  return (
    <ListTable
      list={list}
      caption="History of the terms"
      columns={partnerId === undefined ? columns : columns.filter(({ title }) => title !== 'Whose')}
      rowKey={({ id }) => id}
      file="terms"
      empty={<EmptyState title="No custom terms yet">Changes appear here once someone sets terms.</EmptyState>}
    />
  );
}
