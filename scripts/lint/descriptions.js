// Checks that every operation, response, parameter, field and header has a description, and that every body has an
// example.

const isMissing = (text) => typeof text !== 'string' || text.trim() === '';

export const descriptions = () => {
  const demand = (what, node, ctx) => {
    if (isMissing(node.description)) ctx.report({ message: `Describe the ${what}.`, location: ctx.location });
  };
  return {
    Operation: {
      enter: (operation, ctx) => demand(`operation ${operation.operationId}`, operation, ctx),
      Response: (response, ctx, { Operation }) =>
        demand(`answer ${ctx.key} of ${Operation.operationId}`, response, ctx),
    },
    Example(example, ctx) {
      const message = `Say in the summary what the example ${ctx.key} shows.`;
      if (isMissing(example.summary)) ctx.report({ message, location: ctx.location });
    },
    Parameter: (parameter, ctx) => demand(`parameter ${parameter.name}`, parameter, ctx),
    Header: (header, ctx) => demand(`header ${ctx.key}`, header, ctx),
    Link: (link, ctx) => demand(`link ${ctx.key}`, link, ctx),
    SchemaProperties(properties, ctx) {
      // Conditions repeat fields that are described elsewhere.
      if (/\/(if|then|else|not)\//.test(ctx.location.pointer)) return;
      for (const [name, field] of Object.entries(properties)) {
        // A reference may have its own description, next to that of its target.
        const text = field.description ?? ctx.resolve(field).node?.description;
        if (isMissing(text)) ctx.report({ message: `Describe the field ${name}.`, location: ctx.location.child(name) });
      }
    },
  };
};

const hasExample = ({ example, examples, schema }) =>
  example !== undefined || Object.keys(examples ?? {}).length > 0 || schema?.example !== undefined;

/** Checks that examples exist; Redocly's own rules check that they are valid. */
export const examples = () => {
  let status;
  const demand = (what, { schema, ...rest }, ctx) => {
    const resolved = schema && ctx.resolve(schema).node;
    if (!hasExample(rest)) ctx.report({ message: `Give an example of ${what}.`, location: ctx.location });
    if (!resolved) ctx.report({ message: `Give ${what} a schema.`, location: ctx.location });
  };
  return {
    PathItem: {
      Operation: {
        RequestBody: {
          // A picture has no example that a reader could read.
          MediaType: (media, ctx, { Operation }) =>
            String(ctx.key).startsWith('image/') || demand(`the request of ${Operation.operationId}`, media, ctx),
        },
        Response: {
          enter: (_, ctx) => void (status = ctx.key),
          MediaType: (media, ctx, { Operation }) => demand(`${Operation.operationId} ${status}`, media, ctx),
        },
      },
      Parameter: (parameter, ctx) => demand(`the parameter ${parameter.name}`, parameter, ctx),
    },
  };
};
