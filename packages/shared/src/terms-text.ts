/** What a program pays for a sale. */
export interface PaidTerms {
  commission_type: string;
  /** of a percentage, or an amount in major units */
  commission_rate: number;
  currency: string;
}

/**
 * What a partner earns: `20% of each sale and renewal`.
 * @param locale how amounts are written; undefined: as the reader's system does
 */
export function termsText({ commission_type, commission_rate, currency }: PaidTerms, locale?: string): string {
  const renewals = commission_type.startsWith('recurring') ? 'each sale and renewal' : 'each sale, excluding renewals';
  if (commission_type.endsWith('percent')) return `${commission_rate}% of ${renewals}`;
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(commission_rate);
  return `${amount} for ${renewals}`;
}
