// The pages of a program, for its members. Each is a file of its own, which is loaded when it is first opened.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { linksSearch } from '../pages/links/search.ts';
import { overviewSearch } from '../pages/overview/search.ts';
import { program } from './areas.ts';

const overview = createRoute({
  getParentRoute: () => program,
  path: '/',
  validateSearch: overviewSearch,
  component: lazyRouteComponent(() => import('../pages/overview/overview-page.tsx'), 'OverviewPage'),
});

const links = createRoute({
  getParentRoute: () => program,
  path: '/links',
  validateSearch: linksSearch,
  component: lazyRouteComponent(() => import('../pages/links/links-page.tsx'), 'LinksPage'),
});

export const programPages = [overview, links] as const;
