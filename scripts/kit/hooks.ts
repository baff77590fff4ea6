// Module hooks of a process that runs a mutation: one file takes the place of another.
import type { InitializeHook, ResolveHook } from 'node:module';

export interface Swap {
  /** the URL of the file that is replaced */
  original: string;
  mutant: string;
}

let swap: Swap | undefined;

export const initialize: InitializeHook<Swap> = (data) => {
  swap = data;
};

export const resolve: ResolveHook = async (specifier, context, next) => {
  const resolved = await next(specifier, context);
  return resolved.url === swap?.original ? { ...resolved, url: swap.mutant } : resolved;
};
