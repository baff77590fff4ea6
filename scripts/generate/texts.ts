import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Document, Json } from './document.ts';

/** Adds the pattern that `x-text` of a schema stands for. */
export function addTextPatterns(root: string, document: Document): void {
  const patterns = parse(readFileSync(join(root, 'openapi/common/texts.yaml'), 'utf8')) as Record<string, string>;
  const visit = (node: Json): void => {
    if (typeof node !== 'object' || node === null) return;
    if (typeof node['x-text'] === 'string') node.pattern = patterns[node['x-text']];
    Object.values(node).forEach(visit);
  };
  visit(document.paths);
  visit(document.components);
}
