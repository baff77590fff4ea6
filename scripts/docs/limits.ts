// Generates the table of rate limits from the document.
import { contract } from '../../src/contract/index.ts';

const PER = { address: 'client address', credential: 'key or login token, else client address' } as const;

/** The Markdown that the guides include. */
export function limitsMarkdown(): string {
  const { buckets } = contract.rateLimits;
  const rows = Object.entries(buckets).map(([name, { limit, per }]) => {
    const paths = Object.entries(contract.paths).filter(([, { bucket }]) => bucket === name);
    const listed = paths.map(([path]) => `\`${path}\``).join(', ');
    return `| ${listed} | ${limit} | ${PER[per]} |`;
  });
  return `| Paths that share the limit | Requests per minute | Counted per |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}
