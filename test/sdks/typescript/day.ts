// Makes one call of the management client, for the day that every SDK runs.
import { createManagementClient } from '@referral-tracking/client';

export interface Asked {
  url: string;
  token: string;
  group: string[];
  name: string[];
  ids: number[];
  bodies: object[];
  query: object;
  /** whether the method takes a query */
  queries: boolean;
}

const camel = ([first, ...rest]: string[]) =>
  [first, ...rest.map((word) => word[0]!.toUpperCase() + word.slice(1))].join('');

export function ask({ url: baseUrl, token, group, name, ids, bodies, query, queries }: Asked) {
  type Methods = Record<string, Record<string, (...given: unknown[]) => Promise<object>>>;
  const methods = createManagementClient({ baseUrl, token }) as unknown as Methods;
  return methods[camel(group)]![camel(name)]!(...ids, ...bodies, ...(queries ? [query] : []));
}
