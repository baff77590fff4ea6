// What follows from the list of events and the list of commissions: the totals that other answers show.
type Body = Record<string, unknown>;

export const sumOf = (records: readonly Body[]): number =>
  records.reduce((all, { amount_cents }) => all + Number(amount_cents), 0);
export const isSettled = ({ type, provisional }: Body): boolean => type === 'lead' && provisional === false;

const currenciesIn = (records: readonly Body[]): string[] =>
  [...new Set(records.flatMap(({ currency }) => (typeof currency === 'string' ? [currency] : [])))].sort();

/** The totals of some events and commissions, as stats show them. */
export function figuresOf(events: readonly Body[], commissions: readonly Body[]): Body {
  return {
    clicks: events.filter(({ type }) => type === 'click').length,
    leads: events.filter(isSettled).length,
    currencies: currenciesIn([...events, ...commissions]).map((currency) => {
      const own = (type: string) => events.filter((event) => event.type === type && event.currency === currency);
      const part = (type: string) => ({ count: own(type).length, amount_cents: sumOf(own(type)) });
      const commission_cents = sumOf(commissions.filter((one) => one.currency === currency));
      return { currency, sales: part('sale'), refunds: part('refund'), commission_cents };
    }),
  };
}

/** The same totals, as a partner's record shows them. */
export function partnerFigures(events: readonly Body[], commissions: readonly Body[]): Body {
  const { clicks, leads, currencies } = figuresOf(events, commissions);
  const named = (currencies as Body[]).map(({ commission_cents, ...rest }) => ({
    ...rest,
    net_commission_cents: commission_cents,
  }));
  return { clicks, settled_leads: leads, currencies: named };
}

const STATES = ['pending', 'approved', 'paid', 'reversed'];

/** The sums of a partner's commissions by currency and status. */
export const statusFigures = (commissions: readonly Body[]): Body[] =>
  currenciesIn(commissions).map((currency) => {
    const own = commissions.filter((one) => one.currency === currency);
    const sums = STATES.map((status) => {
      const of = own.filter((one) => one.status === status);
      return [
        status,
        { count: of.length, held: of.filter(({ held }) => held === true).length, amount_cents: sumOf(of) },
      ];
    });
    return { currency, ...(Object.fromEntries(sums) as Body) };
  });
