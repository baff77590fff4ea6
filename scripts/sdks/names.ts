// How the generator for Python names what it makes of the document; the one for Go names types in the same way.

/** The name of a schema, or of a reference to one, as a type. */
export const classOf = (schema: string): string =>
  schema
    .split('/')
    .at(-1)!
    .split(/[-_]/)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('');

/** A name such as `trackLead` or `LeadRequest` as that of a module. */
export const moduleOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter, at: number) => (at > 0 ? '_' : '') + letter.toLowerCase());
