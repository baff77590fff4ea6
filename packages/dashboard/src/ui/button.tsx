import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';
import { classes } from './classes.ts';

interface Looks {
  /** `main` for the one thing to do here, `danger` for what destroys something, once it is asked, `quiet` inside of rows */
  kind?: 'main' | 'plain' | 'danger' | 'quiet' | undefined;
  small?: boolean | undefined;
  /** whether it shows only an icon; its name is `aria-label` */
  icon?: boolean | undefined;
}

const look = ({ kind = 'plain', small = false, icon = false }: Looks): string =>
  classes(styles.button, kind !== 'plain' && styles[kind], small && styles.small, icon && styles.icon);

interface ButtonProps extends Looks, ButtonHTMLAttributes<HTMLButtonElement> {
  /** whether what it does is under way; another press has no effect */
  busy?: boolean | undefined;
}

/** A button; of type `button` unless given. While it is busy it keeps the focus. */
export function Button({ kind, small, icon, busy = false, onClick, className, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={classes(look({ kind, small, icon }), className)}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}

/** The look of a button for a link, also for the router's: `<Link className={buttonLook({ kind: 'main' })}>`. */
export const buttonLook = look;

/** A link to a page outside the dashboard that looks like a button. */
export function ButtonLink({ kind, small, ...props }: Looks & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...props} className={look({ kind, small })} />;
}
