// Checks the fields of requests.

const isWithNull = ({ type, enum: values }) => [type].flat().includes('null') && (values?.includes(null) ?? true);

/**
 * Checks that optional fields of a body may be null, since SDKs and many clients send null for a value that they do not
 * have.
 */
export const optionalNull = () => ({
  Operation: {
    // In a change, null clears a field, and an absent field keeps its value.
    skip: (_, key) => key === 'patch',
    RequestBody: {
      MediaType({ schema }, ctx, { RequestBody }) {
        // The schema of a raw body only describes it.
        if (!schema || RequestBody['x-raw']) return;
        const { node, location } = ctx.resolve(schema);
        for (const [name, field] of Object.entries(node?.properties ?? {})) {
          const resolved = ctx.resolve(field, location?.source.absoluteRef).node ?? {};
          if (node.required?.includes(name) || isWithNull(resolved)) continue;
          ctx.report({
            message: `Let the optional field ${name} be null, as every other optional field: add null to its type, and to its enum if it has one.`,
            location: location?.child(['properties', name]),
          });
        }
      },
    },
  },
});
