// All addresses of the dashboard. Each page is a file of its own, which is loaded when it is first opened.
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { servicePath } from './lib/base.ts';
import { parseSearch, stringifySearch } from './lib/search.ts';
import { linksSearch } from './pages/links/search.ts';
import { OwnerArea, OwnerHome, ProgramArea } from './shell/owner-area.tsx';
import { PageFailure, UnknownPage } from './shell/page-failure.tsx';
import { PartnerArea, PartnerProgramArea } from './shell/partner-area.tsx';
import { SessionGate } from './shell/session-gate.tsx';
import { SkeletonRows } from './ui/skeleton.tsx';

const root = createRootRoute({ component: SessionGate });

const programParams = {
  parse: ({ programId }: { programId: string }) => ({ programId: Number(programId) }),
  stringify: ({ programId }: { programId: number }) => ({ programId: String(programId) }),
};

const owner = createRoute({ getParentRoute: () => root, path: '/app', component: OwnerArea });
const ownerHome = createRoute({ getParentRoute: () => owner, path: '/', component: OwnerHome });
const program = createRoute({
  getParentRoute: () => owner,
  path: '/programs/$programId',
  params: programParams,
  component: ProgramArea,
});

const links = createRoute({
  getParentRoute: () => program,
  path: '/links',
  validateSearch: linksSearch,
  component: lazyRouteComponent(() => import('./pages/links/links-page.tsx'), 'LinksPage'),
});

const partner = createRoute({ getParentRoute: () => root, path: '/partner', component: PartnerArea });
const partnerHome = createRoute({
  getParentRoute: () => partner,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/portal/programs-page.tsx'), 'ProgramsPage'),
});
const partnerProgram = createRoute({
  getParentRoute: () => partner,
  path: '/programs/$programId',
  params: programParams,
  component: PartnerProgramArea,
});

const routeTree = root.addChildren([
  owner.addChildren([ownerHome, program.addChildren([links])]),
  partner.addChildren([partnerHome, partnerProgram]),
]);

export const router = createRouter({
  routeTree,
  basepath: servicePath || '/',
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultErrorComponent: PageFailure,
  defaultNotFoundComponent: UnknownPage,
  defaultPendingComponent: SkeletonRows,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
