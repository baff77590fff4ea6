// hooks.js resolves this to the module that it replaces.
export * from 'referral:database';

/** Every statement that the loaded modules have declared: name → its texts. */
export const declared = new Map();

export function statement(name, text, distributed) {
  declared.set(name, { text, distributed });
  return { name, text, distributed };
}
