// Light or dark: as the system, or as the reader chose, here or in the documentation.
import { useState } from 'react';

/** The key that the documentation uses, so that a choice is valid there, too. */
const KEY = 'vitepress-theme-appearance';

export type Theme = 'auto' | 'light' | 'dark';
const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

function storedTheme(): Theme {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'auto';
  } catch {
    // A browser without storage.
    return 'auto';
  }
}

export function applyTheme(theme: Theme = storedTheme()): void {
  const { classList } = document.documentElement;
  for (const name of ['light', 'dark']) classList.toggle(name, name === theme);
}

/** The theme, and a function that chooses another one. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(storedTheme);
  const choose = (chosen: Theme) => {
    setTheme(chosen);
    applyTheme(chosen);
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // It is valid until the page is left.
    }
  };
  return [theme, choose];
}
