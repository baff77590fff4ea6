// Gives the documentation's theme the colours that all other pages of the service have.
import { DARK, FONT, LIGHT, MONO } from '../../src/pages/look.ts';

/** The theme's variables for a set of colours. */
function variables(colours: typeof LIGHT): string {
  const values: Record<string, string> = {
    '--vp-c-bg': colours.back,
    '--vp-c-bg-alt': colours['back-soft'],
    '--vp-c-bg-soft': colours['back-soft'],
    '--vp-c-bg-elv': colours.card,
    '--vp-c-text-1': colours.text,
    '--vp-c-text-2': colours['text-soft'],
    '--vp-c-text-3': colours['text-soft'],
    '--vp-c-divider': colours.line,
    '--vp-c-gutter': colours.line,
    '--vp-c-border': colours.edge,
    '--vp-c-brand-1': colours.main,
    '--vp-c-brand-2': colours.main,
    '--vp-c-brand-3': colours.main,
    '--vp-c-brand-soft': colours['main-soft'],
    '--vp-code-color': colours.text,
    '--look-good': colours.good,
    '--look-bad': colours.bad,
    '--look-warn': colours.warn,
    '--look-card': colours.card,
  };
  return Object.entries(values)
    .map(([name, value]) => `${name}:${value};`)
    .join('');
}

/** The style sheet that the theme imports. */
export const lookCss = (): string =>
  `:root{--vp-font-family-base:${FONT};--vp-font-family-mono:${MONO};${variables(LIGHT)}}\n.dark{${variables(DARK)}}\n`;
