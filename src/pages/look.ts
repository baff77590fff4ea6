// The look that every page shares: the documentation, the home page, the sign-in pages and the error pages.

/**
 * Colours by role. Each text colour has a contrast of at least 4.5 (WCAG AA) with each background, and the edge of a
 * field one of 3: `test/http/look.test.ts` computes them. Evergreen is for money and what is done with it, marigold
 * for what asks for attention.
 */
export const LIGHT = {
  text: '#13211b',
  'text-soft': '#51605a',
  // the sheet with the content, and the paper around it
  back: '#ffffff',
  'back-soft': '#f3f6f3',
  card: '#ffffff',
  line: '#e0e6e1',
  edge: '#84908a',
  // the edge of a button, which is known by its text
  rim: '#cdd6d0',
  main: '#0a6647',
  'main-soft': '#e3f1e9',
  good: '#136b3c',
  'good-soft': '#e2f3e8',
  bad: '#ad2419',
  'bad-soft': '#fceae7',
  warn: '#7d4b00',
  'warn-soft': '#fdf1d9',
  neutral: '#4b5a53',
  'neutral-soft': '#ecf0ed',
  // a mark without a text, such as a dot
  mark: '#c27a06',
};

export const DARK: typeof LIGHT = {
  text: '#e8eeea',
  'text-soft': '#a8b6af',
  back: '#131916',
  'back-soft': '#0c110e',
  card: '#181f1b',
  line: '#2a342e',
  edge: '#6f7d75',
  rim: '#3d4942',
  main: '#67d3a2',
  'main-soft': '#153024',
  good: '#72d99a',
  'good-soft': '#143021',
  bad: '#ff9d91',
  'bad-soft': '#3a1d1a',
  warn: '#f0c267',
  'warn-soft': '#352810',
  neutral: '#b4c1ba',
  'neutral-soft': '#232c27',
  mark: '#f0b23e',
};

/** The typeface of the service, which is part of the build, and what browsers use in its place until it is there. */
export const FONT = `'Instrument Sans Variable',ui-sans-serif,system-ui,sans-serif,'Apple Color Emoji','Segoe UI Emoji'`;
export const MONO = `ui-monospace,Menlo,Monaco,Consolas,'Liberation Mono',monospace`;

/** The file of the typeface in the dashboard's build. Browsers keep it, so its name has the version. */
export const FONT_FILE = 'instrument-sans-latin-wght-normal-5.3.0.woff2';

/** Declares the typeface for a page with this relative path to the home page. Only a service with the dashboard has it. */
export const typefaceFrom = (root: string): string =>
  `@font-face{font-family:'Instrument Sans Variable';font-weight:400 700;font-display:swap;` +
  `src:url(${root}app/assets/${FONT_FILE}) format('woff2')}`;

/** Type, space, radius: one scale each. */
export const SCALE = {
  // type: page title, section, body, small, caption; key numbers are larger than any text
  't-title': '1.5rem',
  't-section': '1.0625rem',
  't-body': '0.875rem',
  't-small': '0.8125rem',
  't-caption': '0.75rem',
  't-figure': '2rem',
  't-lead': '2.5rem',
  // space: steps of four pixels
  's-1': '0.25rem',
  's-2': '0.5rem',
  's-3': '0.75rem',
  's-4': '1rem',
  's-5': '1.25rem',
  's-6': '1.5rem',
  's-8': '2rem',
  's-12': '3rem',
  // radius: a control, a card, a sheet
  'r-control': '0.4375rem',
  'r-card': '0.75rem',
  'r-sheet': '1rem',
  'r-round': '999px',
};

/** How far a thing is above the page: a control, a menu, a dialog. */
const SHADOWS = {
  light: {
    'shadow-1': '0 1px 2px rgb(19 33 27 / 0.07)',
    'shadow-2': '0 0 0 1px rgb(19 33 27 / 0.06),0 8px 24px -6px rgb(19 33 27 / 0.18)',
    'shadow-3': '0 0 0 1px rgb(19 33 27 / 0.06),0 24px 64px -12px rgb(19 33 27 / 0.3)',
  },
  dark: {
    'shadow-1': '0 1px 2px rgb(0 0 0 / 0.4)',
    'shadow-2': '0 0 0 1px #ffffff17,0 8px 24px -6px rgb(0 0 0 / 0.7)',
    'shadow-3': '0 0 0 1px #ffffff17,0 24px 64px -12px rgb(0 0 0 / 0.8)',
  },
};

const declared = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/**
 * The colours as variables. Pages follow the browser's colour scheme; the class `light` or `dark` of the root element
 * replaces it.
 */
export const COLOURS = `:root{color-scheme:light;${declared({ ...SCALE, ...LIGHT, ...SHADOWS.light })}}
@media(prefers-color-scheme:dark){:root:not(.light){color-scheme:dark;${declared({ ...DARK, ...SHADOWS.dark })}}}
:root.dark{color-scheme:dark;${declared({ ...DARK, ...SHADOWS.dark })}}`;

/**
 * The type scale and the header. The sizes are those of the documentation. A name of somebody else is a block, because
 * characters in it could end the isolation of an inline element.
 */
export const BASE = `*{box-sizing:border-box}
html{font-size:100%;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--back);color:var(--text);font:1rem/1.625 ${FONT};word-spacing:.06em}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.25;letter-spacing:-.02em}
h2{margin:2rem 0 .75rem;font-size:1.25rem;line-height:1.4}
p,li,dd{max-width:58ch}
a{color:var(--main);text-underline-offset:.15em}
bdi{display:inline-block}
code{font-family:${MONO};font-size:.875em;overflow-wrap:anywhere}
:focus-visible{outline:2px solid var(--main);outline-offset:2px;border-radius:.25rem}
.bar{display:flex;flex-wrap:wrap;gap:0 1.5rem;align-items:center;min-height:4rem;padding:.5rem 2rem;border-bottom:1px solid var(--line);background:var(--back);font-size:.875rem;font-weight:500}
.bar .home{display:flex;gap:.5rem;align-items:center;margin-right:auto;color:var(--text);font-size:1rem;font-weight:600;text-decoration:none}
.bar svg{width:1.5rem;height:1.5rem}
.bar nav{display:flex;flex-wrap:wrap;gap:0 1.25rem}
.bar nav a{padding:.375rem 0;color:var(--text);text-decoration:none}
.bar a:hover{color:var(--main)}
.bar .enter{padding:.375rem .875rem;border:1px solid var(--rim);border-radius:.4375rem;color:var(--text);font-weight:600;text-decoration:none}
@media(max-width:40rem){.bar{padding:.5rem 1rem}.bar nav{order:1;width:100%}}`;

/** The sign of the product, as in the browser's tab: from a person, along the thread of a recommendation, to a coin. */
export const LOGO = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0a6647"/><path d="M9 23.5c0-9.5 13.5-5.5 13.5-13.5" fill="none" stroke="#fff" stroke-width="2.75" stroke-linecap="round"/><circle cx="9" cy="23" r="3.5" fill="#fff"/><circle cx="22.5" cy="9.5" r="4.5" fill="#f2b441"/></svg>`;
