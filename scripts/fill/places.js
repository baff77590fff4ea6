import { dirname, join, relative } from 'node:path';

/** A reference from one file to a place in another, which is named from the root of the document. */
export const refTo = (root, from, place) => ({ $ref: relative(dirname(from), join(root, place)) });
