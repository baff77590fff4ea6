import { readFileSync } from 'node:fs';
import type { TextlintRuleModule } from '@textlint/kernel';
import { parse } from 'yaml';

/** An entry of `words.yaml`. */
export interface Word {
  /** regular expression; a space matches any white space */
  find: string;
  /** what to write instead */
  write: string;
  /** a sentence that the linter must find */
  example: string;
}

export const WORDS = parse(readFileSync(new URL('words.yaml', import.meta.url), 'utf8')) as Word[];

const PATTERNS = WORDS.map(({ find, write }) => ({ pattern: new RegExp(find.replaceAll(' ', '\\s+'), 'gi'), write }));

/** Reports each phrase of `words.yaml`. Code spans and code blocks are ignored. */
export const plainEnglish: TextlintRuleModule = ({ Syntax, RuleError, getSource, report, locator }) => ({
  [Syntax.Str](node) {
    const text = getSource(node);
    for (const { pattern, write } of PATTERNS)
      for (const { 0: phrase, index } of text.matchAll(pattern)) {
        const message = `"${phrase.replace(/\s+/g, ' ').trim()}": write ${write}`;
        report(node, new RuleError(message, { padding: locator.range([index, index + phrase.length]) }));
      }
  },
});
