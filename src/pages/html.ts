import { LOGO } from './look.ts';

/** Escaped markup that can be sent as it is. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | undefined | readonly Html[];

/** Escapes text for markup and for quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function render(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'markup' in part ? part.markup : part.map(render).join('');
}

/** A template tag that escapes its values unless they are markup. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html => ({
  markup: texts.map((text, i) => text + render(parts[i])).join(''),
});

/** Marks text as markup. It must not contain anything that came from outside. */
export const raw = (markup: string): Html => ({ markup });

/** The header of every page. The home page is linked only if `root`, the relative path to it, is given. */
export function bar(root: string | undefined, links: readonly (readonly [text: string, href: string])[]): Html {
  const name = html`${raw(LOGO)} Referral tracking`;
  const entries = links.map(([text, href]) => html`<a href="${href}">${text}</a>`);
  return html`<header class="bar">
    ${root === undefined ? html`<span class="home">${name}</span>` : html`<a class="home" href="${root}">${name}</a>`}
    ${entries.length === 0 ? undefined : html`<nav aria-label="Documentation">${entries}</nav>`}
  </header>`;
}

interface Page {
  title: string;
  /** the CSS class of the page */
  kind: string;
  /** what the page loads */
  head: Html;
  body: Html;
}

/** A complete page. */
export const page = ({ title, kind, head, body }: Page): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${head}
      </head>
      <body class="${kind}">
        ${body}
      </body>
    </html> `.markup;
