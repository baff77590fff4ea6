// One partner: who they are, what they brought, and their links.
import { Fragment } from 'react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { api, client, type Schemas } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { daysOf, lastDays } from '../../lib/days.ts';
import { amountText, countText, moneyText } from '../../lib/money.ts';
import { linkColumns } from '../../records/links/link-columns.tsx';
import { LINKS } from '../../records/links/paths.ts';
import { CHANGED_TEXTS, PartnerBadge } from '../../records/partners/partner-status.tsx';
import { PARTNER } from '../../records/partners/paths.ts';
import { useProgram } from '../../records/programs/program.ts';
import { useFigures } from '../../records/stats/figures.ts';
import { byDay } from '../../records/stats/totals.ts';
import { useGroups } from '../../records/stats/use-totals.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { TimeChart } from '../../ui/chart.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { DateTime, Money, None } from '../../ui/values.tsx';
import { Application } from './application.tsx';
import { Balance } from './balance.tsx';
import { Notes } from './notes.tsx';
import { PaidWith } from './paid-with.tsx';
import { PartnerActions } from './partner-actions.tsx';
import { PartnerTerms } from './partner-terms.tsx';
import styles from './partners.module.css';
import { SameAccount } from './same-account.tsx';

type Partner = Schemas['partner-totals-answer']['data'];
const route = getRouteApi('/app/programs/$programId/partners/$partnerId');

export function PartnerPage() {
  const { programId: program_id, partnerId: partner_id } = route.useParams();
  const { data, error, refetch } = api.useQuery('get', PARTNER, { params: { path: { program_id, partner_id } } });
  const partner = data?.data;
  return (
    <Page
      title={partner?.name ?? 'Partner'}
      face={partner && <Avatar name={partner.name} large />}
      back={
        <Link to="/app/programs/$programId/partners" params={{ programId: program_id }}>
          All partners
        </Link>
      }
      intro={
        partner && (
          <>
            <PartnerBadge status={partner.status} /> <SameAccount partner={partner} />
          </>
        )
      }
      actions={partner && <PartnerActions partner={partner} onPage />}
    >
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!partner && !error && <SkeletonRows label="Loading the partner" />}
      {partner && (
        <>
          {isWaiting(partner) ? (
            <>
              <Waiting partner={partner} />
              <div className={styles.columns}>
                <About partner={partner} />
                <Application application={partner.application} />
              </div>
              <Notes partner={partner} />
            </>
          ) : (
            <>
              <Balance partner={partner} />
              <div className={styles.columns}>
                <About partner={partner} />
                <Brought partner={partner} />
              </div>
              <PartnerTerms partner={partner} />
              <Application application={partner.application} />
              <Notes partner={partner} />
              <h2>Last 30 days</h2>
              <Charts partnerId={partner.id} />
              <Links partner={partner} />
            </>
          )}
        </>
      )}
    </Page>
  );
}

const About = ({ partner: { id, email, status, created_at, changed_at, decline_reason } }: { partner: Partner }) => (
  <Card title="Details">
    <Facts>
      <Fact name="Email">
        {email ? <a href={`mailto:${email}`}>{email}</a> : <None label="not shown to your role" />}
      </Fact>
      {status !== 'applied' && status !== 'declined' && (
        <Fact name="Paid with">
          <PaidWith partnerId={id} />
        </Fact>
      )}
      <Fact name={CHANGED_TEXTS[status] ?? 'Status since'}>
        <DateTime value={changed_at} />
      </Fact>
      {decline_reason !== null && <Fact name="Reason">{decline_reason}</Fact>}
      {created_at !== changed_at && (
        <Fact name="Added on">
          <DateTime value={created_at} />
        </Fact>
      )}
    </Facts>
  </Card>
);

const Brought = ({ partner, partner: { totals } }: { partner: Partner }) => (
  <Card title="In total">
    <Facts>
      <Fact name="Clicks">{countText(totals.clicks)}</Fact>
      <Fact name="Leads">{countText(totals.settled_leads)}</Fact>
      {totals.currencies.map(({ currency, sales, refunds, net_commission_cents }) => (
        <Fragment key={currency}>
          <Fact name={`Sales, ${currency}`}>
            {countText(sales.count)} for <Money cents={sales.amount_cents} currency={currency} />
          </Fact>
          <Fact name={`Refunds, ${currency}`}>
            {countText(refunds.count)} for <Money cents={refunds.amount_cents} currency={currency} />
          </Fact>
          <Fact name={`Commission, ${currency}`}>
            <Money cents={net_commission_cents} currency={currency} />
          </Fact>
        </Fragment>
      ))}
    </Facts>
    <Ways partnerId={partner.id} />
  </Card>
);

/** To what makes up the numbers. */
function Ways({ partnerId: partner_id }: { partnerId: number }) {
  const { id: programId } = useProgram();
  const way = { params: { programId }, search: { partner_id }, className: buttonLook({ small: true }) };
  return (
    <p className={styles.actions}>
      <Link to="/app/programs/$programId/commissions" {...way}>
        See their commissions
      </Link>
      <Link to="/app/programs/$programId/customers" {...way}>
        See their customers
      </Link>
    </p>
  );
}

/** Whether somebody has brought nothing and cannot have links: there is nothing to draw. */
const isWaiting = ({ status, totals }: Partner): boolean =>
  (status === 'applied' || status === 'declined') && totals.clicks === 0;

const Waiting = ({ partner: { name, status } }: { partner: Partner }) => (
  <p className={styles.waiting}>
    <strong>{status === 'applied' ? `${name} wants to become a partner.` : `${name} is not a partner.`}</strong>{' '}
    {status === 'applied'
      ? 'After you approve the application, they can have links and earn commissions.'
      : 'You declined the application. They can become a partner with an invitation.'}
  </p>
);

function Charts({ partnerId }: { partnerId: number }) {
  const { id, currency } = useProgram();
  const range = lastDays(30);
  const { data, error, refetch } = useGroups(id, range, 'day', { partner_id: partnerId });
  const days = daysOf(range.from, range.to);
  const totals = data && byDay(data, days, currency);
  if (error && !totals) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (!totals) return <SkeletonRows label="Loading the charts" />;
  const amount = (cents: number) => moneyText(cents, currency);
  const plain = (cents: number) => amountText(cents, currency);
  const clicks = [{ label: 'Last 30 days', values: totals.map((day) => day.clicks) }];
  const commission = [{ label: 'Last 30 days', values: totals.map((day) => day.commission) }];
  return (
    <div className={styles.columns}>
      <Card title="Clicks">
        <TimeChart title="Clicks" days={days} series={clicks} format={countText} />
      </Card>
      <Card title={`Commission, ${currency}`}>
        <TimeChart title={`Commission, ${currency}`} days={days} series={commission} format={amount} plain={plain} />
      </Card>
    </div>
  );
}

function Links({ partner: { id: partner_id, name } }: { partner: Partner }) {
  const { id: program_id } = useProgram();
  const { figures, error, retry } = useFigures(program_id, 'link');
  const list = useList(LINKS, { program_id, filters: { partner_id } }, (page) =>
    client.GET(LINKS, { params: { path: { program_id }, query: { partner_id, ...page } } }),
  );
  const columns = linkColumns({ names: () => name, figures, may: false }).filter(({ title }) => title !== 'Partner');
  const all = (
    <Link
      to="/app/programs/$programId/links"
      params={{ programId: program_id }}
      search={{ partner_id }}
      className={buttonLook({ small: true })}
    >
      Manage their links
    </Link>
  );
  return (
    <>
      <h2>Links</h2>
      {error && <FailureNote error={error} onRetry={retry} />}
      <ListTable
        list={list}
        caption={`Links of ${name}`}
        columns={columns}
        rowKey={({ id }) => id}
        file={`links of ${name}`}
        empty={
          <EmptyState title="No links yet" action={all}>
            Create one for them, so that their referrals are counted.
          </EmptyState>
        }
      />
      {list.rows.length > 0 && <p>{all}</p>}
    </>
  );
}
