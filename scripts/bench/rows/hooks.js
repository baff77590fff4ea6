// Module hooks: a module that imports the service's `statement` gets the one of collect.js, which records its arguments.
const REAL = '/dist/src/database/db.js';

export async function resolve(specifier, context, next) {
  const result = await next(specifier, context);
  const collects = context.parentURL?.endsWith('/collect.js');
  return result.url.endsWith(REAL) && !collects
    ? { ...result, url: new URL('collect.js', import.meta.url).href }
    : result;
}
