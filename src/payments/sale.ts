// What makes a payment a sale, no matter how it is reported: by a call with the key, or by the processor.
import { attribute, type Attribution } from '../domain/attribution.ts';
import { commissionOf, isRecurring } from '../domain/commission.ts';
import type { Currency, Program } from '../domain/types.ts';
import type { Payer } from '../store/customers.ts';
import type { NewSale } from '../store/sales.ts';

export interface Payment {
  transactionId: string;
  amountCents: number;
  /** undefined: the program's */
  currency: Currency | undefined;
  provider: string | undefined;
  providerPaymentId: string | undefined;
  livemode: boolean | undefined;
  subscriptionId: string | undefined;
  /** saved on a customer that has none */
  customerKey: string | undefined;
  additionalData: object | undefined;
  occurredAt: Date;
  recordedAt: Date;
}

export type Judgement =
  { kind: 'sale'; sale: NewSale } | Exclude<Attribution, { kind: 'attributed' } | { kind: 'no_partner' }>;

/** Whether a customer's payment is a sale of the program, and what it earns. */
export function judgePayment(
  program: Program,
  { customer, partnership }: Pick<Payer, 'customer' | 'partnership'>,
  { currency = program.currency, ...payment }: Payment,
): Judgement {
  const attribution = attribute(customer, partnership, program, payment.occurredAt);
  if (attribution.kind !== 'attributed' && attribution.kind !== 'no_partner') return attribution;
  const sale: NewSale = {
    ...payment,
    currency,
    programId: program.id,
    customerId: customer.id,
    partnershipId: customer.partnership_id,
    commission: commissionOf(program, { cents: payment.amountCents, currency }),
    recurring: isRecurring(program.commission_type),
    payable: attribution.kind === 'attributed',
  };
  return { kind: 'sale', sale };
}
