export * from '../../../dist/src/database/db.js';

/** Every statement that the loaded modules have declared: name → text. */
export const declared = new Map();

export function statement(name, text) {
  declared.set(name, text);
  return { name, text };
}
