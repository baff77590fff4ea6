// Generates the table of the possible results of a payment event.
import { document } from '../../src/contract/index.ts';
import { explainPaymentEvent } from '../../src/payments/result.ts';

interface Schemas {
  schemas: Record<string, { properties?: { result?: { enum?: string[] } } }>;
}

/** The Markdown that docs/payments.md includes. */
export function paymentsMarkdown(): string {
  const { schemas } = document.components as Schemas;
  const results = Object.values(schemas).find(({ properties }) => properties?.result?.enum)?.properties?.result?.enum;
  if (!results) throw new Error('no schema of the document has the results of payment events');
  const rows = results.map((result) => [result, explainPaymentEvent(result)] as const).filter(([, words]) => words);
  return `| \`result\` | Meaning |\n| --- | --- |\n${rows.map(([result, words]) => `| \`${result}\` | ${words} |`).join('\n')}\n`;
}
