// The currencies of a deployment. The document names those of the contract, which are the default; the deployment's own document lists
// the ones that its operator allows.
import { document, type Body } from './contract.ts';

/** A currency of the contract. An operator may allow others. */
export type Currency = NonNullable<Body<'trackSale'>['currency']>;

interface Listing {
  components: { schemas: { currency?: { enum?: Currency[] } } };
}

/** The currencies that the document lists in each place, by the schema that has them. */
function listed(): readonly Currency[] {
  const codes = (document as unknown as Listing).components.schemas.currency?.enum;
  if (!codes)
    throw new Error('The document has no schema currency, which says what stands for the currencies of a deployment');
  return codes;
}

export const CONTRACT_CURRENCIES: readonly Currency[] = listed();
const LISTED = CONTRACT_CURRENCIES.join();

/** An enumeration of them, or any other list. */
function listWith(list: readonly unknown[], currencies: readonly Currency[]): unknown[] {
  const codes = list.filter((one) => one !== null);
  if (codes.map(String).join() !== LISTED) return list.map((one) => withCurrencies(one, currencies));
  return codes.length < list.length ? [...currencies, null] : [...currencies];
}

/** The properties of a schema that has one for each of them, or any other object. */
function objectWith(object: Readonly<Record<string, unknown>>, currencies: readonly Currency[]): object {
  const names = Object.keys(object);
  if (names.join() !== LISTED) {
    return Object.fromEntries(names.map((name) => [name, withCurrencies(object[name], currencies)]));
  }
  const other = { ...(object[names[0]!] as object), description: 'In its smallest unit.' };
  return Object.fromEntries(currencies.map((code) => [code, object[code] ?? other]));
}

function withCurrencies(node: unknown, currencies: readonly Currency[]): unknown {
  if (Array.isArray(node)) return listWith(node as unknown[], currencies);
  return typeof node === 'object' && node !== null ? objectWith(node as Record<string, unknown>, currencies) : node;
}

/** The document with the currencies of the deployment. */
export const documentWith = (currencies: readonly Currency[]): typeof document =>
  currencies.join() === LISTED ? document : (withCurrencies(document, currencies) as typeof document);
