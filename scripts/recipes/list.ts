import { django, express, fastapi, go, nextjs, rails } from './frameworks.ts';
import { stripeCheckout } from './payments.ts';
import { caddy, nginx } from './proxies.ts';
import type { World } from './world.ts';

export interface Recipe {
  name: string;
  /** installs many packages, so it is not part of the short form */
  long?: true;
  /** runs the recipe and returns the version of what it was run with; throws if a check fails */
  run(world: World): Promise<string>;
}

export const recipes: readonly Recipe[] = [
  { name: 'express', run: express },
  { name: 'go', run: go },
  { name: 'stripe', run: stripeCheckout },
  { name: 'nginx', run: nginx },
  { name: 'caddy', run: caddy },
  { name: 'django', long: true, run: django },
  { name: 'fastapi', long: true, run: fastapi },
  { name: 'nextjs', long: true, run: nextjs },
  { name: 'rails', long: true, run: rails },
];
