/** Markup that may be sent as it is. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | undefined | readonly Html[];

/** The text as it stands in markup and in its quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function render(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'markup' in part ? part.markup : part.map(render).join('');
}

/** A template whose values are escaped, unless they are markup themselves. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html => ({
  markup: texts.map((text, i) => text + render(parts[i])).join(''),
});

interface Page {
  title: string;
  /** the address of the style sheet */
  style: string;
  /** a class of the page, for its looks */
  kind: string;
  body: Html;
}

/** A whole page that loads nothing but its style sheet. */
export const page = ({ title, style, kind, body }: Page): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="${style}" />
      </head>
      <body class="${kind}">
        ${body}
      </body>
    </html> `.markup;
