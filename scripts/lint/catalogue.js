// Checks the error catalogue: Example Objects whose value has an `error`. An operation's errors are references to them.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isAlias, parse, parseDocument } from 'yaml';

const errorOf = (example) => (typeof example.value?.error?.message === 'string' ? example.value.error : undefined);

/** Checks that an error is declared for the status that it contains. */
export const errorStatus = () => {
  let status;
  return {
    PathItem: {
      Operation: {
        Response: {
          enter: (_, ctx) => void (status = Number(ctx.key)),
          MediaType: {
            Example(example, ctx, { Operation: { operationId } }) {
              const stated = errorOf(example)?.status;
              if (stated === undefined || stated === status) return;
              ctx.report({
                message: `${operationId} answers ${ctx.key} under ${status}, but it says ${stated}: make error.status the status that it is answered with.`,
                location: ctx.location.child(['value', 'error', 'status']),
              });
            },
          },
        },
      },
    },
  };
};

/** Checks that each status has one error name, and each name one status. */
export const errorName = () => {
  const nameOf = new Map();
  const statusOf = new Map();
  return {
    Example(example, ctx) {
      const { status, name } = errorOf(example) ?? {};
      if (name === undefined) return;
      const expected = nameOf.get(status) ?? name;
      const known = statusOf.get(name) ?? status;
      nameOf.set(status, expected);
      statusOf.set(name, known);
      const message =
        name !== expected
          ? `The error.name of status ${status} is ${expected}, not ${name}.`
          : `${name} is the error.name of status ${known}, not of ${status}.`;
      const location = ctx.location.child(['value', 'error', 'name']);
      if (name !== expected || status !== known) ctx.report({ message, location });
    },
  };
};

const MESSAGE = '/error/message';
/** The properties that distinguish errors with the same text: the envelope and the code. */
const envelopeOf = ({ data, error }) =>
  data !== undefined ? 'platform' : 'request_id' in error ? 'management' : 'typed';
const kindOf = ({ value }) => `${envelopeOf(value)} envelope, code ${value.error.code ?? 'none'}`;

/**
 * Checks that each text occurs once. Two entries may share it only if envelope or `error.code` differ; within a file the
 * second is then an alias of the first or merges it (`<<`), so that a change reaches both.
 */
export const errorMessage = () => {
  const entries = new Map();
  const written = new Map();
  const parsed = new Map();

  /** Whether the entry contains its text, or its template, itself, and not through an alias or a merge. */
  function isWritten(example, { source, pointer }) {
    if (!parsed.has(source)) parsed.set(source, parseDocument(source.body));
    const key = pointer.split('/').at(-1);
    const place = example['x-template']?.[MESSAGE] ? ['x-template', MESSAGE] : ['value', 'error', 'message'];
    const file = parsed.get(source);
    const steps = [key, ...place];
    const text = file.getIn(steps, true);
    return text === undefined ? !steps.some((_, i) => file.hasIn([...steps.slice(0, i), '<<'])) : !isAlias(text);
  }

  return {
    Example(example, ctx) {
      const error = errorOf(example);
      if (!error) return;
      const text = example['x-template']?.[MESSAGE] ?? error.message;
      const name = ctx.location.pointer.split('/').at(-1);
      const report = (message) => ctx.report({ message, location: ctx.location.child(['value', 'error', 'message']) });

      const same = `${text}\n${kindOf(example)}`;
      const twin = entries.get(same);
      if (twin) return report(`${name} says the same as ${twin} (${kindOf(example)}): refer to ${twin} instead.`);
      entries.set(same, name);

      if (!isWritten(example, ctx.location)) return;
      const once = `${text}\n${ctx.location.source.absoluteRef}`;
      const first = written.get(once);
      if (first)
        report(`${name} writes the text of ${first} a second time: anchor it there, and alias or merge it here.`);
      written.set(once, name);
    },
  };
};

/** Checks that every error is used by an operation. */
export const errorUsed = () => {
  const used = new Map();
  return {
    Example(example, ctx) {
      const { source, pointer } = ctx.location;
      if (!errorOf(example) || pointer.split('/').length > 2) return;
      used.set(source.absoluteRef, [...(used.get(source.absoluteRef) ?? []), pointer.slice(2)]);
    },
    Root: {
      leave(_, ctx) {
        for (const folder of new Set([...used.keys()].map(dirname))) {
          for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
            const path = join(folder, file);
            const entries = Object.entries(parse(readFileSync(path, 'utf8'), { merge: true, maxAliasCount: -1 }) ?? {});
            const errors = entries.filter(([, entry]) => errorOf(entry ?? {})).map(([name]) => name);
            for (const name of errors.filter((entry) => !used.get(path)?.includes(entry))) {
              ctx.report({
                message: `No operation declares the error ${name} of ${basename(path)}: declare it, or remove it.`,
              });
            }
          }
        }
      },
    },
  };
};
