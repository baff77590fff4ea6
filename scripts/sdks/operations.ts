// All operations that an SDK can call, as the generators for Python and Go need them.
import type { Document, Json } from '../generate/document.ts';
import { nameOf } from './document.ts';
import { classOf } from './names.ts';
import { fileOf } from './resources.ts';

export interface Operation {
  /** such as `approvePartner` */
  id: string;
  method: string;
  path: string;
  summary: string;
  /** the file of its tag */
  resource: string;
  /** the names of the parameters of its path, in their order */
  ids: string[];
  /** the parameters of its query */
  query: Json[];
  takesKey: boolean;
  /** whether it may be sent again without a key */
  repeatable: boolean;
  /** the type of its body */
  request: string | undefined;
  /** the type of its answer; undefined: a file */
  answer: string | undefined;
}

const typeOf = (body: Json): string | undefined => {
  const reference = body?.content['application/json']?.schema.$ref as string | undefined;
  return reference && classOf(nameOf(reference));
};

/** `document` is the whole one, `reduced` the one for generators. */
export function allOperations(document: Document, reduced: Document): Operation[] {
  return Object.entries<Json>(reduced.paths).flatMap(([path, item]) =>
    Object.entries<Json>(item).map(([method, operation]): Operation => {
      const { operationId, summary, tags, parameters = [], requestBody, responses } = operation;
      const within = (place: string): Json[] => parameters.filter((one: Json) => one.in === place);
      return {
        id: operationId,
        method: method.toUpperCase(),
        path,
        summary,
        resource: fileOf(tags[0]),
        ids: within('path').map(({ name }) => name as string),
        query: within('query'),
        takesKey: within('header').length > 0,
        repeatable: document.paths[path][method]['x-repeatable'] === true,
        request: typeOf(requestBody),
        answer: typeOf(Object.values(responses)[0]),
      };
    }),
  );
}
