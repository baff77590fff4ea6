// What has failed and needs somebody: payments whose money is back in a balance, and webhooks that get no events.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Undo2, Webhook as WebhookIcon } from 'lucide-react';
import { client } from '../../api/client.ts';
import { LARGEST_PAGE } from '../../api/list.ts';
import { DAY_MS, today } from '../../lib/days.ts';
import { moneyText } from '../../lib/money.ts';
import { isDealtWith } from '../../records/payouts/failed.ts';
import { ITEMS, type Item } from '../../records/payouts/paths.ts';
import { nameOf, partnersOf } from '../../records/payouts/texts.ts';
import { useProgram } from '../../records/programs/program.ts';
import { WEBHOOKS, type Webhook } from '../../records/webhooks/paths.ts';
import { healthOf, shortUrl } from '../../records/webhooks/texts.ts';
import { DateTime } from '../../ui/values.tsx';

/** A failure that nobody has dealt with for so long is known. */
const DAYS = 90;

/** The failed payments of the last months that no other payment replaces, in groups of one payout. */
export function useFailedPayments(enabled: boolean) {
  const { id: program_id } = useProgram();
  return useQuery({
    queryKey: ['failed', ITEMS, program_id],
    queryFn: async () => {
      const created_from = new Date(Date.parse(today()) - DAYS * DAY_MS).toISOString();
      const query = { status: 'failed', expand: 'partner', limit: LARGEST_PAGE, created_from } as const;
      const { data } = await client.GET(ITEMS, { params: { path: { program_id }, query } });
      const left = data!.data.filter((item) => !isDealtWith(item));
      const payouts = new Set(left.map(({ payout_id }) => payout_id));
      return [...payouts].map((payout) => left.filter(({ payout_id }) => payout_id === payout));
    },
    enabled,
  });
}

/** The reference of the payout of an item, whose own one has a number more. */
const payoutOf = ({ reference }: Item): string => reference.slice(0, reference.lastIndexOf('-'));

export function FailedPayments({ items }: { items: readonly Item[] }) {
  const { id: programId } = useProgram();
  const [{ payout_id: payoutId, currency }] = items as [Item];
  const sum = items.reduce((cents, { amount_cents }) => cents + amount_cents, 0);
  return (
    <li>
      <Undo2 size={17} aria-hidden="true" />
      <strong>{moneyText(sum, currency)}</strong>
      <span>could not be paid to {items.length === 1 ? nameOf(items[0]!) : partnersOf(items.length)}</span>
      <Link
        to="/app/programs/$programId/payouts/$payoutId"
        params={{ programId, payoutId }}
        search={{ status: 'failed' }}
      >
        See {payoutOf(items[0]!)}
      </Link>
    </li>
  );
}

const isBroken = (webhook: Webhook): boolean =>
  healthOf(webhook) === 'failing' || webhook.disabled_because === 'failing' || webhook.disabled_because === 'gone';

/** The webhooks that get no events, or soon will not. */
export function useBrokenWebhooks(enabled: boolean) {
  const { id: program_id } = useProgram();
  return useQuery({
    queryKey: ['broken', WEBHOOKS, program_id],
    queryFn: async () => {
      const params = { path: { program_id }, query: { limit: LARGEST_PAGE } };
      return (await client.GET(WEBHOOKS, { params })).data!.data.filter(isBroken);
    },
    enabled,
  });
}

export function BrokenWebhook({ webhook: { id: webhookId, url, failing_since: since, status } }: { webhook: Webhook }) {
  const { id: programId } = useProgram();
  return (
    <li>
      <WebhookIcon size={17} aria-hidden="true" />
      <Link to="/app/programs/$programId/webhooks/$webhookId" params={{ programId, webhookId }}>
        {shortUrl(url)}
      </Link>
      <span>
        {status === 'active' ? 'gets no events since ' : 'was disabled after failures'}
        {status === 'active' && <DateTime value={since} dateOnly />}
      </span>
    </li>
  );
}
