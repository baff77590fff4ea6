// Writes an SVG again, from what costs little to draw. The parser is the one of the library that draws, and what is drawn is
// what this file has written, never what was sent.
import { ParseOption, XmlDocument, XmlElement, XmlText, XmlCData } from 'libxml2-wasm';
import { escapeHtml } from './markup.ts';

const SVG = 'http://www.w3.org/2000/svg';
const EDGE = 256;
const MOST = { pixels: 16_000_000, elements: 2000, depth: 32, path: 60_000, text: 500, clips: 64, style: 16_000 };

const words = (text: string) => new Set(text.split(/\s+/));

const ELEMENTS =
  words(`svg g defs path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop
  clipPath`);
/** What draws nothing is left out. */
const SILENT = words('title desc metadata style');
const PROPERTIES = words(`clip-path clip-rule color display fill fill-opacity fill-rule font-family font-size font-style
  font-weight letter-spacing opacity stop-color stop-opacity stroke stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width text-anchor visibility`);
const ATTRIBUTES =
  words(`id transform d x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height points offset gradientUnits
  gradientTransform spreadMethod clipPathUnits viewBox preserveAspectRatio`);
/** What would be drawn differently without it, and costs too much; `none` is no use of it. */
const COSTLY = words(`filter mask stroke-dasharray marker marker-start marker-mid marker-end mix-blend-mode
  enable-background href`);
const DRAWN_ANYWAY = words('enable-background');

class Refused extends Error {}
const check = (holds: boolean): void => {
  if (!holds) throw new Refused();
};

/** A reference is to an element of this file, in the properties that may have one. */
const REFERENCE = /url|image|var|attr|calc|[\\@]/i;
const OWN_REFERENCE = /^url\(['"]?#[\w.:-]{1,100}['"]?\) ?(?:none|#?\w{1,20})?$/;
const REFERRING = words('fill stroke clip-path');

type Given = readonly [name: string, value: string];
interface Rule {
  selector: string;
  given: Given[];
}
interface State {
  elements: number;
  path: number;
  text: number;
  clips: number;
  rules: Rule[];
}

function readDeclarations(text: string): Given[] {
  return text.split(';').flatMap((part): Given[] => {
    const at = part.indexOf(':');
    const value = part.slice(at + 1).replace('!important', '');
    return at < 0 ? [] : [[part.slice(0, at).trim().toLowerCase(), value.trim()]];
  });
}

/** Rules of one name, class or identifier each, as drawing programs write them. */
function readRules(text: string): Rule[] {
  check(text.length <= MOST.style);
  const rules: Rule[] = [];
  for (const block of text.replaceAll(/\/\*[^*]*\*\//g, '').split('}')) {
    const [selectors = '', body] = block.split('{');
    if (body === undefined) {
      check(selectors.trim() === '');
      continue;
    }
    for (const selector of selectors.split(',').map((each) => each.trim())) {
      check(/^[.#]?[\w-]+$/.test(selector));
      rules.push({ selector, given: readDeclarations(body) });
    }
  }
  check(rules.length <= 500);
  return rules;
}

/** The properties of an element: its attributes, then the rules by their weight, then its own style. */
function propertiesOf(element: XmlElement, given: Map<string, string>, { rules }: State): Map<string, string> {
  const classes = words(given.get('class') ?? '');
  const chosen = (selector: string) =>
    selector.startsWith('.') ? classes.has(selector.slice(1)) : selector === element.name;
  const byId = `#${given.get('id')}`;
  return new Map([
    ...[...given].filter(([name]) => PROPERTIES.has(name) || COSTLY.has(name)),
    ...['', '.', '#'].flatMap((kind) =>
      rules
        .filter(({ selector }) => (/^[.#]/.exec(selector)?.[0] ?? '') === kind)
        .filter(({ selector }) => (kind === '#' ? selector === byId : chosen(selector)))
        .flatMap((rule) => rule.given),
    ),
    ...readDeclarations(given.get('style') ?? ''),
  ]);
}

function writeProperty(name: string, value: string, inClip: boolean, state: State): string {
  if (COSTLY.has(name)) check(DRAWN_ANYWAY.has(name) || ['', 'none', 'normal', '0'].includes(value.trim()));
  if (!PROPERTIES.has(name)) return '';
  check(value.length <= 200);
  if (REFERENCE.test(value)) check(REFERRING.has(name) && OWN_REFERENCE.test(value.trim()));
  if (name === 'clip-path' && value.trim() !== 'none') check(!inClip && ++state.clips <= MOST.clips);
  return ` ${name}="${escapeHtml(value)}"`;
}

function writeAttributes(element: XmlElement, inClip: boolean, state: State): string {
  const all = element.attrs.filter(({ namespaceUri }) => namespaceUri === '' || namespaceUri.endsWith('/xlink'));
  const given = new Map(all.map(({ name, value }) => [name, value]));
  let written = '';
  // The colours of a gradient may be those of another.
  const href = given.get('href');
  if (href !== undefined && element.name.endsWith('Gradient')) {
    check(/^#[\w.:-]{1,100}$/.test(href));
    written += ` href="${escapeHtml(href)}"`;
    given.delete('href');
  }
  for (const [name, value] of given) {
    if (!ATTRIBUTES.has(name)) continue;
    state.path += value.length;
    check(state.path <= MOST.path);
    written += ` ${name}="${escapeHtml(value)}"`;
  }
  for (const [name, value] of propertiesOf(element, given, state)) written += writeProperty(name, value, inClip, state);
  return written;
}

function write(element: XmlElement, depth: number, inClip: boolean, state: State): string {
  if (element.namespaceUri !== SVG || SILENT.has(element.name)) return '';
  check(ELEMENTS.has(element.name) && (element.name !== 'svg' || depth === 0));
  check(depth <= MOST.depth && ++state.elements <= MOST.elements);
  const clips = inClip || element.name === 'clipPath';
  let inner = '';
  for (let child = element.firstChild; child; child = child.next) {
    if (child instanceof XmlElement) inner += write(child, depth + 1, clips, state);
    else if ((child instanceof XmlText || child instanceof XmlCData) && /^t(ext|span)$/.test(element.name)) {
      state.text += child.content.length;
      check(state.text <= MOST.text);
      inner += escapeHtml(child.content);
    }
  }
  return depth === 0 ? inner : `<${element.name}${writeAttributes(element, clips, state)}>${inner}</${element.name}>`;
}

const LENGTH = /^\s*\+?(\d+(?:\.\d*)?|\.\d+)(px|pt|pc|mm|cm|in)?\s*$/;

/** The root, as large as the picture that is served: each layer of the drawing has that size. */
function writeRoot(root: XmlElement, state: State): string {
  const [width, height] = ['width', 'height'].map((name) => LENGTH.exec(root.attr(name)?.value ?? ''));
  const box = (root.attr('viewBox')?.value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const hasBox = box.length === 4 && box.every(Number.isFinite);
  const [wide = NaN, high = NaN] = width && height ? [Number(width[1]), Number(height[1])] : hasBox ? box.slice(2) : [];
  check(wide > 0 && high > 0 && wide * high <= MOST.pixels && Math.max(wide / high, high / wide) <= EDGE);
  check(!hasBox || (box[2]! > 0 && box[3]! > 0 && Math.max(...box.map(Math.abs)) <= 100_000));
  const scale = EDGE / Math.max(wide, high);
  const [w, h] = [wide, high].map((side) => Math.max(1, Math.round(side * scale)));
  const view = hasBox ? box : [0, 0, wide, high];
  const rest = writeAttributes(root, false, state).replaceAll(/ (?:width|height|viewBox)="[^"]*"/g, '');
  return `<svg xmlns="${SVG}" width="${w}" height="${h}" viewBox="${view.join(' ')}"${rest}>`;
}

/** The file as it may be drawn; undefined if it is not an SVG or could cost much. */
export function cheapSvg(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    check(!text.includes('<!ENTITY'));
    const doc = XmlDocument.fromString(text, { option: ParseOption.XML_PARSE_NONET });
    const { root } = doc;
    check(root.name === 'svg' && root.namespaceUri === SVG);
    const styles = root.find('//s:style', { s: SVG }).map(({ content }) => content);
    const state: State = { elements: 0, path: 0, text: 0, clips: 0, rules: readRules(styles.join('\n')) };
    const inner = write(root, 0, false, state);
    return `${writeRoot(root, state)}${inner}</svg>`;
  } catch {
    // Whatever the parser says, the file is to blame.
    return undefined;
  }
}
