// Loaded before the built service: enlarges the document that it reads.
import { fileURLToPath } from 'node:url';
import { addOperations, type Operations } from './more-operations.ts';

const reader = fileURLToPath(new URL('../../../dist/src/contract/index.js', import.meta.url));
const { document, contract } = (await import(reader)) as { document: Record<string, unknown>; contract: Operations };
addOperations(document, contract, Number(process.env.MORE_OPERATIONS));
