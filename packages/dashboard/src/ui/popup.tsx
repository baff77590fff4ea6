// A button, and what it opens below it: native popovers, which Escape and a press elsewhere close.
import { useId, useRef, type KeyboardEvent, type ReactNode, type ToggleEvent } from 'react';
import { classes } from './classes.ts';
import styles from './popup.module.css';

interface PopupProps {
  /** what the button shows, with its name */
  face: ReactNode;
  /** the look of the button */
  look: string;
  className?: string | undefined;
  /** whether it is a menu, whose items the arrow keys choose */
  menu?: boolean;
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

const itemsIn = (panel: Element | null): HTMLElement[] => [
  ...(panel?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];

/** Arrow keys, Home and End choose an item, and Tab leaves: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */
function onMenuKey(event: KeyboardEvent<HTMLElement>) {
  const panel = event.currentTarget;
  if (event.key === 'Tab') return panel.hidePopover();
  const items = itemsIn(panel);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return undefined;
  event.preventDefault();
  return items.at(next % items.length)?.focus();
}

export function Popup({ face, look, className, menu = false, children }: PopupProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const openWithKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    panel.current!.showPopover();
    itemsIn(panel.current)
      .at(event.key === 'ArrowDown' ? 0 : -1)
      ?.focus();
  };
  const ofMenu = {
    role: 'menu',
    onKeyDown: onMenuKey,
    onToggle: ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
      // Also after a press: the arrow keys go on from there.
      if (newState === 'open' && !currentTarget.contains(document.activeElement)) itemsIn(currentTarget)[0]?.focus();
    },
  };
  return (
    <>
      <button
        type="button"
        className={look}
        popoverTarget={id}
        {...(menu && { 'aria-haspopup': 'menu' as const, onKeyDown: openWithKey })}
      >
        {face}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={classes(styles.panel, className)}
        onBeforeToggle={place}
        {...(menu && ofMenu)}
      >
        {children}
      </div>
    </>
  );
}
