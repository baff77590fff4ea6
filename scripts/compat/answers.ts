// Compares what an operation answers: statuses, headers, bodies, and the exact texts.
import type { Json } from '../generate/document.ts';
import { follow, inside, refuseUnjudged, type Judge, type Pair } from './judge.ts';
import { compareSchemas } from './schemas.ts';

function compareHeaders(judge: Judge, { before, after }: Pair): void {
  const sent = new Map(Object.entries<Json>(after.headers ?? {}).map(([name, node]) => [name.toLowerCase(), node]));
  for (const [name, node] of Object.entries<Json>(before.headers ?? {})) {
    const at = inside(judge, `header ${name}`);
    const now = sent.get(name.toLowerCase());
    if (now === undefined) {
      at.breaks('is gone');
      continue;
    }
    const pair = follow(judge, { before: node, after: now });
    if (pair.before.required && !pair.after.required) at.breaks('may now be absent');
    compareSchemas(at, 'response', { before: pair.before.schema ?? {}, after: pair.after.schema ?? {} });
    // Where the service takes the value from is its own affair; what it makes of it is not.
    refuseUnjudged(at, pair, ['required', 'schema', 'x-value']);
  }
}

const fill = (body: Json, template: Record<string, string>): Json => {
  const copy = structuredClone(body);
  for (const [pointer, text] of Object.entries(template)) {
    const keys = pointer.slice(1).split('/');
    const last = keys.pop()!;
    const holder = keys.reduce((at: Json, key) => at?.[key], copy);
    if (holder) holder[last] = text;
  }
  return copy;
};

/** Examples as they go over the wire, with places for what varies: an error is all of it, a success its text. */
function textsOf(judge: Judge, side: keyof Pair, media: Json, isError: boolean): Map<string, string> {
  const examples = Object.values<Json>(media.examples ?? {}).map(
    (node) => follow(judge, { before: node, after: node })[side],
  );
  const texts = examples.map(({ value, 'x-template': template = {} }): [string, string] => {
    const body = fill(value, template);
    const message: string = body?.error?.message ?? body?.message ?? body?.data?.message ?? '';
    return [isError ? JSON.stringify(body) : message, [message, body?.error?.code].filter(Boolean).join(', code ')];
  });
  return new Map(texts);
}

/** Compares the bodies of one answer, and tells which of its errors and messages are gone. */
function compareContent(judge: Judge, { before, after }: Pair, isError: boolean): void {
  for (const [type, media] of Object.entries<Json>(before.content ?? {})) {
    const now = after.content?.[type];
    if (now === undefined) {
      judge.breaks(`${type} is gone`);
      continue;
    }
    compareSchemas(judge, 'response', { before: media.schema ?? {}, after: now.schema ?? {} });
    const texts = textsOf(judge, 'after', now, isError);
    for (const [key, name] of textsOf(judge, 'before', media, isError)) {
      if (!texts.has(key)) judge.breaks(`no longer answers: ${name}`);
    }
    refuseUnjudged(judge, { before: media, after: now }, ['schema']);
  }
}

export function compareAnswer(judge: Judge, node: Pair, isError: boolean): void {
  const pair = follow(judge, node);
  compareHeaders(judge, pair);
  compareContent(judge, pair, isError);
  // Links are a map for readers and tools; none goes over the wire.
  refuseUnjudged(judge, pair, ['headers', 'content', 'links']);
}

/** A new error is an addition: clients must expect any. A new success is not: clients look for the one they know. */
export function compareAnswers(judge: Judge, { before, after }: Pair): void {
  for (const [status, response] of Object.entries<Json>(before)) {
    const now = after[status];
    if (now === undefined) judge.breaks(`status ${status} is gone`);
    else compareAnswer(inside(judge, status), { before: response, after: now }, Number(status) >= 400);
  }
  const successes = Object.keys(after).filter((status) => !(status in before) && !/^[45]/.test(status));
  for (const status of successes) judge.breaks(`may now answer ${status}`);
}
