// What an event is about, by name, with the link to its page.
import { Link } from '@tanstack/react-router';
import { moneyText } from '../../lib/money.ts';
import { codeText, type DiscountCode } from '../../records/codes/paths.ts';
import { MaybePartner } from '../../records/partners/partner-link.tsx';
import type { NameOf } from '../../records/partners/partner-names.ts';
import { useProgram } from '../../records/programs/program.ts';
import type { Event } from '../../records/webhooks/paths.ts';
import { None, Short } from '../../ui/values.tsx';

interface EventObjectProps {
  event: Event;
  names: NameOf;
}

export function EventObject({ event, names }: EventObjectProps) {
  const params = { programId: useProgram().id };
  switch (event.type) {
    case 'lead.recorded':
    case 'lead.settled':
    case 'sale.recorded':
    case 'refund.recorded': {
      const { customer_id: customerId, customer_key: key } = event.data.object;
      const order = 'transaction_id' in event.data.object ? event.data.object.transaction_id : undefined;
      return (
        <Link to="/app/programs/$programId/customers/$customerId" params={{ ...params, customerId }}>
          <Short text={order ?? key ?? 'A customer'} />
        </Link>
      );
    }
    case 'partner.applied':
    case 'partner.joined':
    case 'partner.declined':
    case 'partner.left':
    case 'partner.removed':
    case 'partner.moved':
      return <MaybePartner id={event.data.object.id} name={event.data.object.name} />;
    case 'code.created':
    case 'code.disabled':
      return <ToCodes code={event.data.object} programId={params.programId} />;
    case 'payout.created': {
      const { id: payoutId, reference, total_cents, currency } = event.data.object;
      return (
        <Link to="/app/programs/$programId/payouts/$payoutId" params={{ ...params, payoutId }}>
          {moneyText(total_cents, currency)}, {reference}
        </Link>
      );
    }
    case 'payout_item.paid':
    case 'payout_item.failed':
    case 'payout_item.cancelled':
    case 'payout_item.reopened': {
      const { payout_id: payoutId, partner_id, amount_cents, currency } = event.data.object;
      return (
        <Link to="/app/programs/$programId/payouts/$payoutId" params={{ ...params, payoutId }}>
          {moneyText(amount_cents, currency)} for {names(partner_id)}
        </Link>
      );
    }
    case 'key.rotation_due':
      return <ToKeys masked={event.data.object.masked} programId={params.programId} />;
    case 'terms.changed':
    case 'webhook.test':
      return <None label={event.type === 'terms.changed' ? 'terms' : 'a test'} />;
    default: {
      const { id: commissionId, partner_id, amount_cents, currency } = event.data.object;
      return (
        <Link to="/app/programs/$programId/commissions/$commissionId" params={{ ...params, commissionId }}>
          {moneyText(amount_cents, currency)} for {names(partner_id)}
        </Link>
      );
    }
  }
}

const ToCodes = ({ code, programId }: { code: DiscountCode; programId: number }) => (
  <Link to="/app/programs/$programId/codes" params={{ programId }}>
    {codeText(code)}
  </Link>
);

const ToKeys = ({ masked, programId }: { masked: string; programId: number }) => (
  <Link to="/app/programs/$programId/keys" params={{ programId }}>
    {masked}
  </Link>
);
