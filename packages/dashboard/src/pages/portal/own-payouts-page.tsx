// How a program pays the partner: the next payout, what was paid, the statements, and where the money goes.
import { Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { amountText } from '../../lib/money.ts';
import { usePortalProgram } from '../../records/portal/own-programs.ts';
import { OWN_PAYOUTS, type OwnPayout } from '../../records/portal/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { Page } from '../../ui/page.tsx';
import type { Column } from '../../ui/table.tsx';
import { DateTime, Money } from '../../ui/values.tsx';
import { NextPayouts } from './next-payout.tsx';
import { OwnStatements } from './own-statements.tsx';
import { ItemStatus, methodText, statusWords } from './payout-status.tsx';
import styles from './payouts.module.css';

export function OwnPayoutsPage() {
  const { name } = usePortalProgram();
  return (
    <Page
      title="Payouts"
      intro={`What ${name} pays you, and when.`}
      actions={
        <Link to="/partner/profile" className={buttonLook({})}>
          Change how you are paid
        </Link>
      }
    >
      <NextPayouts />
      <h2>Your payments</h2>
      <History />
      <h2>Statements</h2>
      <OwnStatements />
    </Page>
  );
}

/** When it was paid, else when it was prepared. */
const timeOf = ({ paid_at, created_at }: OwnPayout): string => paid_at ?? created_at;

const columnsOf = (programId: number): Column<OwnPayout>[] => [
  {
    title: 'Date',
    cell: (payout) => <DateTime value={timeOf(payout)} dateOnly />,
    csv: timeOf,
  },
  {
    title: 'Amount',
    key: true,
    number: true,
    cell: ({ amount_cents, currency }) => <Money cents={amount_cents} currency={currency} />,
    csv: ({ amount_cents, currency }) => amountText(amount_cents, currency),
  },
  { title: 'Currency', csv: ({ currency }) => currency },
  { title: 'Status', cell: (payout) => <ItemStatus payout={payout} />, csv: statusWords },
  { title: 'Paid with', cell: methodText, csv: methodText },
  {
    title: 'Reference',
    cell: ({ reference, external_reference }) => (
      <span className={styles.lines}>
        <span>{external_reference ?? reference}</span>
        {external_reference && <span className={styles.soft}>{reference}</span>}
      </span>
    ),
    csv: ({ reference }) => reference,
  },
  { title: 'Payment reference', csv: ({ external_reference }) => external_reference },
  { title: 'Reason', csv: ({ reason }) => reason },
  {
    title: '',
    cell: ({ id, status, reference }) => (
      <Link
        to="/partner/programs/$programId/payouts/$payoutItemId"
        params={{ programId, payoutItemId: id }}
        className={buttonLook({ kind: 'quiet', small: true })}
      >
        {status === 'paid' ? 'Receipt' : 'Details'}
        <span className="visually-hidden"> of {reference}</span>
      </Link>
    ),
  },
];

function History() {
  const { id: program_id } = usePortalProgram();
  const list = useList(OWN_PAYOUTS, { program_id }, (page) =>
    client.GET(OWN_PAYOUTS, { params: { path: { program_id }, query: page } }),
  );
  return (
    <ListTable
      list={list}
      caption="Your payments"
      columns={columnsOf(program_id)}
      rowKey={({ id }) => id}
      file="my-payouts"
      empty={<p className={styles.none}>You have no payments yet. You see each one here before it is paid.</p>}
    />
  );
}
