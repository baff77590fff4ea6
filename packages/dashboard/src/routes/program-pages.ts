// The pages of a program, for its members. Each is a file of its own, which is loaded when it is first opened.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { orderSearch } from '../lib/search.ts';
import { auditSearch } from '../pages/audit-log/search.ts';
import { codesSearch } from '../pages/codes/search.ts';
import { commissionsSearch } from '../pages/commissions/search.ts';
import { customersSearch } from '../pages/customers/search.ts';
import { linksSearch } from '../pages/links/search.ts';
import { invitationsSearch, partnersSearch } from '../pages/partners/search.ts';
import { eventsSearch } from '../pages/payments/search.ts';
import { openStatementSearch, payoutSearch, payoutsSearch, statementsSearch } from '../pages/payouts/search.ts';
import { settingsSearch } from '../pages/settings/search.ts';
import { teamSearch } from '../pages/team/search.ts';
import { webhookSearch } from '../pages/webhooks/search.ts';
import { overviewSearch } from '../records/stats/periods.ts';
import { numericParam, program } from './areas.ts';

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

const codes = createRoute({
  getParentRoute: () => program,
  path: '/codes',
  validateSearch: codesSearch,
  component: lazyRouteComponent(() => import('../pages/codes/codes-page.tsx'), 'CodesPage'),
});

const partners = createRoute({
  getParentRoute: () => program,
  path: '/partners',
  validateSearch: partnersSearch,
  component: lazyRouteComponent(() => import('../pages/partners/partners-page.tsx'), 'PartnersPage'),
});

const partner = createRoute({
  getParentRoute: () => program,
  path: '/partners/$partnerId',
  params: numericParam('partnerId'),
  component: lazyRouteComponent(() => import('../pages/partners/partner-page.tsx'), 'PartnerPage'),
});

const invitations = createRoute({
  getParentRoute: () => program,
  path: '/invitations',
  validateSearch: invitationsSearch,
  component: lazyRouteComponent(() => import('../pages/partners/invitations-page.tsx'), 'InvitationsPage'),
});

const groups = createRoute({
  getParentRoute: () => program,
  path: '/groups',
  component: lazyRouteComponent(() => import('../pages/groups/groups-page.tsx'), 'GroupsPage'),
});

const commissions = createRoute({
  getParentRoute: () => program,
  path: '/commissions',
  validateSearch: commissionsSearch,
  component: lazyRouteComponent(() => import('../pages/commissions/commissions-page.tsx'), 'CommissionsPage'),
});

const commission = createRoute({
  getParentRoute: () => program,
  path: '/commissions/$commissionId',
  params: numericParam('commissionId'),
  component: lazyRouteComponent(() => import('../pages/commissions/commission-page.tsx'), 'CommissionPage'),
});

const payouts = createRoute({
  getParentRoute: () => program,
  path: '/payouts',
  validateSearch: payoutsSearch,
  component: lazyRouteComponent(() => import('../pages/payouts/payouts-page.tsx'), 'PayoutsPage'),
});

const payout = createRoute({
  getParentRoute: () => program,
  path: '/payouts/$payoutId',
  params: numericParam('payoutId'),
  validateSearch: payoutSearch,
  component: lazyRouteComponent(() => import('../pages/payouts/payout-page.tsx'), 'PayoutPage'),
});

const statements = createRoute({
  getParentRoute: () => program,
  path: '/payouts/statements',
  validateSearch: statementsSearch,
  component: lazyRouteComponent(() => import('../pages/payouts/statements-page.tsx'), 'StatementsPage'),
});

const openStatement = createRoute({
  getParentRoute: () => program,
  path: '/payouts/statements/preview',
  validateSearch: openStatementSearch,
  component: lazyRouteComponent(() => import('../pages/payouts/statement-page.tsx'), 'OpenStatementPage'),
});

const statement = createRoute({
  getParentRoute: () => program,
  path: '/payouts/statements/$statementId',
  params: numericParam('statementId'),
  component: lazyRouteComponent(() => import('../pages/payouts/statement-page.tsx'), 'StatementPage'),
});

const customers = createRoute({
  getParentRoute: () => program,
  path: '/customers',
  validateSearch: customersSearch,
  component: lazyRouteComponent(() => import('../pages/customers/customers-page.tsx'), 'CustomersPage'),
});

const customer = createRoute({
  getParentRoute: () => program,
  path: '/customers/$customerId',
  params: numericParam('customerId'),
  component: lazyRouteComponent(() => import('../pages/customers/customer-page.tsx'), 'CustomerPage'),
});

const setup = createRoute({
  getParentRoute: () => program,
  path: '/setup',
  component: lazyRouteComponent(() => import('../pages/setup/setup-page.tsx'), 'SetupPage'),
});

const keys = createRoute({
  getParentRoute: () => program,
  path: '/keys',
  validateSearch: orderSearch,
  component: lazyRouteComponent(() => import('../pages/keys/keys-page.tsx'), 'KeysPage'),
});

const payments = createRoute({
  getParentRoute: () => program,
  path: '/payments',
  validateSearch: orderSearch,
  component: lazyRouteComponent(() => import('../pages/payments/payments-page.tsx'), 'PaymentsPage'),
});

const events = createRoute({
  getParentRoute: () => program,
  path: '/events',
  validateSearch: eventsSearch,
  component: lazyRouteComponent(() => import('../pages/payments/events-page.tsx'), 'EventsPage'),
});

const webhooks = createRoute({
  getParentRoute: () => program,
  path: '/webhooks',
  validateSearch: orderSearch,
  component: lazyRouteComponent(() => import('../pages/webhooks/webhooks-page.tsx'), 'WebhooksPage'),
});

const webhook = createRoute({
  getParentRoute: () => program,
  path: '/webhooks/$webhookId',
  params: numericParam('webhookId'),
  validateSearch: webhookSearch,
  component: lazyRouteComponent(() => import('../pages/webhooks/webhook-page.tsx'), 'WebhookPage'),
});

const team = createRoute({
  getParentRoute: () => program,
  path: '/team',
  validateSearch: teamSearch,
  component: lazyRouteComponent(() => import('../pages/team/team-page.tsx'), 'TeamPage'),
});

const auditLog = createRoute({
  getParentRoute: () => program,
  path: '/audit-log',
  validateSearch: auditSearch,
  component: lazyRouteComponent(() => import('../pages/audit-log/audit-log-page.tsx'), 'AuditLogPage'),
});

const terms = createRoute({
  getParentRoute: () => program,
  path: '/terms',
  component: lazyRouteComponent(() => import('../pages/terms/terms-page.tsx'), 'TermsPage'),
});

const settings = createRoute({
  getParentRoute: () => program,
  path: '/settings',
  validateSearch: settingsSearch,
  component: lazyRouteComponent(() => import('../pages/settings/settings-page.tsx'), 'SettingsPage'),
});

export const programPages = [
  overview,
  links,
  codes,
  partners,
  partner,
  groups,
  invitations,
  commissions,
  commission,
  payouts,
  payout,
  statements,
  openStatement,
  statement,
  customers,
  customer,
  setup,
  keys,
  payments,
  events,
  webhooks,
  webhook,
  team,
  auditLog,
  terms,
  settings,
] as const;
