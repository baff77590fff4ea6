// How the generators for Python and Go name what they make of the document. Types have the same names in both.

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

const INITIALISMS = ['api', 'id', 'ip', 'uri', 'url'];

/** A field such as `partner_id` as that of a type of Go: `PartnerID`. */
export const goField = (name: string): string =>
  name
    .split('_')
    .map((word) => (INITIALISMS.includes(word) ? word.toUpperCase() : word[0]!.toUpperCase() + word.slice(1)))
    .join('');

/** `program_id` as a parameter of Go: `programID`. */
export const goParameter = (id: string): string => id[0]! + goField(id).slice(1);
