// Splits a page into the sections that the search finds.

interface Section {
  anchor: string;
  /** the headings from the page's title down to the section's own */
  titles: string[];
  text: string;
}

const HEADING = /<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs;
const ANCHOR = /<a\b[^>]* href="#([^"]*)"/;

const textOf = (html: string): string => html.replace(/<[^>]*>/g, '');
/** The heading without the link to itself, which the renderer appends. */
const titleOf = (heading: string): string => textOf(heading.slice(0, heading.search(ANCHOR))).trim();

/**
 * Does what VitePress does, in linear time: its own expression is cubic in the length of a line, and a table of the
 * reference is one long line.
 */
export function splitIntoSections(_path: string, html: string): Section[] {
  const headings = [...html.matchAll(HEADING)].filter(([, , heading]) => ANCHOR.test(heading!));
  const sections: Section[] = [];
  let above: string[] = [];
  headings.forEach((match, at) => {
    const level = Number(match[1]) - 1;
    const heading = match[2]!;
    const text = textOf(html.slice(match.index + match[0].length, headings[at + 1]?.index));
    const title = titleOf(heading);
    if (!title || !text) return;
    above = [...above.slice(0, level), title];
    sections.push({ anchor: ANCHOR.exec(heading)![1]!, titles: above.filter(Boolean), text });
  });
  return sections;
}
