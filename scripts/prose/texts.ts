import { extname } from 'node:path';
import { forEachComment } from 'ts-api-utils';
import ts from 'typescript';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** Keys of the OpenAPI document whose values people read. Error texts have other keys and must not change. */
const READ_KEYS = new Set(['description', 'summary']);
/** A string that is an SQL statement. */
const SQL = /^\s*(?:--|alter|begin|comment|create|delete|drop|grant|insert|lock|select|set|truncate|update|with)\b/i;

/** A line that VitePress replaces with the content of a file. */
const INCLUDED = /^ *<<< .*$/gm;

/** One line of a file that people read: its number, from 1, and its text without indentation and comment signs. */
type Line = [number: number, text: string];

/**
 * Extracts the texts of a file for people as Markdown. Each text is on its original line, so that the linter's line
 * numbers are correct; all other lines are empty.
 */
export function textsOf(path: string, source: string): string {
  switch (extname(path)) {
    case '.md':
      return source.replace(INCLUDED, '');
    case '.yaml':
      return atTheirLines([...yamlTexts(source), ...lineComments(source, '#')]);
    case '.py':
      return atTheirLines([...docstrings(source), ...lineComments(source, '#')]);
    case '.ts':
    case '.js':
      return atTheirLines(scriptTexts(path, source));
    default:
      return atTheirLines(lineComments(source, extname(path) === '.go' ? '//' : '#'));
  }
}

function atTheirLines(texts: Line[]): string {
  const lines: string[] = [];
  for (const [number, text] of texts) lines[number - 1] = `${lines[number - 1] ?? ''} ${text}`.trim();
  return Array.from(lines, (line) => line ?? '').join('\n');
}

function yamlTexts(source: string): Line[] {
  const counter = new LineCounter();
  const found: Line[] = [];
  visit(parseDocument(source, { lineCounter: counter }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !READ_KEYS.has(String(key.value)) || !isScalar(value) || !value.range) return;
      const [start, end] = value.range;
      const text = source.slice(start, end).replace(/^[|>][-+]?(?=\n)/, '');
      found.push(...numbered(text, counter.linePos(start).line));
    },
  });
  return found;
}

function scriptTexts(path: string, source: string): Line[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number): number => file.getLineAndCharacterOfPosition(position).line + 1;
  const found: Line[] = [];
  forEachComment(file, (_, { pos, end }) => {
    const text = source.slice(pos, end).replace(/^\/\*+|\*\/$/g, '');
    found.push(...numbered(text, lineAt(pos), /^\s*(?:\/\/+|\*)?\s?/));
  });
  if (path.includes('src/')) strings(file, (node) => found.push(...numbered(quoted(node), lineAt(node.getStart()))));
  return found;
}

/** Finds help texts and messages: strings of more than one word in the service and its commands. */
function strings(node: ts.Node, found: (text: ts.Node) => void): void {
  const text = ts.isStringLiteral(node) || ts.isTemplateLiteral(node) ? quoted(node) : '';
  if (text.includes(' ') && !SQL.test(text)) found(node);
  else ts.forEachChild(node, (child) => strings(child, found));
}

/** The content of a string. An interpolated value becomes a code span, which no rule checks. */
function quoted(node: ts.Node): string {
  return node
    .getText()
    .slice(1, -1)
    .replace(/\$\{[^}]*\}/g, '`…`');
}

/** A Python string in triple quotes at the start of a line: a docstring. */
const DOCSTRING = /^[ \t]*"""([^]*?)"""/gm;

function docstrings(source: string): Line[] {
  return [...source.matchAll(DOCSTRING)].flatMap((found) => {
    const before = source.slice(0, found.index + found[0].indexOf('"""'));
    return numbered(found[1]!, before.split('\n').length);
  });
}

function lineComments(source: string, sign: string): Line[] {
  return source.split('\n').flatMap((line, index): Line[] => {
    const text = line.trimStart();
    return text.startsWith(sign) ? [[index + 1, text.slice(sign.length).trim()]] : [];
  });
}

function numbered(text: string, first: number, before = /^\s*/): Line[] {
  return text.split('\n').map((line, index): Line => [first + index, line.replace(before, '').trim()]);
}
