// Writes the contract as a module with type declarations: data at run time, literal types for the compiler.
import type { Contract } from './contract.ts';

function paramsInterface(contract: Contract): string {
  const lines = Object.entries(contract.catalogue).map(([key, { params }]) => {
    const fields = Object.entries(params).map(([name, type]) => `${name}: ${type}`);
    return `  ${key}: ${fields.length > 0 ? `{ ${fields.join('; ')} }` : 'undefined'};`;
  });
  return `/** What each error of the catalogue must be given. */\nexport interface CatalogueParams {\n${lines.join('\n')}\n}\n`;
}

/** Nobody reads the headers of a response as literals, and every operation has them for every status. */
const HEADERS =
  'Readonly<Record<string, readonly { readonly name: string; readonly value: string; readonly text?: string }[]>>';

/** The literal type of a JSON value. */
function literalType(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `readonly [${value.map((item) => literalType(item, inner)).join(', ')}]`;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([name, field]) => {
      const isSets = name === 'headers' && !Array.isArray(field) && Object.values(field as object).every(Array.isArray);
      return `${inner}readonly ${JSON.stringify(name)}: ${isSets ? HEADERS : literalType(field, inner)};\n`;
    });
  return fields.length > 0 ? `{\n${fields.join('')}${indent}}` : '{}';
}

/** The module with the contract's data. */
export const renderContract = (contract: Contract): string =>
  `export const contract = ${JSON.stringify(contract, null, 2)};\n`;

/** The module's type declarations. */
export const renderContractTypes = (contract: Contract): string =>
  `export declare const contract: ${literalType(contract)};\n\n${paramsInterface(contract)}`;
