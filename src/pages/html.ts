import { html, raw, type Html } from '../lib/markup.ts';
import { LOGO } from './look.ts';

export { escapeHtml, html, raw, type Html } from '../lib/markup.ts';

type BarLink = readonly [text: string, href: string];

/**
 * The header of every page. The home page is linked only if `root`, the relative path to it, is given.
 * @param action the link that stands out
 */
export function bar(root: string | undefined, links: readonly BarLink[], action?: BarLink): Html {
  const name = html`${raw(LOGO)} Referral tracking`;
  const entries = links.map(([text, href]) => html`<a href="${href}">${text}</a>`);
  return html`<header class="bar">
    ${root === undefined ? html`<span class="home">${name}</span>` : html`<a class="home" href="${root}">${name}</a>`}
    ${entries.length === 0 ? undefined : html`<nav aria-label="Documentation">${entries}</nav>`}
    ${action && html`<a class="enter" href="${action[1]}">${action[0]}</a>`}
  </header>`;
}

interface Page {
  title: string;
  /** the CSS class of the page */
  kind: string;
  /** further attributes of the body */
  attributes?: Html | undefined;
  /** what the page loads */
  head: Html;
  body: Html;
}

/** A complete page. */
export const page = ({ title, kind, attributes, head, body }: Page): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${head}
      </head>
      <body class="${kind}" ${attributes}>
        ${body}
      </body>
    </html> `.markup;
