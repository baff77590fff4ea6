// A statement as a page to print.
import { Readable } from 'node:stream';
import { moneyText } from '@referral-tracking/shared/amount-text';
import { SUMS, type Sum } from '@referral-tracking/shared/statement';
import { html, raw } from '../lib/markup.ts';
import type { LineView, StatementView } from './read.ts';

const NAMES: Record<Sum, string> = {
  opening: 'Opening',
  earned: 'Earned',
  restored: 'Restored',
  adjusted: 'Adjusted',
  returned: 'Returned payments',
  reversed: 'Reversed',
  clawed_back: 'Clawed back',
  paid: 'Paid',
  closing: 'Closing',
};

const LOOK = `body{max-width:50rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}
table{width:100%;margin:1.5rem 0;border-collapse:collapse}th,td{padding:.25rem .5rem;border-bottom:1px solid #d7dce2;text-align:left}
td.amount,th.amount{text-align:right;font-variant-numeric:tabular-nums}tr.sum{font-weight:600}
code{font-size:.75rem;overflow-wrap:anywhere}thead{display:table-header-group}tr{break-inside:avoid}`;

const rowOf = ({ created_at, commission_id, kind, amount_cents }: LineView, amount: (cents: number) => string) =>
  html`<tr>
    <td>${created_at.toISOString()}</td>
    <td>${commission_id}</td>
    <td>${kind === 'folded' ? 'Moved within a sale' : NAMES[kind]}</td>
    <td class="amount">${amount(amount_cents)}</td>
  </tr>`;

/** The page: it has no name or address, runs nothing and loads nothing. */
export function statementPage(statement: StatementView, lines: readonly LineView[]) {
  const { currency, month, program_id, partnership_id, line_count } = statement;
  const amount = (cents: number) => moneyText(cents, currency);
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>Statement ${month} ${currency}</title>
        <style>
          ${raw(LOOK)}
        </style>
      </head>
      <body>
        <h1>Statement ${month}</h1>
        <p>
          Program ${program_id}, partnership ${partnership_id}, ${currency}. Closed
          ${statement.closed_at.toISOString()}.
        </p>
        <table>
          <tbody>
            ${SUMS.map(
              (name) =>
                html`<tr class="${name === 'opening' || name === 'closing' ? 'sum' : ''}">
                  <th scope="row">${NAMES[name]}</th>
                  <td class="amount">${amount(statement[`${name}_cents`])}</td>
                </tr>`,
            )}
          </tbody>
        </table>
        <h2>Lines</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Time (UTC)</th>
              <th scope="col">Commission</th>
              <th scope="col">Kind</th>
              <th scope="col" class="amount">Amount</th>
            </tr>
          </thead>
          <tbody>
            ${lines.map((line) => rowOf(line, amount))}
          </tbody>
        </table>
        <p>${lines.length} of ${line_count} lines.</p>
        <p>SHA-256 <code>${statement.sha256}</code></p>
        <p>Signature <code>${statement.signature}</code></p>
      </body>
    </html> `.markup;
  return Object.assign(Readable.from([page]) as AsyncIterable<string>, { type: 'text/html' as const });
}
