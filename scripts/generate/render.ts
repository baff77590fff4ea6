// Writes the contract as a TypeScript module: data for run time, literal types for the compiler.
import type { Contract } from './contract.ts';

function paramsInterface(contract: Contract): string {
  const lines = Object.entries(contract.catalogue).map(([key, { params }]) => {
    const fields = Object.entries(params).map(([name, type]) => `${name}: ${type}`);
    return `  ${key}: ${fields.length > 0 ? `{ ${fields.join('; ')} }` : 'undefined'};`;
  });
  return `/** What each error of the catalogue must be given. */\nexport interface CatalogueParams {\n${lines.join('\n')}\n}\n`;
}

export function renderContract(contract: Contract): string {
  return `export const contract = ${JSON.stringify(contract, null, 2)} as const;\n\n${paramsInterface(contract)}`;
}
