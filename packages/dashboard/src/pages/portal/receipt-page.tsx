// A payment to the partner as a page to print: who paid whom, how much, and for what.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { countText, moneyText } from '../../lib/money.ts';
import { KIND_NAMES } from '../../records/commissions/texts.ts';
import { usePortalProgram } from '../../records/portal/own-programs.ts';
import { OWN_PAYOUT, type Receipt } from '../../records/portal/paths.ts';
import { PrintButton, Sheet, sheetLook as styles } from '../../records/statements/sheet.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { DateTime, Money } from '../../ui/values.tsx';
import { ItemStatus, methodText, PaidOn } from './payout-status.tsx';

const route = getRouteApi('/partner/programs/$programId/payouts/$payoutItemId');

export function ReceiptPage() {
  const { id: program_id } = usePortalProgram();
  const { payoutItemId: payout_item_id } = route.useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['own', OWN_PAYOUT, program_id, payout_item_id],
    queryFn: async () =>
      (await client.GET(OWN_PAYOUT, { params: { path: { program_id, payout_item_id } } })).data!.data,
  });
  const back = (
    <Link to="/partner/programs/$programId/payouts" params={{ programId: program_id }}>
      Payouts
    </Link>
  );
  return (
    <Page
      title={data?.status === 'paid' ? 'Receipt' : 'Payment'}
      back={back}
      actions={data?.status === 'paid' && <PrintButton />}
    >
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows label="Loading the receipt" />}
      {data && <ReceiptSheet receipt={data} />}
    </Page>
  );
}

function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { amount_cents, currency, reference, external_reference, payer, payee, payee_name } = receipt;
  return (
    <Sheet sender={usePortalProgram()} title={reference} from={payer} to={payee} toName={payee_name}>
      <div className={styles.sum}>
        <span className={styles.amount}>{moneyText(amount_cents, currency)}</span>
        <span className={styles.status}>
          <ItemStatus payout={receipt} />
        </span>
      </div>
      <Facts>
        <Fact name="Paid on">
          <PaidOn payout={receipt} />
        </Fact>
        <Fact name="Paid with">{methodText(receipt)}</Fact>
        {external_reference && <Fact name="Reference">{external_reference}</Fact>}
      </Facts>
      {receipt.lines.length > 0 && <Lines receipt={receipt} />}
    </Sheet>
  );
}

type Line = Receipt['lines'][number];
const columnsOf = (currency: string): Column<Line>[] => [
  { title: 'Commission', cell: ({ kind, link }) => [KIND_NAMES[kind] ?? kind, link].filter(Boolean).join(', ') },
  // Of a sale, the date of the order; of a bonus or a refund, when it was recorded.
  { title: 'Date', cell: ({ sold_at, created_at }) => <DateTime value={sold_at ?? created_at} dateOnly /> },
  { title: 'Amount', number: true, cell: ({ amount_cents }) => <Money cents={amount_cents} currency={currency} /> },
];

const Lines = ({ receipt: { lines, commissions, currency, amount_cents } }: { receipt: Receipt }) => (
  <>
    <Table
      caption="What it is for"
      columns={columnsOf(currency)}
      rows={lines}
      rowKey={({ commission_id }) => commission_id}
      narrow
    />
    <p className={styles.total}>
      <span>
        {lines.length < commissions
          ? `Total of ${countText(commissions)} commissions, the first ${countText(lines.length)} above`
          : 'Total'}
      </span>
      <strong>{moneyText(amount_cents, currency)}</strong>
    </p>
  </>
);
