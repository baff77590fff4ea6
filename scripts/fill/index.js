// What the files of openapi/ do not say because it follows from what they do. Redocly runs this before it lints or bundles, so every
// reader of the document has it whole. EXTENSIONS.md lists what is filled in.
import { dirname } from 'node:path';
import { answersOf, factsOf } from './answers.js';
import { inlineCurrency } from './currency.js';
import { completed } from './examples.js';
import { fillSuccesses } from './records.js';

export const fill = () => {
  let root;
  let answers;
  return {
    Root(_, ctx) {
      root = dirname(ctx.location.source.absoluteRef);
      answers = answersOf(root);
    },
    ref: { leave: inlineCurrency },
    Paths: {
      PathItem: {
        Operation: {
          leave(operation, ctx, { PathItem: item }) {
            if (operation['x-access'] === undefined) return;
            const from = ctx.location.source.absoluteRef;
            const facts = factsOf(item, operation, { method: ctx.key, from, resolve: ctx.resolve });
            fillSuccesses(root, facts, operation, from, ctx.resolve);
            answers.fill(facts, operation, from, ctx.resolve);
          },
        },
      },
    },
    WebhooksMap: {
      PathItem: {
        Operation: {
          leave({ requestBody }, ctx) {
            const from = ctx.location.source.absoluteRef;
            const { schema, examples } = requestBody.content['application/json'];
            for (const example of Object.values(examples))
              example.value = completed(schema, example.value, from, ctx.resolve);
          },
        },
      },
    },
  };
};
