import { CopyButton } from './copy-button.tsx';
import styles from './snippet.module.css';

/** A text to copy into a file or a terminal. */
export const Snippet = ({ text, what }: { text: string; what: string }) => (
  <div className={styles.snippet}>
    <pre>
      <code>{text}</code>
    </pre>
    <CopyButton text={text} what={what} />
  </div>
);
