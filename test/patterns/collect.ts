import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { SourceFile } from '../support/source.ts';

/** A regular expression of the product, and its location. */
export interface Pattern {
  place: string;
  source: string;
  flags: string;
}

/** A `new RegExp(…)` whose pattern is computed at run time. */
export interface Computed {
  path: string;
  argument: string;
}

const literalOf = (text: string) => /^\/(.*)\/([a-z]*)$/s.exec(text)!;

/** The regular expressions that a TypeScript file contains literally, and those that it computes. */
export function readPatterns({ path, text }: SourceFile): { written: Pattern[]; computed: Computed[] } {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = { written: [] as Pattern[], computed: [] as Computed[] };
  const placeOf = (node: ts.Node) => `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source = '', flags = ''] = literalOf(node.text);
      found.written.push({ place: placeOf(node), source, flags });
    }
    const made = ts.isNewExpression(node) || ts.isCallExpression(node) ? node : undefined;
    if (made && ts.isIdentifier(made.expression) && made.expression.text === 'RegExp') {
      const [first, second] = made.arguments ?? [];
      if (first && ts.isStringLiteralLike(first)) {
        const flags = second && ts.isStringLiteralLike(second) ? second.text : '';
        found.written.push({ place: placeOf(node), source: first.text, flags });
      } else found.computed.push({ path, argument: first?.getText() ?? '' });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** All different `pattern`s of the OpenAPI document. */
export function documentPatterns(file: string): Pattern[] {
  const sources = new Set<string>();
  JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') sources.add(value);
    return value;
  });
  // JSON Schema patterns have the flag u.
  return [...sources].map((source) => ({ place: `${file} ${source}`, source, flags: 'u' }));
}
