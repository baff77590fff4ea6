import { addressOf, signInAddress } from '../lib/base.ts';
import { ButtonLink } from './button.tsx';

interface SignInAgainProps {
  kind?: 'main';
  small?: boolean;
  /** whether the issuer has to ask who it is, although it may know */
  again?: boolean;
  as?: 'partner' | undefined;
}

/** Signs in in another window, so that a form that is half filled in stays as it is. */
export function SignInAgain({ again = false, as, ...looks }: SignInAgainProps) {
  const href = signInAddress({ again, as, returnTo: addressOf('/app/signed-in') });
  return (
    <ButtonLink {...looks} href={href} target="_blank" rel="noreferrer">
      Sign in again<span className="visually-hidden"> in a new window</span>
    </ButtonLink>
  );
}
