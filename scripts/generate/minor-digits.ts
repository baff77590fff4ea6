// The digits after the point in amounts of a currency, as ISO 4217 has them. What Intl says is how people write an amount, which is
// another thing: the forint has two digits there, and nobody writes them.
import currencies from 'currency-codes';

/** Gold, test codes and the like have no smallest unit, which the list gives as 0. Intl says 2 of them, and 0 of money without one. */
const isMoney = ({ code, digits }: { code: string; digits: number }): boolean =>
  digits > 0 ||
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits === 0;

/** The module with the table. */
export function renderMinorDigits(): string {
  const rows = currencies.data.filter(isMoney).map(({ code, digits }) => `  ${code}: ${digits},\n`);
  return `// Made by \`npm run generate\` from the package currency-codes. Do not edit.

/** By code. */\nexport const MINOR_DIGITS: Readonly<Record<string, number>> = {\n${rows.join('')}};\n`;
}
