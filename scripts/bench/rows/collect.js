// hooks.js resolves this to the module that it replaces.
export * from 'referral:database';

/** Every statement that the loaded modules have declared: name → text. */
export const declared = new Map();

export function statement(name, text) {
  declared.set(name, text);
  return { name, text };
}
