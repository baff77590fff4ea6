// Files that readers save are named by the program, the list and the day.
import { createContext, useContext } from 'react';
import { localDay } from '../lib/days.ts';

/** The short name of the program that the page is about. */
export const FileProgram = createContext<string | undefined>(undefined);

const wordsIn = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Names the file of a list: `brand-commissions-2026-11-23.csv`. */
export function useFileName(): (list: string) => string {
  const program = useContext(FileProgram);
  return (list) => `${[program, wordsIn(list), localDay(new Date())].filter(Boolean).join('-')}.csv`;
}
