// What the files of openapi/ do not say because it follows from what they do. Redocly runs this before it lints or bundles, so every
// reader of the document has it whole. EXTENSIONS.md lists what is filled in.
import { dirname } from 'node:path';
import { answersOf, factsOf } from './answers.js';

export const fill = () => {
  let answers;
  return {
    Root: (_, ctx) => void (answers = answersOf(dirname(ctx.location.source.absoluteRef))),
    Paths: {
      PathItem: {
        Operation: {
          leave(operation, ctx, { PathItem: item }) {
            if (operation['x-access'] === undefined) return;
            const from = ctx.location.source.absoluteRef;
            const facts = factsOf(item, operation, { method: ctx.key, from, resolve: ctx.resolve });
            answers.fill(facts, operation, from, ctx.resolve);
          },
        },
      },
    },
  };
};
