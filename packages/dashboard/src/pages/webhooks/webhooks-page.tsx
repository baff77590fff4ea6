// The endpoints of a program: where its events are sent, and how that goes.
import { useState } from 'react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { addressOf } from '../../lib/base.ts';
import { countText } from '../../lib/money.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { WEBHOOKS, type Webhook } from '../../records/webhooks/paths.ts';
import { durationText, shareText, shortUrl, typesText } from '../../records/webhooks/texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { Page } from '../../ui/page.tsx';
import type { Column } from '../../ui/table.tsx';
import { DateTime, None } from '../../ui/values.tsx';
import { NewWebhook } from './new-webhook.tsx';
import { StatusReason, WebhookStatus } from './webhook-status.tsx';
import styles from './webhooks.module.css';

const route = getRouteApi('/app/programs/$programId/webhooks');

export function WebhooksPage() {
  const { id: program_id } = useProgram();
  const may = useMay('owner');
  const [adding, setAdding] = useState(false);
  const { order = 'newest' } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useList(WEBHOOKS, { program_id, order }, (page) =>
    client.GET(WEBHOOKS, { params: { path: { program_id }, query: { order, ...page } } }),
  );
  const add = may && (
    <Button kind="main" onClick={() => setAdding(true)}>
      Add a webhook
    </Button>
  );
  return (
    <Page
      title="Webhooks"
      intro={
        <>
          Sends what happens here to your own systems. <a href={addressOf('/docs/webhooks')}>The guide</a> shows what
          arrives.
        </>
      }
      actions={list.rows.length > 0 && add}
    >
      <ListTable
        list={list}
        caption="Webhooks of the program"
        columns={columnsFor(program_id)}
        rowKey={({ id }) => id}
        order={order}
        onOrder={(wanted) => void navigate({ search: { order: wanted }, replace: true })}
        file="webhooks"
        empty={
          <EmptyState title="No webhook yet" action={add}>
            A webhook sends each sale, commission, and payout to your CRM, warehouse, or chat within seconds.{' '}
            {!may && 'An owner of the program can add one.'}
          </EmptyState>
        }
      />
      {adding && <NewWebhook onClose={() => setAdding(false)} />}
    </Page>
  );
}

const columnsFor = (programId: number): Column<Webhook>[] => [
  {
    title: 'Address',
    cell: (webhook) => (
      <span className={styles.endpoint}>
        <Link to="/app/programs/$programId/webhooks/$webhookId" params={{ programId, webhookId: webhook.id }}>
          {shortUrl(webhook.url)}
        </Link>
        {webhook.description && <span className={styles.soft}>{webhook.description}</span>}
        <span className={styles.soft}>
          <StatusReason webhook={webhook} />
        </span>
      </span>
    ),
    csv: ({ url }) => url,
  },
  {
    title: 'Status',
    key: true,
    cell: (webhook) => <WebhookStatus webhook={webhook} />,
    csv: ({ status }) => status,
  },
  {
    title: 'Events',
    cell: ({ types }) => typesText(types),
    csv: ({ types }) => (types === null ? 'all' : types.join(' ')),
  },
  {
    title: 'Delivered',
    number: true,
    cell: ({ health }) => shareText(health) ?? <None label="nothing yet" />,
    csv: ({ health }) => health.delivered,
  },
  {
    title: 'Median time',
    number: true,
    cell: ({ health: { median_ms: ms } }) => (ms === null ? <None label="nothing yet" /> : durationText(ms)),
    csv: ({ health }) => health.median_ms,
  },
  {
    title: 'Waiting',
    number: true,
    cell: ({ health }) => countText(health.waiting),
    csv: ({ health }) => health.waiting,
  },
  { title: 'Disabled because', csv: ({ disabled_because }) => disabled_because },
  {
    title: 'Created',
    sorts: true,
    extra: true,
    cell: ({ created_at }) => <DateTime value={created_at} dateOnly />,
    csv: ({ created_at }) => created_at,
  },
];
