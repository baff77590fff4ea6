// How a mail looks, as plain text and as HTML. Mail programs know little: tables, inline styles, and one style sheet at most.
import { shadesOf } from '@referral-tracking/shared/accent';
import { logoUrl } from '../common/brand.ts';
import { html, raw, type Html } from '../lib/markup.ts';
import type { Look } from './rules.ts';

/** What a mail says, in the order in which it is read. */
export interface Page {
  subject: string;
  /** the sentences before the link */
  before: readonly string[];
  link: string;
  /** the text of the link in the HTML form */
  action: string;
  /** the sentences after the link */
  after: readonly string[];
  /** who sends it, in one sentence */
  sender: string;
  /** where its reader switches such mails off; undefined: nowhere */
  unsubscribe: string | undefined;
}

/** Of whom a mail is; without a name it looks like the service. */
export interface Letterhead {
  name: string | undefined;
  look: Look | undefined;
  /** the address of the service */
  baseUrl: string;
}

/** The colours of the service, as on its pages. */
const OWN_SHADES = { light: '#0a6647', dark: '#67d3a2' };
const FONT = 'font-family:-apple-system,Roboto,Helvetica,Arial,sans-serif';
const UNSUBSCRIBE = 'Stop mails of this kind';

export const plainText = ({ before, link, after, sender, unsubscribe }: Page): string => {
  const end = unsubscribe === undefined ? [sender] : [sender, `${UNSUBSCRIBE}: ${unsubscribe}`];
  return `${[...before, link, ...after, ...end].join('\n\n')}\n`;
};

/** For mail programs with a dark mode; others ignore it. */
const dark = (accent: string): Html =>
  raw(`<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#09090b!important}.card{background:#18181b!important;border-color:#3f3f46!important}
.text,.name{color:#f4f4f5!important}.small,.small a{color:#a1a1aa!important}
.bar{background:${accent}!important}.button{background:${accent}!important}.button a{color:#18181b!important}}
</style>`);

const paragraph = (line: string): Html =>
  html`<p class="text" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#27272a">${line}</p>`;

/** The logo, which the service itself sends; the name without one. */
function headOf({ name, look, baseUrl }: Letterhead): Html {
  if (look?.logo !== undefined)
    return html`<img
      src="${logoUrl(baseUrl, look.logo)}"
      alt="${name}"
      height="40"
      style="display:block;height:40px;width:auto;border:0;font-size:18px;font-weight:600"
    />`;
  return html`<span class="name" style="font-size:18px;line-height:24px;font-weight:600;color:#18181b"
    >${name ?? new URL(baseUrl).host}</span
  >`;
}

const button = (link: string, action: string, accent: string): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">
    <tr>
      <td class="button" bgcolor="${accent}" style="border-radius:8px;background:${accent}">
        <a
          href="${link}"
          style="display:inline-block;padding:12px 20px;font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none"
          >${action}</a
        >
      </td>
    </tr>
  </table>`;

const smallPrint = ({ link, sender, unsubscribe }: Page): Html =>
  html`<p style="margin:0 0 8px">If the button does not open, copy this address into your browser:<br />${link}</p>
    <p style="margin:0 0 8px">${sender}</p>
    ${unsubscribe && html`<p style="margin:0"><a href="${unsubscribe}" style="color:#71717a">${UNSUBSCRIBE}</a></p>`}`;

/** A table that only arranges; the attributes are for mail programs without styles. */
const table = (rows: Html, width: string, className: string, style: Html): Html =>
  html`<table
    role="presentation"
    class="${className}"
    width="${width}"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="${style}"
  >
    ${rows}
  </table>`;

const row = (content: Html | readonly Html[], padding: string): Html =>
  html`<tr>
    <td align="left" style="padding:${padding};${FONT}">${content}</td>
  </tr>`;

function cardOf(page: Page, letterhead: Letterhead, accent: string): Html {
  const { before, link, action, after } = page;
  const bar = `height:4px;font-size:0;line-height:0;background:${accent};border-radius:12px 12px 0 0`;
  const small = 'padding:0 32px 28px;font-size:13px;line-height:20px;color:#71717a;word-break:break-word';
  const rows = html`<tr>
      <td class="bar" bgcolor="${accent}" style="${bar}">&nbsp;</td>
    </tr>
    ${row(headOf(letterhead), '28px 32px 4px')}
    ${row([...before.map(paragraph), button(link, action, accent), ...after.map(paragraph)], '20px 32px 12px')}
    <tr>
      <td class="small" align="left" style="${small};${FONT}">${smallPrint(page)}</td>
    </tr>`;
  return table(
    rows,
    '600',
    'card',
    raw('width:100%;max-width:600px;background:#ffffff;border:1px solid #e4e4e7;border-radius:12px'),
  );
}

/** The HTML of a mail, 600 pixels wide where there is room. */
export function markupOf(page: Page, letterhead: Letterhead): string {
  const accent = letterhead.look?.accent_color;
  const shades = accent === undefined ? OWN_SHADES : shadesOf(accent);
  const card = html`<tr>
    <td align="center" style="padding:24px 12px">${cardOf(page, letterhead, shades.light)}</td>
  </tr>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.subject}</title>
        ${dark(shades.dark)}
      </head>
      <body class="ground" style="margin:0;padding:0;background:#f4f4f5">
        ${table(card, '100%', 'ground', raw('background:#f4f4f5'))}
      </body>
    </html> `.markup;
}
