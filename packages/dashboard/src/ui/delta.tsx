import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { changeOf, changeText } from '../lib/change.ts';
import { classes } from './classes.ts';
import styles from './delta.module.css';
import { Hint } from './hint.tsx';

interface DeltaProps {
  before: number;
  now: number;
  /** with what the comparison leaves out, such as today; unset: as `now` */
  total?: number | undefined;
  /** what is compared with what */
  text: string;
  end?: boolean;
}

/** A change in percent in its colour; the numbers that are compared are its hint. */
export function Delta({ before, now, total = now, text, end = false }: DeltaProps) {
  const change = changeOf(before, now);
  const Arrow = (change ?? 0) > 0 ? ArrowUpRight : ArrowDownRight;
  const tone = !change ? styles.same : change > 0 ? styles.up : styles.down;
  return (
    <Hint text={text} end={end}>
      <span className={classes(styles.delta, tone)}>
        {!!change && <Arrow size={13} strokeWidth={2.5} aria-hidden="true" />}
        {change === undefined ? (total === 0 ? 'no change' : 'new') : changeText(before, now)}
      </span>
    </Hint>
  );
}
