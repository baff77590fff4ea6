// Converts a built page to Markdown, for readers that are programs.
import { gfm } from '@truto/turndown-plugin-gfm';
import TurndownService from 'turndown';

/** The node of Turndown's parser; its declaration needs the DOM's types, which this project does not have. */
interface Node {
  nodeName: string;
  className?: string;
  textContent: string;
  getAttribute(name: string): string | null;
  querySelector(selector: string): Node | null;
  querySelectorAll(selector: string): ArrayLike<Node>;
}
interface Converter {
  use(plugin: unknown): void;
  addRule(
    name: string,
    rule: { filter: (node: Node) => boolean; replacement: (content: string, node: Node) => string },
  ): void;
  turndown(html: string): string;
}

const has = (node: Node, name: string): boolean => (node.getAttribute('class') ?? '').split(/\s+/).includes(name);

/** Parts of a page that are only for people in front of a screen. */
const isForScreens = (node: Node): boolean =>
  ['BUTTON', 'FORM', 'INPUT', 'SELECT', 'TEXTAREA', 'STYLE', 'SCRIPT'].includes(node.nodeName) ||
  has(node, 'header-anchor') ||
  has(node, 'shortcuts') ||
  has(node, 'error-filter') ||
  (node.nodeName === 'SPAN' && has(node, 'lang'));

const fence = (language: string, code: string): string =>
  `\n\n\`\`\`${language}\n${code.replace(/\n$/, '')}\n\`\`\`\n\n`;

const languageOf = (node: Node): string => /language-(\w+)/.exec(node.getAttribute('class') ?? '')?.[1] ?? '';

const isBlock = (node: Node): boolean => node.nodeName === 'DIV' && languageOf(node) !== '';

/** A sample in a language. */
const block = (node: Node): string => fence(languageOf(node), node.querySelector('code')?.textContent ?? '');

/** Samples in several languages, each below the name of its tab. */
function group(node: Node): string {
  const labels = Array.from(node.querySelectorAll('label'), (label) => label.textContent.trim());
  const blocks = Array.from(node.querySelectorAll('div[class*="language-"]'));
  return blocks.map((one, at) => `\n\n**${labels[at] ?? ''}**${block(one)}`).join('');
}

/** The texts of a picture for those who cannot see it. */
const picture = (node: Node): string => {
  const texts = [
    node.getAttribute('aria-label'),
    ...['title', 'desc'].map((one) => node.querySelector(one)?.textContent),
  ];
  return [...new Set(texts.filter((text) => text?.trim()))].map((text) => `\n\n*${text}*\n\n`).join('');
};

/** A tip or a warning, whose first line is its title. */
const note = (content: string): string => {
  const [title = '', ...rest] = content.trim().split(/\n{2,}/);
  const lines = [`**${title}**`, ...rest].join('\n\n').split('\n');
  return `\n\n${lines.map((line) => `> ${line}`.trimEnd()).join('\n')}\n\n`;
};

/**
 * Creates a converter for one page. `linkOf` gives the target of a link in the Markdown form; a link without a target
 * stays text.
 */
export function createConverter(linkOf: (href: string) => string): (html: string) => string {
  const options = { headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-', emDelimiter: '*' } as const;
  const service = new TurndownService(options) as unknown as Converter;
  service.use(gfm);
  service.addRule('group', { filter: (node) => has(node, 'vp-code-group'), replacement: (_, node) => group(node) });
  service.addRule('block', { filter: isBlock, replacement: (_, node) => block(node) });
  service.addRule('picture', {
    filter: (node) => node.nodeName.toLowerCase() === 'svg',
    replacement: (_, node) => picture(node),
  });
  service.addRule('note', { filter: (node) => has(node, 'custom-block'), replacement: note });
  service.addRule('link', {
    filter: (node) => node.nodeName === 'A' && node.getAttribute('href') !== null,
    replacement: (content, node) =>
      content.trim() === '' ? '' : `[${content}](${linkOf(node.getAttribute('href')!)})`,
  });
  // A cell of a table has one line.
  service.addRule('break', { filter: (node) => node.nodeName === 'BR', replacement: () => ' ' });
  // If several rules match a node, the last one counts.
  service.addRule('screen', { filter: isForScreens, replacement: () => '' });
  return (html) => {
    const text = service.turndown(html);
    // A number in a heading needs no escape.
    return `${text
      .replace(/^(#+ \d+)\\\./gm, '$1.')
      .replace(/^(#.*?) +$/gm, '$1')
      // The plugin for tables escapes the backslashes of Turndown's escapes again.
      .replace(/^\|.*$/gm, (row) => row.replace(/\\\\(?=[_*[\]])/g, '\\'))
      .replace(/\n{3,}/g, '\n\n')
      .trim()}\n`;
  };
}
