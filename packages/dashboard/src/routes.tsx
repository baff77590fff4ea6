// All addresses of the dashboard.
import { createRouter } from '@tanstack/react-router';
import { servicePath } from './lib/base.ts';
import { parseSearch, stringifySearch } from './lib/search.ts';
import { account, owner, ownerHome, partner, partnerProgram, program, root, signedIn } from './routes/areas.ts';
import { partnerPages, partnerProgramPages } from './routes/partner-pages.ts';
import { programPages } from './routes/program-pages.ts';
import { PageFailure, UnknownPage } from './shell/page-failure.tsx';
import { SkeletonRows } from './ui/skeleton.tsx';

const routeTree = root.addChildren([
  signedIn,
  owner.addChildren([ownerHome, account, program.addChildren([...programPages])]),
  partner.addChildren([...partnerPages, partnerProgram.addChildren([...partnerProgramPages])]),
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
