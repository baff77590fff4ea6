// Compares the exact texts of answers, which the document gives as examples: every error, and what a success says.
import { render } from '../../src/contract/template.ts';
import type { Document, Json } from '../generate/document.ts';
import { follow, full, inside, type Judge, type Pair } from './judge.ts';

/** Examples as they go over the wire, with places for what varies: an error is all of it, a success its text. */
function textsOf(document: Document, media: Json, isError: boolean): Map<string, string> {
  const texts = Object.values<Json>(media?.examples ?? {}).map((node): [string, string] => {
    const { value, 'x-template': template = {} } = full(document, node);
    const body = render(value, template, (text) => text) as Json;
    const message: string = body?.error?.message ?? body?.message ?? body?.data?.message ?? '';
    return [isError ? JSON.stringify(body) : message, [message, body?.error?.code].filter(Boolean).join(', code ')];
  });
  return new Map(texts);
}

/** An operation's errors by their names: status, code and message, with places for what varies. */
export function errorTexts(document: Document, { responses }: Json): Map<string, string> {
  const failures = Object.entries<Json>(responses).filter(([status]) => Number(status) >= 400);
  const entries = failures.flatMap(([status, response]) => {
    const { examples = {} } = full(document, response).content?.['application/json'] ?? {};
    return Object.entries<Json>(examples).map(([name, node]): [string, string] => {
      const { value, 'x-template': template = {} } = full(document, node);
      const { error } = render(value, template, (text) => text) as Json;
      return [name, [status, error?.code, error?.message].filter(Boolean).join(' ')];
    });
  });
  return new Map(entries);
}

/** Reports which errors and messages of one response were removed. */
export function compareTexts(judge: Judge, node: Pair, isError: boolean): void {
  const { before, after } = follow(judge, node);
  for (const [type, media] of Object.entries<Json>(before?.content ?? {})) {
    // A removed media type is reported as such.
    if (after?.content?.[type] === undefined) continue;
    const texts = textsOf(judge.documents.after, after.content[type], isError);
    for (const [key, name] of textsOf(judge.documents.before, media, isError)) {
      if (!texts.has(key)) judge.breaks(`no longer answers: ${name}`);
    }
  }
}

/** A new error is an addition: clients must expect any. */
export function compareAnswers(judge: Judge, { before, after }: Pair): void {
  for (const [status, response] of Object.entries<Json>(before)) {
    // A removed status is reported as such.
    if (after[status] === undefined) continue;
    compareTexts(inside(judge, status), { before: response, after: after[status] }, Number(status) >= 400);
  }
}
