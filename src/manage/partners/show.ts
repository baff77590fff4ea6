import type { Role } from '../../domain/access.ts';
import { exactNumber } from '../../lib/whole-number.ts';
import type { CurrencyFigures, Figures } from '../../store/totals/partner-figures.ts';
import type { ManagedPartner } from '../../store/partners/managed.ts';

/** A partner as the document describes it. */
export const showPartner = (partner: ManagedPartner, role: Role) => ({
  id: partner.partner_id,
  name: partner.name,
  email: role === 'viewer' ? null : partner.email,
  status: partner.status,
  created_at: partner.created_at.toISOString(),
  changed_at: partner.changed_at.toISOString(),
});

const showSum = ({ count, amount_cents }: CurrencyFigures['sales']) => ({
  count,
  amount_cents: exactNumber(amount_cents),
});

export const showTotals = ({ currencies, ...counts }: Figures) => ({
  ...counts,
  currencies: currencies.map(({ currency, sales, refunds, net_commission_cents }) => ({
    currency,
    sales: showSum(sales),
    refunds: showSum(refunds),
    net_commission_cents: exactNumber(net_commission_cents),
  })),
});
