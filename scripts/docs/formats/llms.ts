// Writes llms.txt: what the service is, and its pages in Markdown with one sentence each.
import { document } from '../../../src/contract/index.ts';
import type { MarkdownPage } from './pages.ts';

const line = (title: string, href: string, summary: string): string =>
  `- [${title}](${href})${summary === '' ? '' : `: ${summary}`}`;

/** The folder of a page, as a heading: `recipes/django` belongs to `Recipes`. */
function sectionOf({ name }: MarkdownPage): string {
  const folder = name.includes('/') ? name.slice(0, name.indexOf('/')) : 'guides';
  return folder[0]!.toUpperCase() + folder.slice(1);
}

/** The pages in the order in which the overview names them; it is the first, and what it does not name comes last. */
function inReadingOrder(pages: readonly MarkdownPage[]): MarkdownPage[] {
  const overview = pages.find(({ name }) => name === 'index')!.text;
  const placeOf = ({ name }: MarkdownPage): number => {
    const place = name === 'index' ? 0 : overview.indexOf(`](./${name}.md`);
    return place < 0 ? Infinity : place;
  };
  const places = new Map(pages.map((page) => [page, placeOf(page)]));
  // Infinity - Infinity is not a number, which keeps the order of these too.
  return pages.toSorted((one, other) => places.get(one)! - places.get(other)! || 0);
}

/** Pages that the text of the guides leaves out: a form, a history, and what concerns maintainers. */
const NOT_GUIDES = ['try', 'changelog', 'conformance', 'scaling', 'faults'];

const isGuide = ({ name }: MarkdownPage): boolean => !name.startsWith('reference/') && !NOT_GUIDES.includes(name);

const headOf = ({ title, summary }: { title: string; summary: string }): string => `# ${title}\n\n> ${summary}\n`;
const info = document.info as { title: string; summary: string };

/** The text of `llms.txt`; `at` is the address of the documentation, since the file is served at two places. */
export function llmsText(pages: readonly MarkdownPage[], at: string): string {
  const sections = new Map<string, string[]>();
  for (const page of inReadingOrder(pages)) {
    const lines = sections.get(sectionOf(page)) ?? [];
    sections.set(sectionOf(page), [...lines, line(page.title, `${at}${page.name}.md`, page.summary)]);
  }
  const file = (title: string, name: string, summary: string) => line(title, new URL(name, at).href, summary);
  const files = [
    file('llms-full.txt', 'llms-full.txt', 'The text of all guides in one file.'),
    file('openapi.json', '../openapi.json', 'The OpenAPI 3.1 document with every operation, field, error and limit.'),
    file('openapi.yaml', '../openapi.yaml', 'The same document as YAML.'),
    file('chain.arazzo.yaml', 'chain.arazzo.yaml', 'The calls from the click to the refund as an Arazzo workflow.'),
    file('sign-in.arazzo.yaml', 'sign-in.arazzo.yaml', 'The calls of a sign-in as an Arazzo workflow.'),
    file('postman.json', 'postman.json', 'A Postman collection with every request.'),
    file('bruno.zip', 'bruno.zip', 'The same collection for Bruno.'),
    file('TypeScript client', 'clients/referral-tracking-client.tgz', 'A package for `npm install`.'),
    file(
      'Command line',
      'clients/referral-tracking-cli.tgz',
      '`referral`, for `npm install` together with the next two and the TypeScript client.',
    ),
    file(
      'Contract',
      'clients/referral-tracking-contract.tgz',
      'The document as a package, which the command line needs.',
    ),
    file('Shared code', 'clients/referral-tracking-shared.tgz', 'What the command line also needs.'),
    file('Snippet', 'clients/referral-tracking-snippet.tgz', 'The types of the browser snippet, for `npm install`.'),
    file('Python client', 'clients/referral-tracking-python.tgz', 'A package for `pip install`.'),
    file('Go client', 'clients/referral-tracking-go.tgz', 'A module for `go mod edit -replace`.'),
  ];
  const lists = [...sections, ['API', files] as const].map(([name, lines]) => `## ${name}\n\n${lines.join('\n')}\n`);
  return [headOf(info), ...lists].join('\n');
}

/** The text of `llms-full.txt`: the guides one after another, with complete links. */
export function llmsFullText(pages: readonly MarkdownPage[], at: string): string {
  const guides = inReadingOrder(pages.filter(isGuide)).map(({ name, text }) =>
    text.replace(/\]\((\.[^)\s]*)\)/g, (_, target: string) => `](${new URL(target, `${at}${name}.md`).href})`),
  );
  return [headOf(info), ...guides].join('\n');
}
