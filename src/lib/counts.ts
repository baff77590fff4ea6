// Counts of what a process has done since its start, for metrics. Plain numbers: counting costs nothing worth measuring.

export interface Counts {
  readonly leads: Record<'settled' | 'provisional' | 'settled_by_payment', number>;
  /** sales by what became of their commission */
  readonly sales: Record<'recorded' | 'unpayable' | 'commission_failed', number>;
  /** rejected sales, by the program that has the `transaction_id` */
  readonly duplicates: Record<'same_program' | 'other_program', number>;
  /** payment events by result; filled as results occur */
  readonly paymentEvents: Record<string, number>;
  /** clicks by the way that they took; empty without a log of clicks */
  readonly loggedClicks: Readonly<Record<string, number>>;
}

export const createCounts = (loggedClicks: Counts['loggedClicks'] = {}): Counts => ({
  leads: { settled: 0, provisional: 0, settled_by_payment: 0 },
  sales: { recorded: 0, unpayable: 0, commission_failed: 0 },
  duplicates: { same_program: 0, other_program: 0 },
  paymentEvents: {},
  loggedClicks,
});
