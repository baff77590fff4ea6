// One endpoint: how it does, what it was sent, and how its receiver verifies that.
import { getRouteApi, Link } from '@tanstack/react-router';
import { api } from '../../api/client.ts';
import { addressOf } from '../../lib/base.ts';
import { countText } from '../../lib/money.ts';
import { LIVE_MS, WEBHOOK, type Webhook } from '../../records/webhooks/paths.ts';
import { durationText, eventName, shareText, shortUrl } from '../../records/webhooks/texts.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Tile, Tiles } from '../../ui/tile.tsx';
import { DateTime } from '../../ui/values.tsx';
import { Deliveries } from './deliveries.tsx';
import { Samples } from './samples.tsx';
import { SendTest } from './send-test.tsx';
import { Switch, WebhookActs } from './webhook-acts.tsx';
import { StatusReason, WebhookStatus } from './webhook-status.tsx';
import styles from './webhooks.module.css';

const route = getRouteApi('/app/programs/$programId/webhooks/$webhookId');

export function WebhookPage() {
  const { programId: program_id, webhookId: webhook_id } = route.useParams();
  const { data, error, refetch } = api.useQuery(
    'get',
    WEBHOOK,
    { params: { path: { program_id, webhook_id } } },
    { refetchInterval: LIVE_MS },
  );
  const webhook = data?.data;
  return (
    <Page
      title={webhook ? shortUrl(webhook.url) : 'Webhook'}
      back={
        <Link to="/app/programs/$programId/webhooks" params={{ programId: program_id }}>
          All webhooks
        </Link>
      }
      intro={
        webhook && (
          <span className={styles.result}>
            <WebhookStatus webhook={webhook} />
            <span>
              <StatusReason webhook={webhook} />
            </span>
          </span>
        )
      }
      actions={
        webhook && (
          <>
            <Switch webhook={webhook} />
            <SendTest webhook={webhook} />
          </>
        )
      }
    >
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!webhook && !error && <SkeletonRows label="Loading the webhook" />}
      {webhook && (
        <>
          <Health webhook={webhook} />
          <Deliveries webhook={webhook} />
          <Samples />
          <Details webhook={webhook} />
        </>
      )}
    </Page>
  );
}

function Health({ webhook: { health } }: { webhook: Webhook }) {
  const { delivered, failed, waiting, median_ms: ms } = health;
  return (
    <Tiles>
      <Tile
        label="Delivered"
        value={shareText(health) ?? '–'}
        change={<span className={styles.soft}>{`${countText(delivered)} of ${countText(delivered + failed)}`}</span>}
      />
      <Tile label="Failed" value={countText(failed)} />
      <Tile label="Waiting" value={countText(waiting)} />
      <Tile label="Median time" value={ms === null ? '–' : durationText(ms)} />
    </Tiles>
  );
}

function Details({ webhook }: { webhook: Webhook }) {
  const { url, description, types, header_name: header, previous_secret_until: until, created_at } = webhook;
  return (
    <Card title="Details" actions={<WebhookActs webhook={webhook} />}>
      <Facts>
        <Fact name="Address">
          <code>{url}</code>
        </Fact>
        {description && <Fact name="What it is for">{description}</Fact>}
        <Fact name="Events">{types === null ? 'All, including future ones' : types.map(eventName).join(', ')}</Fact>
        {header && (
          <Fact name="Header">
            <code>{header}</code>, whose value is not shown
          </Fact>
        )}
        <Fact name="Secret">
          {until === null ? (
            'Shown when it was created'
          ) : (
            <>
              Rotated: the former one signs too until <DateTime value={until} />
            </>
          )}
        </Fact>
        <Fact name="Created">
          <DateTime value={created_at} />
        </Fact>
      </Facts>
      <p className={styles.soft}>
        Deliveries are stored for thirty days. <a href={addressOf('/docs/webhooks')}>The guide</a> says when an event is
        tried again.
      </p>
    </Card>
  );
}
