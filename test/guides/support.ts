// The sources of the guides: their text, their blocks of code, and the commands in these.
import { readdirSync, readFileSync } from 'node:fs';

export interface Block {
  /** such as `sh` */
  language: string;
  text: string;
}

export interface Guide {
  /** from the folder `docs`, such as `management/links.md` */
  path: string;
  /** where the site serves it, such as `/management/links` */
  address: string;
  text: string;
}

const FOLDERS = ['', 'management/', 'processors/', 'recipes/', 'sign-in/'];

/** The address of a page: `recipes/index.md` is at `/recipes/`. */
const addressOf = (path: string): string => `/${path.replace(/\.md$/, '').replace(/(^|\/)index$/, '$1')}`;

/** Every guide that people write. */
export const guides: readonly Guide[] = FOLDERS.flatMap((folder) =>
  readdirSync(`docs/${folder}`)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => ({
      path: `${folder}${name}`,
      address: addressOf(`${folder}${name}`),
      text: readFileSync(`docs/${folder}${name}`, 'utf8'),
    })),
);

/** The guides, and the pages of the repository that people read before them. */
export const pages: readonly Guide[] = [
  ...guides,
  ...['README.md', 'CONTRIBUTING.md', 'packages/cli/README.md', 'packages/client/README.md'].map((path) => ({
    path: `../${path}`,
    address: path,
    text: readFileSync(path, 'utf8'),
  })),
];

const FENCE = /^( *)(```+)([\w-]*)[^\n]*\n([^]*?)^\1\2 *$/gm;

/** The blocks of code of a page; the included files are tested on their own. */
export const blocksOf = (text: string): Block[] =>
  [...text.matchAll(FENCE)].map(([, indent, , language, inner]) => ({
    language: language!,
    text: inner!.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));

/** The text outside blocks of code. */
export const proseOf = (text: string): string => text.replace(FENCE, '');

/** Code within the text, such as `amount_cents`. */
export const inlineCode = (text: string): string[] =>
  [...proseOf(text).matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, code]) => code!);
