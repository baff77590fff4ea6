import type { Case, Json } from '../support.ts';

const field = (name: string, change: (field: Json) => void): Case['break'] => {
  return (copy) => copy.edit('sales/schemas/sale-request.yaml', ({ properties }) => change(properties[name]));
};

export const requests: Case[] = [
  {
    rule: 'contract/optional-null',
    name: 'an optional field that may not be null',
    says: /^Let the optional field subscription_id be null, as every other optional field: add null to its type/,
    break: field('subscription_id', (node) => void (node.type = 'string')),
  },
  {
    rule: 'contract/optional-null',
    name: 'an optional choice without null among its values',
    says: /^Let the optional field provider be null, as every other optional field/,
    break: field('provider', (node) => void (node.enum = node.enum.filter((value: unknown) => value !== null))),
  },
];
