// Where the service is. The scripts are in `app/assets/` below its address, which may have a path prefix.
const here = import.meta.url;

/** The address of the service, with a slash at its end. */
export const serviceUrl = new URL('../../', here);

/** The path of the service without a slash at its end: empty, or a prefix such as `/referrals`. */
export const servicePath = serviceUrl.pathname.replace(/\/$/, '');

/** The address of a path of the service, such as `/docs/`. */
export const addressOf = (path: string): string => `${servicePath}${path}`;

/** The page that is open, as a path of this origin. */
export const currentPage = (): string => `${location.pathname}${location.search}`;

interface SignInOptions {
  again?: boolean;
  as?: 'partner' | undefined;
  /** the address that the sign-in proposes */
  email?: string | undefined;
  /** the page after the sign-in; unset: the one that is open */
  returnTo?: string;
}

/** Where the person signs in. */
export function signInAddress({ again = false, as, email, returnTo = currentPage() }: SignInOptions = {}): string {
  const hint = email && `login_hint=${encodeURIComponent(email)}`;
  const query = [again && 'again', as && `as=${as}`, hint, `return_to=${encodeURIComponent(returnTo)}`];
  return `${addressOf('/sign-in')}?${query.filter(Boolean).join('&')}`;
}
