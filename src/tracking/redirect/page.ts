// The pages of short addresses that lead nowhere. They load nothing.
import { html } from '../../lib/markup.ts';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:18vh auto 0;padding:0 1.5rem;color:#1c1c1e;background:#fff}' +
  '@media(prefers-color-scheme:dark){body{color:#f2f2f3;background:#151517}}';

const pageOf = (title: string, text: string): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        <p>${text}</p>
      </body>
    </html> `.markup;

export const NOT_FOUND = pageOf('This link leads nowhere', 'Check the address, or ask the person who gave it to you.');
export const UNAVAILABLE = pageOf(
  'Please try again',
  'The page cannot be opened right now. Try again in a few seconds.',
);

/** The body of a redirect, for a client that does not follow it. */
export const linkTo = (location: string): string => `${html`<a href="${location}">${location}</a>`.markup}\n`;
