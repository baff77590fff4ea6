// The pages of partners. Each is a file of its own, which is loaded when it is first opened.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import {
  ownCommissionsSearch,
  ownLinksSearch,
  ownOpenStatementSearch,
  ownProgramsSearch,
} from '../pages/portal/search.ts';
import { overviewSearch } from '../records/stats/periods.ts';
import { PartnerHome } from '../shell/partner-area.tsx';
import { numericParam, partner, partnerProgram } from './areas.ts';

const home = createRoute({
  getParentRoute: () => partner,
  path: '/',
  validateSearch: ownProgramsSearch,
  component: PartnerHome,
});

const programs = createRoute({
  getParentRoute: () => partner,
  path: '/programs',
  validateSearch: ownProgramsSearch,
  component: lazyRouteComponent(() => import('../pages/portal/programs-page.tsx'), 'ProgramsPage'),
});

const profile = createRoute({
  getParentRoute: () => partner,
  path: '/profile',
  component: lazyRouteComponent(() => import('../pages/portal/profile-page.tsx'), 'ProfilePage'),
});

const earnings = createRoute({
  getParentRoute: () => partnerProgram,
  path: '/',
  validateSearch: overviewSearch,
  component: lazyRouteComponent(() => import('../pages/portal/earnings-page.tsx'), 'EarningsPage'),
});

const links = createRoute({
  getParentRoute: () => partnerProgram,
  path: '/links',
  validateSearch: ownLinksSearch,
  component: lazyRouteComponent(() => import('../pages/portal/own-links-page.tsx'), 'OwnLinksPage'),
});

const commissions = createRoute({
  getParentRoute: () => partnerProgram,
  path: '/commissions',
  validateSearch: ownCommissionsSearch,
  component: lazyRouteComponent(() => import('../pages/portal/own-commissions-page.tsx'), 'OwnCommissionsPage'),
});

const payouts = createRoute({
  getParentRoute: () => partnerProgram,
  path: '/payouts',
  component: lazyRouteComponent(() => import('../pages/portal/own-payouts-page.tsx'), 'OwnPayoutsPage'),
});

const receipt = createRoute({
  getParentRoute: () => partnerProgram,
  path: '/payouts/$payoutItemId',
  params: numericParam('payoutItemId'),
  component: lazyRouteComponent(() => import('../pages/portal/receipt-page.tsx'), 'ReceiptPage'),
});

const openStatement = createRoute({
  getParentRoute: () => partnerProgram,
  path: '/payouts/statements/preview',
  validateSearch: ownOpenStatementSearch,
  component: lazyRouteComponent(() => import('../pages/portal/own-statement-page.tsx'), 'OwnOpenStatementPage'),
});

const statement = createRoute({
  getParentRoute: () => partnerProgram,
  path: '/payouts/statements/$statementId',
  params: numericParam('statementId'),
  component: lazyRouteComponent(() => import('../pages/portal/own-statement-page.tsx'), 'OwnStatementPage'),
});

/** Pages without a program. */
export const partnerPages = [home, programs, profile] as const;

/** Pages about a program of the partner. */
export const partnerProgramPages = [earnings, links, commissions, payouts, receipt, openStatement, statement] as const;
