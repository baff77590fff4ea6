import { useEffect, useId, useRef, type CSSProperties, type ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './page.module.css';

interface PageProps {
  title: string;
  /** one sentence: what the page is for */
  intro?: ReactNode;
  /** stands before the title: an `Avatar` */
  face?: ReactNode;
  /** the link to the list that the page belongs to */
  back?: ReactNode;
  /** the buttons for what is done here */
  actions?: ReactNode;
  children: ReactNode;
}

/** Set by the first page: a later one gets the focus, so that a screen reader reads its title. */
let opened = false;

/** A page with its title, which is also the window's. */
export function Page({ title, intro, face, back, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Referral tracking`;
  }, [title]);
  useEffect(() => {
    if (opened) heading.current?.focus({ preventScroll: true });
    opened = true;
  }, []);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          {back && <p className={styles.back}>{back}</p>}
          <div className={styles.name}>
            {face}
            <div>
              <h1 ref={heading} tabIndex={-1}>
                {title}
              </h1>
              {intro && <p className={styles.intro}>{intro}</p>}
            </div>
          </div>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

interface CardProps {
  title: string;
  /** stands before the title */
  face?: ReactNode;
  actions?: ReactNode;
  /** the colours of a brand */
  style?: CSSProperties;
  /** of what looks unlike other parts */
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page in a frame, with its own heading. */
export function Card({ title, face, actions, style, className, children }: CardProps) {
  const id = useId();
  return (
    <section className={classes(styles.card, className)} aria-labelledby={id} style={style}>
      <div className={styles.head}>
        <div className={styles.name}>
          {face}
          <h2 id={id}>{title}</h2>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
