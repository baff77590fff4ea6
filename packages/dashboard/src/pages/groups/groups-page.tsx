// The groups of partners: their terms, who is in them, and which one new partners join.
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { amountText, countText, moneyText } from '../../lib/money.ts';
import { GROUPS, type Group } from '../../records/groups/paths.ts';
import { PartnerTabs } from '../../records/partners/partner-tabs.tsx';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { wholeText } from '../../records/terms/texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { Page } from '../../ui/page.tsx';
import type { Column } from '../../ui/table.tsx';
import { StatusBadge } from '../../ui/values.tsx';
import { GroupActs } from './group-acts.tsx';
import { GroupDialog } from './group-form.tsx';
import styles from './groups.module.css';

export function GroupsPage() {
  const { id: program_id } = useProgram();
  const may = useMay('admin');
  const [creating, setCreating] = useState(false);
  const list = useList(GROUPS, { program_id }, (page) =>
    client.GET(GROUPS, { params: { path: { program_id }, query: page } }),
  );
  const create = may && (
    <Button kind="main" onClick={() => setCreating(true)}>
      Create a group
    </Button>
  );
  return (
    <Page
      title="Groups"
      intro="Each partner is in one group and earns under its terms, or their own. New partners join the default group."
      actions={create}
    >
      <PartnerTabs />
      <ListTable
        list={list}
        caption="Groups of the program"
        columns={useColumns()}
        rowKey={({ id }) => id}
        file="groups"
        empty={<EmptyState title="No groups yet">Each program has one from its beginning.</EmptyState>}
      />
      {creating && <GroupDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}

function useColumns(): Column<Group>[] {
  const program = useProgram();
  const { currency, minimum_payout_cents: minimum, partner_links: links } = program;
  const minimumText = (cents: number) => (cents === 0 ? 'none' : moneyText(cents, currency));
  const termsOf = ({ terms }: Group) => (terms ? wholeText(terms, program) : 'As the program');
  return [
    {
      title: 'Group',
      cell: ({ name, default: isDefault }) => (
        <span className={styles.name}>
          <strong>{name}</strong>
          {isDefault && <StatusBadge status="default" tone="neutral" />}
        </span>
      ),
      csv: ({ name }) => name,
    },
    { title: 'Default', csv: ({ default: isDefault }) => (isDefault ? 'yes' : 'no') },
    {
      title: 'Partners',
      number: true,
      cell: ({ id, partners }) => (
        <Link to="/app/programs/$programId/partners" params={{ programId: program.id }} search={{ group_id: id }}>
          {countText(partners)}
        </Link>
      ),
      csv: ({ partners }) => partners,
    },
    {
      title: 'Terms',
      wide: true,
      cell: (group) => <span className={group.terms ? undefined : styles.soft}>{termsOf(group)}</span>,
      csv: termsOf,
    },
    {
      title: 'Minimum payout',
      number: true,
      cell: ({ minimum_payout_cents: own }) => (
        <span className={own === null ? styles.soft : undefined}>{minimumText(own ?? minimum)}</span>
      ),
      csv: ({ minimum_payout_cents: own }) => amountText(own ?? minimum, currency),
    },
    {
      title: 'Own links',
      extra: true,
      cell: ({ partner_links: own }) => (
        <span className={own === null ? styles.soft : undefined}>{(own ?? links) ? 'yes' : 'no'}</span>
      ),
      csv: ({ partner_links: own }) => ((own ?? links) ? 'yes' : 'no'),
    },
    { title: '', cell: (group) => <GroupActs group={group} /> },
  ];
}
