// Draws the diagrams of the guides at build time. The source is Mermaid, which code hosts draw too.
import { renderMermaidSVG } from 'beautiful-mermaid';

const escape = (text: string): string => text.replace(/[&<>"{}]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Finds `accTitle: …` or `accDescr: …`, which a diagram must have. */
function described(source: string, name: 'accTitle' | 'accDescr'): string {
  const text = new RegExp(`^\\s*${name}:\\s*(.+)$`, 'm').exec(source)?.[1];
  if (text === undefined) throw new Error(`a diagram has no ${name}:\n${source}`);
  return text;
}

/** The names of participants by their short names. */
const participants = (source: string): Map<string, string> =>
  new Map([...source.matchAll(/^\s*(?:participant|actor)\s+(\w+)\s+as\s+(.+)$/gm)].map(([, id, name]) => [id!, name!]));

/** The steps of a diagram as sentences: who sends what to whom, or which event leads from which state to which. */
function stepsOf(source: string): string[] {
  const names = participants(source);
  const named = (id: string): string => (id === '[*]' ? 'Start' : (names.get(id) ?? id));
  return source.split('\n').flatMap((line) => {
    const note = /^\s*Note (?:over|right of|left of) ([\w, ]+):\s*(.+)$/.exec(line);
    if (note)
      return [
        `${note[1]!
          .split(',')
          .map((id) => named(id.trim()))
          .join(', ')}: ${note[2]!}`,
      ];
    const step = /^\s*(\[\*\]|\w+)\s*-+>+\s*(\[\*\]|\w+)\s*:\s*(.+)$/.exec(line);
    return step ? [`${named(step[1]!)} → ${named(step[2]!)}: ${step[3]!}`] : [];
  });
}

/** The texts are drawn smaller than those of the page. */
const SCALE = 1.2;

/** The size of texts in the drawing and the one that replaces it, since wide drawings are shown smaller. */
const TEXT_SIZES: Readonly<Record<string, string>> = { 11: '13', 13: '14' };

/**
 * The space around a drawing of messages that is cut off, and the space that its boxes get above the first message, in
 * pixels before scaling. A note needs more space at the end than an arrow.
 */
const CUT = { side: 26, top: 18, bottom: 56, bottomNote: 44 };
const LIFT = 8;

/** The widest diagram that fits a phone, in pixels. */
const PHONE = 360;

/** Space around the picture and between the rows of states, in pixels before scaling. */
const SPACING = { padding: 12, layerSpacing: 28 };

/** A sign that the drawing measures, but that nobody sees. Ordinary blanks at the ends of a text are removed. */
const BLANK = '\u2800';

/** How many letters of a message fit between two boxes, and how many more fit for each blank at their sides. */
const FITTING = { letters: 22, perBlank: 3 };

/** The blanks that a participant needs at each side, so that its longest message fits between the boxes. */
function blanksFor(source: string, id: string): number {
  const lengths = [...source.matchAll(/^\s*(\w+)-+>+(\w+):\s*(.+)$/gm)]
    .filter(([, from, to]) => from === id || to === id)
    .map(([, , , text]) => text!.trim().length);
  return 2 + Math.ceil(Math.max(0, ...lengths.map((length) => length - FITTING.letters)) / FITTING.perBlank);
}

/**
 * Makes the boxes of participants and notes wider. They are measured for another font than the page's, in which the text
 * would touch them. Longer messages also need boxes that are further apart.
 */
const spacious = (source: string): string =>
  source.replace(/^(\s*(?:participant\s+\w+\s+as|Note over [\w, ]+:)\s*)(.+)$/gm, (_, start: string, text: string) => {
    const participant = /^\s*participant\s+(\w+)/.exec(start)?.[1];
    // A note has less space of its own.
    const more = BLANK.repeat(participant === undefined ? 3 : blanksFor(source, participant));
    return start + more + text + more;
  });

/** Removes the empty margins of a drawing of messages, and moves its boxes away from the first message. */
function tightened(svg: string, source: string): string {
  if (!/^\s*sequenceDiagram/.test(source)) return svg;
  const bottom = /\n\s*Note [^\n]*\s*$/.test(source) ? CUT.bottomNote : CUT.bottom;
  return svg
    .replace(/viewBox="0 0 ([\d.]+) ([\d.]+)" width="[\d.]+" height="[\d.]+"/, (_, wide: string, high: string) => {
      const [width, height] = [Math.round(Number(wide)) - 2 * CUT.side, Number(high) - CUT.top - bottom];
      return `viewBox="${CUT.side} ${CUT.top} ${width} ${height}" width="${width}" height="${height}"`;
    })
    .replace(
      /(<line class="lifeline"[^>]* y1=")([\d.]+)/g,
      (_, start: string, y: string) => start + String(Number(y) - LIFT),
    )
    .replaceAll('<g class="actor"', `<g class="actor" transform="translate(0 -${LIFT})"`);
}

/** Draws a diagram as markup: the picture, its title and description, and the same as a list. */
export function diagram(source: string, id: string): string {
  const [title, description] = [described(source, 'accTitle'), described(source, 'accDescr')];
  const shown = source.replace(/^\s*acc(?:Title|Descr):.*$\n?/gm, '');
  const drawn = tightened(renderMermaidSVG(spacious(shown), SPACING), shown).replaceAll(BLANK, '');
  const width = SCALE * Number(/\swidth="([\d.]+)"/.exec(drawn)![1]);
  const svg = drawn
    // The page has the fonts and the colours. Two diagrams of a page need different names for their arrows.
    .replace(/<style>[^]*?<\/style>/, '')
    .replace(/\sstyle="[^"]*"/, '')
    .replace(/\s(width|height)="([\d.]+)"/g, (whole, name: string, size: string, at: number) =>
      at < 200 ? ` ${name}="${Math.round(Number(size) * SCALE)}"` : whole,
    )
    .replace(/font-size="(\d+)"/g, (_, size: string) => `font-size="${TEXT_SIZES[size] ?? size}"`)
    .replace(/\bid="/g, `id="${id}-`)
    .replace(/url\(#/g, `url(#${id}-`)
    .replace(/<svg /, `<svg role="img" aria-labelledby="${id}-title ${id}-text" `)
    .replace(
      /(<svg[^>]*>)/,
      `$1<title id="${id}-title">${escape(title)}</title><desc id="${id}-text">${escape(description)}</desc>`,
    );
  const steps = stepsOf(source).map((step) => `<li>${escape(step)}</li>`);
  return (
    `<figure class="diagram${width > PHONE ? ' wide' : ''}" v-pre>${svg.replace(/\n\s*/g, '\n').replace(/\n\n+/g, '\n')}` +
    `<details><summary>${escape(title)}, as text</summary><p>${escape(description)}</p><ol>${steps.join('')}</ol></details></figure>\n`
  );
}
