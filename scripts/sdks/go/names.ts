// How the document's names become names of Go.

const INITIALISMS = ['api', 'id', 'ip', 'uri', 'url'];

const capital = (word: string): string =>
  INITIALISMS.includes(word.toLowerCase()) ? word.toUpperCase() : word[0]!.toUpperCase() + word.slice(1);

/** A name of any form, such as `partner_id`, `eventId` or `lead.recorded`, as an exported one: `PartnerID`. */
export const goName = (name: string): string =>
  name
    .replace(/(?<=\d)[a-z]/g, (letter) => letter.toUpperCase())
    .split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/)
    .filter((word) => word !== '')
    .map(capital)
    .join('');

/** `program_id` as a parameter: `programID`. */
export const goParameter = (id: string): string => id[0]! + goName(id).slice(1);

/** A comment of one line, about a thing with a name or about what follows; empty without a text. */
export const comment = (text: string | undefined, name = '', indent = ''): string =>
  text ? `${indent}// ${name && `${name}: `}${text.replace(/\s+/g, ' ').trim()}\n` : '';
