// Compares the exact texts of responses, which the document gives as examples: all errors, and the messages of
// successes.
import { render } from '../../src/contract/template.ts';
import type { Document, Json } from '../generate/document.ts';
import { follow, full, inside, type Judge, type Pair } from './judge.ts';

/**
 * The texts of examples as they are sent, with placeholders for values that vary. An error is compared completely, a
 * success only by its message.
 */
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
    // Removed media types are reported elsewhere.
    if (after?.content?.[type] === undefined) continue;
    const texts = textsOf(judge.documents.after, after.content[type], isError);
    for (const [key, name] of textsOf(judge.documents.before, media, isError)) {
      if (!texts.has(key)) judge.breaks(`no longer answers: ${name}`);
    }
  }
}

/** Compares the responses of an operation. New errors are additions: clients must expect unknown errors. */
export function compareAnswers(judge: Judge, { before, after }: Pair): void {
  for (const [status, response] of Object.entries<Json>(before)) {
    // Removed statuses are reported elsewhere.
    if (after[status] === undefined) continue;
    compareTexts(inside(judge, status), { before: response, after: after[status] }, Number(status) >= 400);
  }
}
