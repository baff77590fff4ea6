// The look that every page shares: the documentation, the home page, the sign-in pages and the error pages.

/** Colours by role. Each text colour has a contrast of at least 4.5 (WCAG AA) with each background. */
export const LIGHT = {
  text: '#1b1f24',
  'text-soft': '#4b535d',
  back: '#ffffff',
  'back-soft': '#f4f6f8',
  card: '#ffffff',
  line: '#d7dce2',
  edge: '#767f8b',
  main: '#0b5cad',
  'main-soft': '#e6f0fa',
  good: '#176b3a',
  bad: '#a3261c',
  warn: '#7a4b00',
};

export const DARK: typeof LIGHT = {
  text: '#e8eaed',
  'text-soft': '#b3bac3',
  back: '#15181c',
  'back-soft': '#1b1f24',
  card: '#1f2328',
  line: '#3b424b',
  edge: '#808995',
  main: '#7db7f5',
  'main-soft': '#1d2f44',
  good: '#7fd8a0',
  bad: '#ff9d92',
  warn: '#f0c674',
};

export const FONT = `ui-sans-serif,system-ui,sans-serif,'Apple Color Emoji','Segoe UI Emoji'`;
export const MONO = `ui-monospace,Menlo,Monaco,Consolas,'Liberation Mono',monospace`;

const declared = (colours: typeof LIGHT): string =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/**
 * The colours as variables. Pages follow the browser's colour scheme; the class `light` or `dark` of the root element
 * replaces it.
 */
export const COLOURS = `:root{color-scheme:light;${declared(LIGHT)}}
@media(prefers-color-scheme:dark){:root:not(.light){color-scheme:dark;${declared(DARK)}}}
:root.dark{color-scheme:dark;${declared(DARK)}}`;

/**
 * The type scale and the header. The sizes are those of the documentation. A name of somebody else is a block, because
 * characters in it could end the isolation of an inline element.
 */
export const BASE = `*{box-sizing:border-box}
html{font-size:100%;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--back);color:var(--text);font:1rem/1.625 ${FONT}}
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
@media(max-width:40rem){.bar{padding:.5rem 1rem}}`;

/** The sign of the product, as in the browser's tab. */
export const LOGO = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#0b5cad"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"><circle cx="9" cy="16" r="3.5"/><circle cx="23" cy="9" r="3.5"/><circle cx="23" cy="23" r="3.5"/><path d="m12.2 14.4 7.6-3.8M12.2 17.6l7.6 3.8"/></g></svg>`;
