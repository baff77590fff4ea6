import { Link } from '@tanstack/react-router';
import { useProgram } from '../../shell/program.tsx';
import styles from './partners.module.css';

interface TagsProps {
  tags: readonly string[];
  /** how many are shown; the others are counted */
  most?: number;
}

/** What a partner is sorted by: each leads to the partners that have it. */
export function Tags({ tags, most = tags.length }: TagsProps) {
  const { id: programId } = useProgram();
  if (tags.length === 0) return null;
  const more = tags.slice(most);
  return (
    <span className={styles.tags}>
      {tags.slice(0, most).map((tag) => (
        <Link
          key={tag}
          to="/app/programs/$programId/partners"
          params={{ programId }}
          search={{ tag }}
          className={styles.tag}
        >
          <span className="visually-hidden">Tagged </span>
          {tag}
        </Link>
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
