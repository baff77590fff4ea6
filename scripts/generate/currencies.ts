import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Document, Json } from './document.ts';

const ONLY_ALL = 'A field has all currencies, as openapi/common/schemas/currency.yaml has them, or none';

/** Adds the schema `currency`, by which a deployment finds the places that list its own currencies. Throws if a place has others. */
export function addCurrencies(root: string, document: Document): void {
  const currency = parse(readFileSync(join(root, 'openapi/common/schemas/currency.yaml'), 'utf8')) as {
    enum: string[];
  };
  const check = (codes: string[], place: string): void => {
    const isAny = codes.some((code) => currency.enum.includes(code));
    if (isAny && codes.join() !== currency.enum.join()) throw new Error(`${ONLY_ALL}: ${place}`);
  };
  const visit = (node: Json, place: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node.enum)) check(node.enum.filter((code: string | null) => code !== null) as string[], place);
    if (node.properties) check(Object.keys(node.properties as object), place);
    for (const [name, inner] of Object.entries(node as object)) visit(inner, `${place}/${name}`);
  };
  visit(document.paths, '#/paths');
  visit(document.components, '#/components');
  document.components.schemas.currency = currency;
}
