// The pages of partners. Each is a file of its own, which is loaded when it is first opened.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { partner } from './areas.ts';

const programs = createRoute({
  getParentRoute: () => partner,
  path: '/',
  component: lazyRouteComponent(() => import('../pages/portal/programs-page.tsx'), 'ProgramsPage'),
});

/** Pages without a program. */
export const partnerPages = [programs] as const;

/** Pages about a program of the partner. */
export const partnerProgramPages = [] as const;
