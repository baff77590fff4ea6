// The shades of a brand's colour in which text can be read.

type Colour = readonly number[];

const WHITE: Colour = [255, 255, 255];
/** Zinc 900, the ground of the dark mode. */
const DARK: Colour = [0x18, 0x18, 0x1b];
/** Of WCAG 2.2, level AA, for text. */
const LEAST_CONTRAST = 4.5;
/** The number of steps from a colour to white or black, which are the last. */
const STEPS = 50;

const parse = (text: string): Colour => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
const print = (colour: Colour): string => `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** The relative luminance of WCAG 2.2. */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** The contrast of two colours `#rrggbb`, from 1 to 21. */
export const contrastOf = (one: string, other: string): number => contrast(parse(one), parse(other));

/** The first colour on the way to the end that is readable on the ground. */
function readable(from: Colour, ground: Colour, end: number): string {
  for (let step = 0; ; step++) {
    const mixed = from.map((channel) => Math.round(channel + ((end - channel) * step) / STEPS));
    if (step === STEPS || contrast(mixed, ground) >= LEAST_CONTRAST) return print(mixed);
  }
}

/** The nearest shades of a colour that are readable in the light and in the dark mode. Every colour has them. */
export const shadesOf = (accent: string) => ({
  light: readable(parse(accent), WHITE, 0),
  dark: readable(parse(accent), DARK, 255),
});
