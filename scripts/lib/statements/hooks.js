// Module hooks: a module that imports the service's `statement` gets the one of collect.js, which records its arguments.
let real;

/** @param {string} url the module that declares `statement` */
export function initialize(url) {
  real = url;
}

export async function resolve(specifier, context, next) {
  if (specifier === 'referral:database') return next(real, context);
  const result = await next(specifier, context);
  return result.url.split('?')[0] === real ? { ...result, url: new URL('collect.js', import.meta.url).href } : result;
}
