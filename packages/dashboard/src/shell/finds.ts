// Records that a typed text may name, for the command palette. Partners, keys and numbers are looked up as they are typed; the
// lists of the others have no search for a part of a name, so their newest records are read once and searched here.
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../api/failure.ts';
import { matches, type Command } from './command.ts';

const DELAY_MS = 200;
const SHORTEST = 2;
/** The number of results of each kind. */
const MOST = 6;

/** The text once nobody has typed for a moment: undefined if it is too short; and whether the moment is not over. */
export function useTyped(text: string): { typed: string | undefined; waiting: boolean } {
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setTyped(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const trimmed = typed.trim();
  const long = trimmed.length >= SHORTEST || /^\d+$/.test(trimmed);
  return { typed: long ? trimmed : undefined, waiting: typed !== text };
}

interface Reading<Row> {
  queryKey: readonly unknown[];
  queryFn: () => Promise<Row[]>;
}

/** Reads records while they are wanted. */
export const useRecords = <Row>(reading: Reading<Row>, wanted: boolean) =>
  useQuery({ staleTime: 60_000, ...reading, refetchInterval: false, enabled: wanted });

/** A record by its identifier: none if there is no such record. */
export async function atMostOne<Row>(read: () => Promise<Row>): Promise<Row[]> {
  try {
    return [await read()];
  } catch (error) {
    if (error instanceof Failure && error.status === 404) return [];
    throw error;
  }
}

/** The number that a text is, such as `12` or `#12`. */
export const numberIn = (text: string | undefined): number | undefined => {
  const match = /^#?([1-9]\d{0,14})$/.exec(text ?? '');
  return match ? Number(match[1]) : undefined;
};

/** The first ones of a kind that match. */
export const foundIn = (commands: readonly Command[], text: string): Command[] =>
  commands.filter((command) => matches(command, text)).slice(0, MOST);
