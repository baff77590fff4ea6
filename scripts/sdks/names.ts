// How the generators for Python and Go name what they make of the document. Types have the same names in both; the rest is
// in the folders of the languages.

/** The name of a schema, or of a reference to one, as a type. */
export const classOf = (schema: string): string =>
  schema
    .split('/')
    .at(-1)!
    .split(/[-_]/)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('');

/** A name such as `trackLead` as that of a method of Python. */
export const snakeOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter, at: number) => (at > 0 ? '_' : '') + letter.toLowerCase());
