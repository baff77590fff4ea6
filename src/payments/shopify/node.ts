// Orders of Shopify's GraphQL API have other names for the fields of webhooks.
import { fieldsOf, listOf, printed, text, type Fields } from '../fields.ts';

const numberOf = (global: unknown): string | undefined => /\/(\d+)(?:\?|$)/.exec(text(global) ?? '')?.[1];
const moneyIn = (set: unknown): Fields => fieldsOf(fieldsOf(set).shopMoney);

/** The node in the form that webhooks have; any other object as it is. */
export function orderOfNode(node: Fields): Fields {
  if (numberOf(node.id) === undefined) return node;
  return {
    id: numberOf(node.id),
    test: node.test,
    currency: node.currencyCode,
    subtotal_price: moneyIn(node.subtotalPriceSet).amount,
    total_tax: moneyIn(node.totalTaxSet).amount,
    total_shipping_price_set: { shop_money: { amount: moneyIn(node.totalShippingPriceSet).amount } },
    taxes_included: node.taxesIncluded,
    financial_status: printed(node.displayFinancialStatus).toLowerCase(),
    created_at: node.createdAt,
    processed_at: node.processedAt,
    cancelled_at: node.cancelledAt,
    landing_site: fieldsOf(fieldsOf(node.customerJourneySummary).firstVisit).landingPage,
    note_attributes: listOf(node.customAttributes).map(({ key, value }) => ({ name: key, value })),
    discount_codes: (Array.isArray(node.discountCodes) ? (node.discountCodes as unknown[]) : []).map((code) => ({
      code,
    })),
    customer: { id: numberOf(fieldsOf(node.customer).id) },
    refunds: listOf(node.refunds).map((refund) => ({
      id: numberOf(refund.id),
      created_at: refund.createdAt,
      transactions: [
        {
          kind: 'refund',
          status: 'success',
          amount: moneyIn(refund.totalRefundedSet).amount,
          currency: moneyIn(refund.totalRefundedSet).currencyCode,
        },
      ],
    })),
  };
}
