// Completes examples from those of the schemas in them, so that an example says only what is different about its records.

/** The examples of the schemas that have been read. They are not served: each is a part of an answer's. */
const taken = new WeakMap();

const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The example of a schema of records, which leaves the schema. */
function exampleOf(schema) {
  if (!taken.has(schema) && isRecord(schema.example)) {
    taken.set(schema, schema.example);
    delete schema.example;
  }
  return taken.get(schema);
}

/** The example `own` of a schema, with the fields that it does not name of the examples of the records in it. */
export function completed(schema, own, from, resolve) {
  if (typeof own !== 'object' || own === null || !schema) return own;
  const { node, location } = resolve(schema, from);
  const file = schema.$ref ? location.source.absoluteRef : from;
  if (Array.isArray(own)) return own.map((item) => completed(node.items, item, file, resolve));
  const fields = Object.entries(own).map(([name, value]) => [
    name,
    completed(node.properties?.[name], value, file, resolve),
  ]);
  return { ...exampleOf(node), ...Object.fromEntries(fields) };
}
