// The frames in which all pages are: that of members with a program, and that of partners with theirs.
import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { orderSearch } from '../lib/search.ts';
import { OwnerArea, OwnerHome, ProgramArea } from '../shell/owner-area.tsx';
import { PartnerArea, PartnerProgramArea } from '../shell/partner-area.tsx';
import { SessionGate } from '../shell/session-gate.tsx';
import { SignedIn } from '../shell/signed-in.tsx';

/** A part of the path that is an identifier. */
export const numericParam = <Name extends string>(name: Name) => ({
  parse: (raw: Record<Name, string>) => ({ [name]: Number(raw[name]) }) as Record<Name, number>,
  stringify: (parsed: Record<Name, number>) => ({ [name]: String(parsed[name]) }) as Record<Name, string>,
});
const programParams = numericParam('programId');

export const root = createRootRoute({ component: SessionGate });

/** `/app/signed-in`, which needs no program */
export const signedIn = createRoute({ getParentRoute: () => root, path: '/app/signed-in', component: SignedIn });

/** `/app` */
export const owner = createRoute({ getParentRoute: () => root, path: '/app', component: OwnerArea });
export const ownerHome = createRoute({ getParentRoute: () => owner, path: '/', component: OwnerHome });

/** `/app/account` */
export const account = createRoute({
  getParentRoute: () => owner,
  path: '/account',
  validateSearch: orderSearch,
  component: lazyRouteComponent(() => import('../pages/account/account-page.tsx'), 'AccountPage'),
});

/** `/app/programs/3`, for members */
export const program = createRoute({
  getParentRoute: () => owner,
  path: '/programs/$programId',
  params: programParams,
  component: ProgramArea,
});

/** `/partner` */
export const partner = createRoute({ getParentRoute: () => root, path: '/partner', component: PartnerArea });

/** `/partner/programs/3` */
export const partnerProgram = createRoute({
  getParentRoute: () => partner,
  path: '/programs/$programId',
  params: programParams,
  component: PartnerProgramArea,
});
