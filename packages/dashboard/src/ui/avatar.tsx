// People and programs have a face: the letters of their name in a colour of their own, which stays the same everywhere.
import styles from './avatar.module.css';
import { classes } from './classes.ts';

const TINTS = 6;

/** The first letters of the first two words; of an address, of what is before its sign. */
const lettersOf = (name: string): string =>
  name
    .replace(/@.*/, '')
    .split(/[\s._-]+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('');

const tintOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 65_521, 7) % TINTS;

interface AvatarProps {
  name: string;
  /** programs are square, people round */
  square?: boolean;
  large?: boolean;
}

export const Avatar = ({ name, square, large }: AvatarProps) => (
  <span
    className={classes(styles.avatar, styles[`tint${tintOf(name)}`], square && styles.square, large && styles.large)}
    data-letters={lettersOf(name)}
    aria-hidden="true"
  />
);
