import { Link } from '@tanstack/react-router';
import { useProgram } from '../../records/programs/program.ts';
import styles from './partners.module.css';

interface TagsProps {
  tags: readonly string[];
  /** how many are shown; the others are counted */
  most?: number;
}

/** Leads to the partners that have the tag. */
export function TagLink({ tag, className }: { tag: string; className?: string | undefined }) {
  const { id: programId } = useProgram();
  return (
    <Link to="/app/programs/$programId/partners" params={{ programId }} search={{ tag }} className={className}>
      <span className="visually-hidden">Tagged </span>
      {tag}
    </Link>
  );
}

/** What a partner is sorted by. */
export function Tags({ tags, most = tags.length }: TagsProps) {
  if (tags.length === 0) return null;
  const more = tags.slice(most);
  return (
    <span className={styles.tags}>
      {tags.slice(0, most).map((tag) => (
        <TagLink key={tag} tag={tag} className={styles.tag} />
      ))}
      {more.length > 0 && (
        <span className={styles.more} title={more.join(', ')}>
          +{more.length}
        </span>
      )}
    </span>
  );
}

/** The tags in a text that has commas between them. */
export const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(',')
      .map((tag) => tag.trim().replace(/\s+/g, ' '))
      .filter((tag) => tag !== ''),
  ),
];
