// What a program asks people who join or apply, and what they say.
import type { Brand } from '../common/brand.ts';
import { refused, type Refused } from '../common/refused.ts';

export interface Question {
  text: string;
  required: boolean;
}

export interface Answer {
  question: string;
  answer: string;
}

/** As it is stored. */
export interface Application {
  /** missing in those of before there was a field for it */
  website?: string | null;
  answers: Answer[];
  consents: { url: string; at: string }[];
}

/** What a person sends. */
export interface GivenApplication {
  /** null: not said */
  website: string | null;
  answers: readonly Answer[];
  /** the addresses of the documents that the person agrees to */
  consents: readonly string[];
}

export type ReadApplication =
  | { kind: 'complete'; application: Application | undefined }
  | Refused<'answerMissing' | 'consentMissing'>;

/**
 * What is stored of what a person sends, in the order of the program. A consent names the address of the document that the
 * person has read, so that it does not cover one that has replaced it. Undefined if there is nothing to store.
 */
export function readApplication(
  { questions, brand }: { questions: readonly Question[]; brand: Brand },
  given: GivenApplication,
  at: Date,
): ReadApplication {
  const answers: Answer[] = [];
  for (const { text, required } of questions) {
    const found = given.answers.find(({ question }) => question === text);
    if (found) answers.push(found);
    else if (required) return refused('answerMissing');
  }
  const documents = [brand.terms_url, brand.privacy_url].filter((url) => url !== undefined);
  if (documents.some((url) => !given.consents.includes(url))) return refused('consentMissing');
  const consents = documents.map((url) => ({ url, at: at.toISOString() }));
  const { website } = given;
  const isEmpty = website === null && answers.length === 0 && consents.length === 0;
  return { kind: 'complete', application: isEmpty ? undefined : { website, answers, consents } };
}

/** An application as the document describes it. */
export const showApplication = (stored: Application | null) => stored && { ...stored, website: stored.website ?? null };
