// The currencies are written once, in common/schemas/currency.yaml. A field that refers to them lists them itself in the document, so
// that it has its own errors and can be null.
const FILE = '/common/schemas/currency.yaml';

/** Replaces a reference to the currencies with what it stands for; `type` next to it may add null. */
export function inlineCurrency(node, _, { node: currencies, location }) {
  if (!location?.source.absoluteRef.endsWith(FILE)) return;
  const { $ref: _reference, ...own } = node;
  const isNullable = own.type?.includes('null') ?? false;
  const codes = isNullable ? [...currencies.enum, null] : [...currencies.enum];
  delete node.$ref;
  Object.assign(node, { ...currencies, ...own, enum: codes });
}
