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

interface Page {
  title: string;
  /** the URL of the style sheet */
  style: string;
  /** the CSS class of the page */
  kind: string;
  body: Html;
}

/** A complete page that loads only its style sheet. */
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
