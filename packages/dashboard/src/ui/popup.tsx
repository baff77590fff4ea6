// A button, and what it opens below it: native popovers, which Escape and a press elsewhere close.
import { useId, type ReactNode, type ToggleEvent } from 'react';
import { classes } from './classes.ts';
import styles from './popup.module.css';

interface PopupProps {
  /** what the button shows, with its name */
  face: ReactNode;
  /** the look of the button */
  look: string;
  className?: string | undefined;
  children: ReactNode;
}

/** What must be free below the button, or it opens above it. */
const ROOM = 340;
const EDGE = 8;

/** Puts what opens next to its button, within the window. Its place is the document's: it scrolls with the button. */
function place({ newState, currentTarget: panel }: ToggleEvent<HTMLElement>) {
  const button = panel.previousElementSibling;
  if (newState !== 'open' || !button) return;
  const { top, bottom, left } = button.getBoundingClientRect();
  const above = innerHeight - bottom < ROOM && top > ROOM;
  panel.style.setProperty('--left', `${left + scrollX}px`);
  panel.style.top = `${(above ? top - EDGE : bottom + EDGE / 2) + scrollY}px`;
  panel.style.translate = above ? '0 -100%' : 'none';
}

/** Closes the popup around something that was pressed. */
export const closePopup = (inside: Element): void => inside.closest<HTMLElement>('[popover]')?.hidePopover();

export function Popup({ face, look, className, children }: PopupProps) {
  const id = useId();
  return (
    <>
      <button type="button" className={look} popoverTarget={id}>
        {face}
      </button>
      <div id={id} popover="auto" className={classes(styles.panel, className)} onBeforeToggle={place}>
        {children}
      </div>
    </>
  );
}
