// Compares the released document with the new one from the clients' point of view.
import { resolve, type Document, type Json } from '../generate/document.ts';
import { requestIdOf } from '../generate/contract.ts';
import { inside, isSame, refuseChanges, text, type Judge, type Pair } from './judge.ts';
import { wireBreaks } from './oasdiff.ts';
import { modernRoot, withPlainConstants } from './modern.ts';
import { comparePaths } from './operations.ts';
import { compareTexts } from './texts.ts';

function compareRequests(judge: Judge, { before, after }: Pair): void {
  if (after.windowSeconds > before.windowSeconds) judge.breaks(`the window is now ${after.windowSeconds} seconds`);
  for (const [name, bucket] of Object.entries<Json>(before.buckets)) {
    // If a path moves to another bucket, or to none, this is reported at the path.
    const now = after.buckets[name];
    if (!now) continue;
    const at = inside(judge, name);
    if (now.limit < bucket.limit) at.breaks(`only ${now.limit} requests instead of ${bucket.limit}`);
    refuseChanges(at, { before: bucket, after: now }, ['limit']);
  }
}

/** Limits may be raised. How much of a value a message repeats must stay, because it is part of the message's text. */
function compareLimits(judge: Judge, { before, after }: Pair): void {
  const { requests, ...limits } = before;
  compareRequests(inside(judge, 'requests'), { before: requests, after: after.requests });
  for (const [name, limit] of Object.entries<number>(limits)) {
    const isMore = name !== 'echoedCharacters' && after[name] > limit;
    if (after[name] !== limit && !isMore) judge.breaks(`${name} changes from ${limit} to ${after[name] ?? 'nothing'}`);
  }
}

function compareSchemes(judge: Judge, { before, after }: Pair): void {
  for (const [name, scheme] of Object.entries<Json>(before)) {
    if (!after[name]) judge.breaks(`${name} is gone`);
    else refuseChanges(inside(judge, name), { before: scheme, after: after[name] }, ['bearerFormat', 'description']);
  }
}

const at = (document: Document, key: string): Json => resolve(document, { $ref: document['x-answers'][key] });

/** The responses that belong to no operation. */
function compareLoose(judge: Judge, before: Document, after: Document): void {
  for (const key of ['unknownPath', 'unreadableRequest']) {
    compareTexts(inside(judge, key), { before: at(before, key), after: at(after, key) }, true);
  }
  const key = 'rotationWarning';
  if (!isSame(at(before, key), at(after, key))) inside(judge, key).breaks('its texts change');
  const [was, is] = [before, after].map((document) => document['x-answers'].preflight);
  refuseChanges(inside(judge, 'preflight'), { before: was, after: is }, ['always']);
  // Another header of every preflight breaks nobody.
  const kept = Object.fromEntries(Object.keys(was.always ?? {}).map((name) => [name, is.always?.[name]]));
  refuseChanges(inside(judge, 'preflight: always'), { before: was.always, after: kept }, []);
}

/** Keys that are checked elsewhere or do not affect clients. */
const JUDGED = ['x-answers', 'x-limits'];
const STANDARD = ['openapi', 'info', 'servers', 'security', 'paths', 'components', 'tags'];

/**
 * Finds the changes that break clients of the released document. Each is a line that stays the same as long as the
 * change does. oasdiff, whose path is passed in, applies the rules of OpenAPI; this module adds the rules for this
 * document's extensions.
 */
export function findBreaks(oasdiff: string, released: Document, after: Document): string[] {
  const before = modernRoot(released);
  const found: string[] = wireBreaks(
    oasdiff,
    withPlainConstants(before) as Document,
    withPlainConstants(after) as Document,
  );
  const judge: Judge = { documents: { before, after }, breaks: (what) => found.push(what) };
  comparePaths(judge, before, after);
  compareLoose(inside(judge, 'x-answers'), before, after);
  const [was, is] = [before, after].map(requestIdOf);
  if (!isSame(was, is)) judge.breaks(`the request identifier changes from ${text(was)} to ${text(is)}`);
  compareLimits(inside(judge, 'x-limits'), { before: before['x-limits'], after: after['x-limits'] });
  compareSchemes(inside(judge, 'credentials'), {
    before: before.components?.securitySchemes ?? {},
    after: after.components?.securitySchemes ?? {},
  });
  refuseChanges(judge, { before, after }, [...STANDARD, ...JUDGED]);
  return [...new Set(found)];
}
