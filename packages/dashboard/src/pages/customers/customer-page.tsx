// One customer: the chain from the click to the sales, and why each sale was attributed or not.
import { getRouteApi, Link } from '@tanstack/react-router';
import { api, type Schemas } from '../../api/client.ts';
import { DAY_MS } from '../../lib/days.ts';
import { CUSTOMER, EXPLAIN, pageTitleOf, type Customer } from '../../records/customers/paths.ts';
import { MaybePartner } from '../../records/partners/partner-link.tsx';
import { usePartnerNames } from '../../records/partners/partner-names.ts';
import { allows, useProgram } from '../../records/programs/program.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Code, DateTime, None } from '../../ui/values.tsx';
import { Chain } from './chain.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerBadge } from './customer-status.tsx';
import styles from './customers.module.css';
import { CustomerTimeline } from './timeline.tsx';

type Explanation = Schemas['customer-explanation']['data'];
const route = getRouteApi('/app/programs/$programId/customers/$customerId');

export function CustomerPage() {
  const { customerId: customer_id } = route.useParams();
  const { id: program_id, role, attribution_window_days: days } = useProgram();
  const { data, error, refetch } = api.useQuery('get', CUSTOMER, { params: { path: { program_id, customer_id } } });
  const names = usePartnerNames();
  const customer = data?.data;
  const clickedAt = customer?.origin === 'click' ? customer.clicked_at : null;
  const until = clickedAt == null ? undefined : new Date(Date.parse(clickedAt) + days * DAY_MS).toISOString();
  return (
    <Page
      title={customer ? pageTitleOf(customer) : 'Customer'}
      back={
        <Link to="/app/programs/$programId/customers" params={{ programId: program_id }}>
          All customers
        </Link>
      }
      intro={customer && <Intro customer={customer} />}
      actions={customer && <CustomerActions customer={customer} id={customer_id} />}
    >
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!customer && !error && <SkeletonRows label="Loading the customer" />}
      {customer && (
        <>
          <Card title="Journey">
            <Chain customer={customer} partner={names(customer.partner_id)} until={until} />
          </Card>
          {allows(role, 'admin') ? (
            <Explained customerId={customer_id} />
          ) : (
            <Card title="Explanation">
              <p>Only admins and owners can see events and their reasons.</p>
            </Card>
          )}
          <About customer={customer} partner={names(customer.partner_id)} />
        </>
      )}
    </Page>
  );
}

/** The status, and all of an identifier of which the title has a part. */
function Intro({ customer }: { customer: Customer }) {
  const { customer_key: key } = customer;
  return (
    <>
      <CustomerBadge customer={customer} />
      {key !== null && pageTitleOf(customer) !== key && (
        <span className={styles.key}>
          <code>{key}</code> <CopyButton text={key} what="the customer ID" />
        </span>
      )}
    </>
  );
}

function Explained({ customerId: customer_id }: { customerId: number }) {
  const { id: program_id } = useProgram();
  const { data, error, refetch } = api.useQuery('get', EXPLAIN, { params: { path: { program_id, customer_id } } });
  if (error && !data) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label="Loading the events of the customer" />;
  const { now, events } = data.data;
  return (
    <>
      <Card title="Events and reasons">
        <CustomerTimeline events={events} />
      </Card>
      <Card title="What a new sale or lead would do">
        <Outlook now={now} />
      </Card>
    </>
  );
}

/** What a sale and a lead that are sent now would result in. */
function Outlook({ now }: { now: Explanation['now'] }) {
  const { sale, lead } = now as { sale?: { why?: string; attributed?: boolean }; lead?: { why?: string } };
  return (
    <ul className={styles.outlook}>
      <li className={sale?.attributed ? styles.good : styles.bad}>{sale?.why}</li>
      <li className={styles.plain}>{lead?.why}</li>
    </ul>
  );
}

function About({ customer, partner }: { customer: Customer; partner: string }) {
  const { customer_key, click_id, partner_id, erased_at, origin, discount_code } = customer;
  return (
    <Card title="Details">
      <Facts>
        <Fact name="Partner">
          <MaybePartner id={partner_id} name={partner} />
        </Fact>
        {origin === 'code' && (
          <Fact name="Discount code">{discount_code ?? <None label="erased with its partner" />}</Fact>
        )}
        <Fact name="Your customer ID">{customer_key ?? <None label="none, or hidden from your role" />}</Fact>
        <Fact name="Click">
          {click_id ? (
            <span className={styles.copied}>
              <Code text={click_id} /> <CopyButton text={click_id} what="the click_id" />
            </span>
          ) : (
            <None label="none, not shown to your role, or erased" />
          )}
        </Fact>
        {erased_at !== null && (
          <Fact name="Erased">
            <DateTime value={erased_at} />
          </Fact>
        )}
      </Facts>
    </Card>
  );
}
