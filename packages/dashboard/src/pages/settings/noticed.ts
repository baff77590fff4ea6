import { useEffect, useRef, type RefObject } from 'react';

/**
 * Lets the form around an element read its fields again after they came, went or got another value by a button: browsers only
 * report what somebody enters.
 */
export function useNoticed(inside: RefObject<HTMLElement | null>, value: unknown): void {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    inside.current?.closest('form')?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [inside, value]);
}
