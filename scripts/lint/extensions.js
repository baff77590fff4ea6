// Checks that EXTENSIONS.md lists exactly the x- keys of the document and the objects at which they occur.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The headings `At …` of EXTENSIONS.md, and the OpenAPI objects that they cover. */
const OBJECTS = {
  'the root': ['Root'],
  'a path': ['PathItem'],
  'an operation': ['Operation'],
  'a parameter': ['Parameter'],
  'a request field': ['Schema', 'Parameter'],
  'a request body': ['RequestBody', 'Schema'],
  'a response': ['Response'],
  'a header': ['Header'],
  'an error': ['Example'],
  'a link': ['Link'],
  'a security scheme': ['SecurityScheme'],
};

/** The keys in the first column of each table, with the objects of its heading. */
function readTables(text) {
  return text.split(/^## /m).flatMap((section) => {
    const heading = Object.keys(OBJECTS).find((name) => new RegExp(`^At ${name}\\b`).test(section));
    const cells = [...section.matchAll(/^\|([^|]*)\|/gm)].map(([, cell]) => cell);
    const keys = cells.flatMap((cell) => [...cell.matchAll(/x-[a-z-]+/g)].map(([key]) => key));
    return keys.map((key) => ({ key, heading: heading ?? 'no object', objects: OBJECTS[heading] ?? [] }));
  });
}

export const documented = () => {
  const used = new Set();
  let rows;

  /** Reports a key once for each kind of object. */
  function look(key, ctx) {
    const use = `${key} ${ctx.type.name}`;
    const known = rows.some((row) => row.key === key && row.objects.includes(ctx.type.name));
    if (!known && !used.has(use)) {
      ctx.report({
        message: `EXTENSIONS.md does not document ${key} at ${ctx.type.name}: add a row under the heading of that object.`,
        location: ctx.location.child(key).key(),
      });
    }
    used.add(use);
  }

  return {
    any: {
      enter(node, ctx) {
        rows ??= readTables(readFileSync(join(dirname(ctx.location.source.absoluteRef), 'EXTENSIONS.md'), 'utf8'));
        if (ctx.type.name === 'SpecExtension' || typeof node !== 'object' || node === null) return;
        for (const key of Object.keys(node).filter((name) => name.startsWith('x-'))) look(key, ctx);
      },
    },
    Root: {
      leave(_, ctx) {
        for (const { key, heading, objects } of rows) {
          if (objects.some((object) => used.has(`${key} ${object}`))) continue;
          ctx.report({
            message: `EXTENSIONS.md documents ${key} at ${heading}, but the document has none there: remove the row.`,
          });
        }
      },
    },
  };
};
