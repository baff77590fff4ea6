// The one place where a request's path is matched with the document's. openapi-backend's own matching tries a new regular
// expression for each operation at each request; here a path without parameters is one look-up in a map, however many
// operations there are, and one with parameters is looked up by the text before its first parameter.
import { contract, type OperationId, type PathEntry } from '../contract/index.ts';

/** A path of the document. */
export interface Route {
  /** as the document writes it */
  readonly path: string;
  readonly entry: PathEntry;
  readonly operations: readonly { readonly id: OperationId; readonly method: string }[];
  /** what the request has in place of the path's parameters, as it was sent */
  readonly values: Readonly<Record<string, string>>;
}

/** What the router needs of an operation; openapi-backend lists them so. */
export interface RoutedOperation {
  path: string;
  /** in lower case */
  method: string;
  operationId?: string;
}

export interface Router {
  /** The document's path for a request's; undefined when no operation has it. Nothing is decoded. */
  match(path: string): Route | undefined;
}

/** A part of a path: a fixed text, or the name of a parameter. */
type Segment = { text: string } | { name: string };
interface Template {
  route: Route;
  segments: Segment[];
}

const NO_VALUES = {};
const PARAMETER = /^\{(\w+)\}$/;

function segmentOf(text: string): Segment {
  const name = PARAMETER.exec(text)?.[1];
  if (name === undefined && text.includes('{')) throw new Error(`a parameter must be a whole segment: ${text}`);
  return name === undefined ? { text } : { name };
}

const fixedSegments = ({ segments }: Template): number => segments.filter((segment) => 'text' in segment).length;

/** The values of a template's parameters; undefined when the path does not fit it. */
function valuesOf({ segments }: Template, sent: readonly string[]): Record<string, string> | undefined {
  if (sent.length !== segments.length) return undefined;
  const values: Record<string, string> = {};
  for (const [i, segment] of segments.entries()) {
    const text = sent[i]!;
    if ('text' in segment) {
      if (segment.text !== text) return undefined;
    } else if (text === '') {
      return undefined;
    } else {
      values[segment.name] = text;
    }
  }
  return values;
}

function routesOf(operations: readonly RoutedOperation[], paths: Readonly<Record<string, PathEntry>>): Route[] {
  return Object.entries(paths).map(([path, entry]) => ({
    path,
    entry,
    values: NO_VALUES,
    operations: operations
      .filter((operation) => operation.path === path)
      .map(({ operationId, method }) => ({ id: operationId as OperationId, method })),
  }));
}

/** Makes the table of the document's paths; `paths` says what each is besides its operations. */
export function createRouter(
  operations: readonly RoutedOperation[],
  paths: Readonly<Record<string, PathEntry>> = contract.paths,
): Router {
  const fixed = new Map<string, Route>();
  /** by the text before the first parameter, which ends with a slash */
  const templates = new Map<string, Template[]>();
  for (const route of routesOf(operations, paths)) {
    const prefix = route.path.slice(0, route.path.indexOf('{'));
    if (!route.path.includes('{')) fixed.set(route.path, route);
    else {
      const template = { route, segments: route.path.split('/').map(segmentOf) };
      templates.set(prefix, [...(templates.get(prefix) ?? []), template]);
    }
  }
  // Of two templates that fit a path, the one with more fixed text is meant.
  for (const group of templates.values()) group.sort((a, b) => fixedSegments(b) - fixedSegments(a));

  function matchTemplate(path: string): Route | undefined {
    const sent = path.split('/');
    for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
      for (const template of templates.get(path.slice(0, end + 1)) ?? []) {
        const values = valuesOf(template, sent);
        if (values) return { ...template.route, values };
      }
      if (end === 0) break;
    }
    return undefined;
  }

  return { match: (path) => fixed.get(path) ?? matchTemplate(path) };
}
