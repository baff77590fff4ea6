import type { MouseEvent } from 'react';
import { useSession } from '../api/session.ts';
import { addressOf, signInAddress } from '../lib/base.ts';
import { ButtonLink } from './button.tsx';

interface SignInAgainProps {
  kind?: 'main';
  small?: boolean;
  /** whether the issuer has to ask who it is, although it may know */
  again?: boolean;
  /** unset: as the session that there is */
  as?: 'partner' | undefined;
}

/** A small window in front of the page, which can close itself afterward; a tab where the browser opens none. */
function openSmall(event: MouseEvent<HTMLAnchorElement>): void {
  const { href } = event.currentTarget;
  if (window.open(href, '_blank', 'popup,width=520,height=720')) event.preventDefault();
}

/** Signs in in another window, so that a form that is half filled in stays as it is. */
export function SignInAgain({ again = false, as, ...looks }: SignInAgainProps) {
  const { data: session } = useSession();
  const own = session?.reach === 'partner' ? 'partner' : undefined;
  const email = session?.account.email;
  const href = signInAddress({ again, as: as ?? own, email, returnTo: addressOf('/app/signed-in') });
  return (
    <ButtonLink {...looks} href={href} target="_blank" rel="noreferrer" onClick={openSmall}>
      {again ? 'Confirm it’s you' : 'Sign in again'}
      <span className="visually-hidden"> in a new window</span>
    </ButtonLink>
  );
}
