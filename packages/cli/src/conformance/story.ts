// A customer of a program that the kit has created, from the click to a refund, with every field that can be sent.
import { unique } from './call.ts';
import { browserLead, clickOn, leadIn, refundIn, saleIn, saleOf } from './campaign.ts';
import { makeJoined, type JoinedProgram } from './joined.ts';
import type { Kit } from './kit.ts';
import { dataOf, manage } from './owned.ts';
import { expectSuccess } from './row.ts';

type Body = Record<string, unknown>;

/** What was sent about the customer and must be forgotten with it. */
export interface Personal {
  click_id: string;
  customer_key: string;
  page_url: string;
  referrer_url: string;
  notes: string[];
  event_name: string;
  refund_reason: string;
}

export interface Story {
  program: JoinedProgram;
  linkId: number;
  customerId: number;
  personal: Personal;
  email: string;
  provider_payment_id: string;
  /** in the order in which they were sent: 1000 and 500 USD, 2000 EUR */
  sales: { transaction_id: string; saleId: number; commissionId: number }[];
  /** of 333 of the first sale */
  refundId: number;
}

/** The terms: 20 percent of sales, and 30 for a settled lead. */
export const LEAD_CENTS = 30;

const newTexts = () => ({
  customer_key: `${unique('ada')}@customer.example`,
  page_url: `https://brand.example/${unique('page')}`,
  referrer_url: `https://partner.example/${unique('referrer')}`,
  notes: ['click', 'lead', 'sale', 'refund'].map((name) => unique(`note-of-the-${name}`)),
  event_name: unique('signed-up'),
  refund_reason: unique('too-small'),
});

async function sell(kit: Kit, program: JoinedProgram, amount: number, more: Body) {
  const sale = saleOf(amount, more);
  const { sale_id, commission_id } = expectSuccess(await saleIn(kit, program, sale));
  return { transaction_id: sale.transaction_id, saleId: sale_id as number, commissionId: commission_id as number };
}

/** Makes a program with a partner, a link and a customer; needs an API token and `write`. */
export async function tellStory(kit: Kit): Promise<Story> {
  const program = await makeJoined(kit, { lead_commission_cents: LEAD_CENTS });
  const ids = { program_id: program.id };
  const link = dataOf(await manage(kit, 'createOwnLink', ids, { body: {} }));
  const { notes, page_url, referrer_url, ...texts } = newTexts();
  const [clicked, led, sold, returned] = notes.map((note) => ({ note }));
  const page = { page_url, referrer_url, additional_data: clicked };
  const click_id = await clickOn(kit, { aff: link.code as string }, page);
  const { customer_key, event_name, refund_reason } = texts;
  const email = `${unique('lovelace')}@mail.example`;
  const lead = { click_id, email, additional_data: { ...led, event_name } };
  expectSuccess(await browserLead(kit, lead));
  expectSuccess(await leadIn(kit, program, { ...lead, customer_key }));
  const provider_payment_id = unique('pi');
  const paid = { provider: 'stripe', provider_payment_id, additional_data: sold };
  const sales = [
    await sell(kit, program, 1000, { click_id, ...paid }),
    await sell(kit, program, 500, { customer_key }),
    await sell(kit, program, 2000, { customer_key, currency: 'EUR' }),
  ];
  const { transaction_id } = sales[0]!;
  const part = { transaction_id, refund_amount_cents: 333, refund_reason, additional_data: returned };
  const { refund_id } = expectSuccess(await refundIn(kit, program, part));
  const query = { customer_key };
  const [customer] = dataOf<{ id: number }[]>(await manage(kit, 'listCustomers', ids, { query }));
  return {
    program,
    linkId: link.id as number,
    customerId: customer!.id,
    personal: { click_id, page_url, referrer_url, notes, ...texts },
    email,
    provider_payment_id,
    sales,
    refundId: refund_id as number,
  };
}
