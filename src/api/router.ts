// Matches a request's path with the paths of the document, in this one place. A path without parameters is one look-up
// in a map, however many operations there are; a path with parameters is looked up by the text before its first
// parameter. (openapi-backend's own router builds a regular expression for each operation and request.)
import { contract, type OperationId, type PathEntry } from '../contract/index.ts';

/** A path of the document. */
export interface Route {
  /** the path as the document writes it */
  readonly path: string;
  readonly entry: PathEntry;
  readonly operations: readonly { readonly id: OperationId; readonly method: string }[];
  /** the values of the path's parameters, as they were sent */
  readonly values: Readonly<Record<string, string>>;
}

/** What the router needs to know about an operation, as openapi-backend lists it. */
export interface RoutedOperation {
  path: string;
  /** in lower case */
  method: string;
  operationId?: string;
}

export interface Router {
  /** Finds the document's path for a request's path; undefined if there is none. Percent-encoding is not decoded. */
  match(path: string): Route | undefined;
  /**
   * since the start: how many paths with parameters were compared with requests' paths, and how many segments of
   * requests' paths were looked at
   */
  readonly counts: { readonly compared: number; readonly segments: number };
}

/** A segment of a path: a fixed text, or a parameter's name. */
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

/** The name of the only parameter of a path, which is at its end. */
function restOf(path: string, prefix: string): string {
  const segment = segmentOf(path.slice(prefix.length));
  if (!('name' in segment)) throw new Error(`a path with a rest ends with its only parameter: ${path}`);
  return segment.name;
}

const fixedSegments = ({ segments }: Template): number => segments.filter((segment) => 'text' in segment).length;

/** The values of a template's parameters; undefined if the path does not match the template. */
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

/** Creates the routing table; `paths` holds the other properties of each path. */
export function createRouter(
  operations: readonly RoutedOperation[],
  paths: Readonly<Record<string, PathEntry>> = contract.paths,
): Router {
  const fixed = new Map<string, Route>();
  /** the paths whose last parameter has everything that follows, with the text before it */
  const open: { prefix: string; name: string; route: Route }[] = [];
  /** the templates, by the text before the first parameter, which ends with a slash */
  const templates = new Map<string, Template[]>();
  for (const route of routesOf(operations, paths)) {
    const prefix = route.path.slice(0, route.path.indexOf('{'));
    if (!route.path.includes('{')) fixed.set(route.path, route);
    else if (route.entry.rest) open.push({ prefix, name: restOf(route.path, prefix), route });
    else {
      const template = { route, segments: route.path.split('/').map(segmentOf) };
      templates.set(prefix, [...(templates.get(prefix) ?? []), template]);
    }
  }
  // If two templates match a path, the one with more fixed segments wins.
  for (const group of templates.values()) group.sort((a, b) => fixedSegments(b) - fixedSegments(a));

  const most = Math.max(0, ...[...templates.values()].flat().map(({ segments }) => segments.length));
  const counts = { compared: 0, segments: 0 };

  function matchTemplate(path: string): Route | undefined {
    // One more than any template has is enough to know that none matches, however many there are.
    const sent = path.split('/', most + 1);
    counts.segments += sent.length;
    if (sent.length > most) return undefined;
    for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
      counts.segments++;
      for (const template of templates.get(path.slice(0, end + 1)) ?? []) {
        counts.compared++;
        const values = valuesOf(template, sent);
        if (values) return { ...template.route, values };
      }
      if (end === 0) break;
    }
    return undefined;
  }

  function matchOpen(path: string): Route | undefined {
    const found = open.find(({ prefix }) => path.startsWith(prefix));
    return found && { ...found.route, values: { [found.name]: path.slice(found.prefix.length) } };
  }

  return { match: (path) => fixed.get(path) ?? matchOpen(path) ?? matchTemplate(path), counts };
}
