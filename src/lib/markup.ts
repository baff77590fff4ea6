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

/** Marks text as markup. It must not contain anything that came from outside. */
export const raw = (markup: string): Html => ({ markup });
