import { dayIn, given, idIn, oneOf, orderIn } from '../../lib/search.ts';

export const COMMISSION_STATES = ['pending', 'approved', 'paid', 'reversed'] as const;

export const commissionsSearch = (raw: Record<string, unknown>) =>
  given({
    status: oneOf(raw.status, COMMISSION_STATES),
    partner_id: idIn(raw.partner_id),
    from: dayIn(raw.from),
    to: dayIn(raw.to),
    order: orderIn(raw),
  });
type Search = ReturnType<typeof commissionsSearch>;

/** Midnight of a day in the reader's zone, some days later. */
function midnight(day: string, later = 0): string {
  const time = new Date(`${day}T00:00:00`);
  time.setDate(time.getDate() + later);
  return time.toISOString();
}

/** The filters of the request. Days are those of the reader, and the last one is included. */
export const filtersOf = ({ from, to, ...others }: Search) => ({
  ...others,
  ...(from === undefined ? {} : { created_from: midnight(from) }),
  ...(to === undefined ? {} : { created_before: midnight(to, 1) }),
});
