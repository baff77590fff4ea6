// EXTENSIONS.md beside the document lists every x- key, and where it stands; the document has exactly those.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The headings of EXTENSIONS.md, `At …`, and which objects of OpenAPI they speak of. */
const OBJECTS = {
  'the root': 'Root',
  'a path': 'PathItem',
  'an operation': 'Operation',
  'a parameter': 'Parameter',
  'a request field': 'Schema',
  'a request body': 'Schema',
  'a response': 'Response',
  'a header': 'Header',
  'an error': 'Example',
  'a link': 'Link',
  'a security scheme': 'SecurityScheme',
};

/** The keys that the tables name in their first column, by the object that their heading speaks of. */
function readTables(text) {
  const documented = new Set();
  for (const section of text.split(/^## /m)) {
    const heading = Object.keys(OBJECTS).find((name) => new RegExp(`^At ${name}\\b`).test(section));
    for (const [, cell] of section.matchAll(/^\|([^|]*)\|/gm)) {
      for (const [key] of cell.matchAll(/x-[a-z-]+/g)) documented.add(`${OBJECTS[heading] ?? 'no object'} ${key}`);
    }
  }
  return documented;
}

export const documented = () => {
  const seen = new Set();
  let known;
  return {
    any: {
      enter(node, ctx) {
        known ??= readTables(readFileSync(join(dirname(ctx.location.source.absoluteRef), 'EXTENSIONS.md'), 'utf8'));
        if (ctx.type.name === 'SpecExtension' || typeof node !== 'object' || node === null) return;
        for (const key of Object.keys(node).filter((name) => name.startsWith('x-'))) {
          const use = `${ctx.type.name} ${key}`;
          if (!known.has(use) && !seen.has(use)) {
            ctx.report({
              message: `EXTENSIONS.md does not document ${key} at a ${ctx.type.name}: add a row under the heading of that object.`,
              location: ctx.location.child(key).key(),
            });
          }
          seen.add(use);
        }
      },
    },
    Root: {
      leave(_, ctx) {
        for (const use of known) {
          const [, object, key] = /^(.*) (\S+)$/.exec(use);
          if (!seen.has(use)) {
            ctx.report({
              message: `EXTENSIONS.md documents ${key} at a ${object}, but the document has none: remove the row.`,
            });
          }
        }
      },
    },
  };
};
