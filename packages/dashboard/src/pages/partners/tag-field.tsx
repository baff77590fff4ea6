// The tags of a partner as chips: each can be removed, and those that the program uses already are suggested.
import { useId, useRef, type KeyboardEvent } from 'react';
import { Plus, X } from 'lucide-react';
import { useNewestPartners } from '../../records/partners/partner-names.ts';
import { Field } from '../../ui/form.tsx';
import styles from './tag-field.module.css';
import { TagLink, tagsIn } from './tags.tsx';

/** What is in the field: the tags, and what is being typed. */
export interface TagDraft {
  tags: readonly string[];
  typed: string;
}

/** All tags of a draft, with the one that was not finished. */
export const tagsOf = ({ tags, typed }: TagDraft): string[] => [...new Set([...tags, ...tagsIn(typed)])];

const MOST_SUGGESTIONS = 6;

/** The tags of the program that are not chosen, the most used first, and only those that begin like what is typed. */
function useSuggestions({ tags, typed }: TagDraft): string[] {
  const used = new Map<string, number>();
  for (const tag of useNewestPartners().flatMap((partner) => partner.tags)) used.set(tag, (used.get(tag) ?? 0) + 1);
  const start = typed.trim().toLowerCase();
  return [...used]
    .filter(([tag]) => !tags.includes(tag) && tag.startsWith(start))
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_SUGGESTIONS)
    .map(([tag]) => tag);
}

interface TagFieldProps {
  draft: TagDraft;
  /** those that are saved, which lead to the partners that have them */
  stored: readonly string[];
  onChange: (draft: TagDraft) => void;
}

export function TagField({ draft, stored, onChange }: TagFieldProps) {
  const { tags, typed } = draft;
  const suggestions = useSuggestions(draft);
  const input = useRef<HTMLInputElement>(null);
  /** Of several tags with commas between them, the last one may not be complete. */
  const type = (text: string) => {
    const last = text.lastIndexOf(',');
    onChange({ tags: tagsOf({ tags, typed: text.slice(0, last + 1) }), typed: text.slice(last + 1) });
  };
  const choose = (next: readonly string[]) => {
    onChange({ tags: next, typed: '' });
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      choose(tagsOf(draft));
    }
    if (event.key === 'Backspace' && typed === '') onChange({ tags: tags.slice(0, -1), typed });
  };
  return (
    <>
      <Field
        ref={input}
        name="tags"
        label="Tags"
        hint="Up to 10. Press Enter or type a comma to add a tag."
        placeholder="Add a tag"
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      <Chosen tags={tags} stored={stored} onRemove={(tag) => choose(tags.filter((one) => one !== tag))} />
      {suggestions.length > 0 && <Suggested tags={suggestions} onChoose={(tag) => choose([...tags, tag])} />}
    </>
  );
}

interface ChosenProps {
  tags: readonly string[];
  stored: readonly string[];
  onRemove: (tag: string) => void;
}

const Chosen = ({ tags, stored, onRemove }: ChosenProps) =>
  tags.length > 0 && (
    <ul className={styles.chips}>
      {tags.map((tag) => (
        <li key={tag} className={styles.chip}>
          {stored.includes(tag) ? <TagLink tag={tag} /> : tag}
          <button type="button" aria-label={`Remove ${tag}`} onClick={() => onRemove(tag)}>
            <X size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );

function Suggested({ tags, onChoose }: { tags: readonly string[]; onChoose: (tag: string) => void }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.suggested}>
      <span id={id}>Used in this program</span>
      {tags.map((tag) => (
        <button key={tag} type="button" className={styles.suggestion} onClick={() => onChoose(tag)}>
          <Plus size={13} aria-hidden="true" />
          {tag}
        </button>
      ))}
    </div>
  );
}
