// Shopify's GraphQL Admin API, by the client credentials of an app of the shop's own: https://shopify.dev/docs/api/admin-graphql
import { withoutEndSlashes } from '../formats.ts';
import { listOf, objectOf, type Puller } from './pull.ts';

const VERSION = '2026-01';
const MONEY = 'shopMoney { amount currencyCode }';
const QUERY = `query ($after: String, $query: String) {
  orders(first: 50, after: $after, query: $query, sortKey: UPDATED_AT) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id test currencyCode taxesIncluded displayFinancialStatus createdAt processedAt cancelledAt discountCodes
      subtotalPriceSet { ${MONEY} } totalTaxSet { ${MONEY} } totalShippingPriceSet { ${MONEY} }
      customAttributes { key value } customer { id }
      customerJourneySummary { firstVisit { landingPage } }
      refunds { id createdAt totalRefundedSet { ${MONEY} } }
    }
  }
}`;

interface Errors {
  errors?: { message?: string; extensions?: { code?: string } }[];
}

const errorsIn = (body: string): NonNullable<Errors['errors']> => {
  try {
    return (JSON.parse(body) as Errors).errors ?? [];
  } catch {
    return [];
  }
};

export const shopify: Puller = {
  lists: () => ['orders'],
  origin: ({ site }) => withoutEndSlashes(site ?? ''),
  // The token is valid for a day.
  open: ({ key, secret }, origin) => ({
    url: `${origin}/admin/oauth/access_token`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: key, client_secret: secret, grant_type: 'client_credentials' }),
  }),
  isThrottled: ({ body }) => errorsIn(body).some(({ extensions }) => extensions?.code === 'THROTTLED'),
  request({ after }, { from, to }, { origin, opened = '' }) {
    const query = `updated_at:>='${from.toISOString()}' updated_at:<'${to.toISOString()}'`;
    return {
      url: `${origin}/admin/api/${VERSION}/graphql.json`,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': opened },
      body: JSON.stringify({ query: QUERY, variables: { after: after ?? null, query } }),
    };
  },
  read(answer) {
    const { data, errors } = objectOf(answer);
    if (errors !== undefined)
      throw new Error(`the processor answered: ${errorsIn(answer.body)[0]?.message ?? 'an error'}`);
    const { nodes, pageInfo } = ((data as { orders?: object } | undefined)?.orders ?? {}) as {
      nodes?: unknown;
      pageInfo?: { hasNextPage?: boolean; endCursor?: string };
    };
    const objects = listOf(nodes);
    return { objects, after: pageInfo?.hasNextPage === true ? pageInfo.endCursor : undefined };
  },
};
