// The model of the service's state, written from the contract alone.

export type Currency = 'USD' | 'EUR' | 'VND';
export type CommissionType = 'percent' | 'fixed' | 'recurring_percent' | 'recurring_fixed';

/** A program with its one partner and one link. */
export interface Program {
  index: number;
  leadAuth: 'server_required' | 'browser_allowed';
  type: CommissionType;
  /** percent or major units, as a decimal */
  rate: string;
  currency: Currency;
  windowDays: number;
  leadCents: bigint;
  partner: 'joined' | 'left' | 'erased';
  /** whether the partner had left before the account was erased */
  leftBefore: boolean;
  linkEnabled: boolean;
  subscriptions: Set<string>;
}

export interface Customer {
  program: Program;
  clickId: string;
  clickedAt: number;
  status: 'click' | 'lead' | 'conversion';
  leadAt: number | undefined;
  key: string | undefined;
  /** whether a provisional lead is recorded */
  provisional: boolean;
}

export interface Commission {
  kind: 'sale' | 'lead' | 'clawback';
  program: Program;
  sale: Sale | undefined;
  earned: bigint;
  amount: bigint;
  currency: Currency;
  status: 'pending' | 'approved' | 'paid' | 'reversed';
  /** the service's identifier, once a response has shown it */
  id: number | undefined;
}

export interface Sale {
  program: Program;
  customer: Customer;
  transactionId: string;
  amount: bigint;
  currency: Currency;
  commission: Commission | undefined;
  refunded: bigint;
  /** what calls asked for */
  called: bigint;
  /** the part of it that calls sent as a chargeback */
  contested: bigint;
  /** what the processor refunded of the charge, and what was disputed */
  told: bigint;
  disputed: bigint;
  refunds: number;
  /** refund_reference → the identifier of its refund */
  references: Map<string, number | undefined>;
  /** the amounts of the refunds, by reference */
  amounts: Map<string, bigint>;
  id: number | undefined;
}

export interface Model {
  now: number;
  programs: Program[];
  customers: Customer[];
  sales: Sale[];
  commissions: Commission[];
}

export const newProgram = (index: number): Program => ({
  index,
  leadAuth: 'server_required',
  type: 'percent',
  rate: '20',
  currency: 'USD',
  windowDays: 60,
  leadCents: 0n,
  partner: 'joined',
  leftBefore: false,
  linkEnabled: true,
  subscriptions: new Set(),
});

export const newModel = (now: number): Model => ({
  now,
  programs: [newProgram(0), newProgram(1)],
  customers: [],
  sales: [],
  commissions: [],
});

/** numerator ÷ denominator, rounded half up, in exact arithmetic. Neither is negative. */
export function halfUp(numerator: bigint, denominator: bigint): bigint {
  const whole = numerator / denominator;
  const rest = numerator % denominator;
  return rest * 2n >= denominator ? whole + 1n : whole;
}

/** The commission of a sale, with its currency. */
export function earned(program: Program, amount: bigint, currency: Currency): { cents: bigint; currency: Currency } {
  const [whole = '0', decimals = ''] = program.rate.split('.');
  const scale = 10n ** BigInt(decimals.length);
  const rate = BigInt(whole) * scale + BigInt(decimals === '' ? '0' : decimals);
  if (program.type === 'percent' || program.type === 'recurring_percent') {
    return { cents: halfUp(amount * rate, 100n * scale), currency };
  }
  const minorUnits = program.currency === 'VND' ? 1n : 100n;
  return { cents: halfUp(rate * minorUnits, scale), currency: program.currency };
}

export const DAY = 86_400_000;

/** The notice about a `refund_reference` that is sent again for another amount. */
export function reuseOf(used: bigint | undefined, asked: bigint): object[] | undefined {
  if (used === undefined || asked <= 0n || asked === used) return undefined;
  const message = `This refund_reference was used before, for ${used}; this request is for ${asked}. Nothing more is refunded.`;
  return [{ code: 'refund_reference_used', message, fields: ['refund_reference'] }];
}
