// What events are about.
/** What types of events are about, by the part before the dot. */
const SUBJECTS: readonly { title: string; of: readonly string[] }[] = [
  { title: 'Leads, sales and refunds', of: ['lead', 'sale', 'refund'] },
  { title: 'Commissions', of: ['commission'] },
  { title: 'Partners', of: ['partner'] },
  { title: 'Terms', of: ['terms'] },
  { title: 'Discount codes', of: ['code'] },
  { title: 'Payouts', of: ['payout', 'payout_item'] },
  { title: 'API keys', of: ['key'] },
];
const OTHERS = 'Others';

const subjectOf = (type: string): string =>
  SUBJECTS.find(({ of }) => of.includes(type.split('.')[0]!))?.title ?? OTHERS;

/** Each subject with the types about it. None is left out: a form that does not show a type takes it from an endpoint. */
export const bySubject = <Row extends { type: string }>(types: readonly Row[]): { title: string; types: Row[] }[] =>
  [...SUBJECTS.map(({ title }) => title), OTHERS]
    .map((title) => ({ title, types: types.filter(({ type }) => subjectOf(type) === title) }))
    .filter((subject) => subject.types.length > 0);
