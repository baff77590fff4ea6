// The first and the last day of a list, behind one button that says them.
import { CalendarDays } from 'lucide-react';
import { daysText, LATEST } from '../lib/days.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import styles from './filters.module.css';
import { FilterDay } from './filters.tsx';
import { closePopup, Popup } from './popup.tsx';

interface FilterDaysProps {
  /** what happened on these days: "Created" */
  label: string;
  from: string | undefined;
  to: string | undefined;
  onChange: (changes: { from?: string | undefined; to?: string | undefined }) => void;
}

export function FilterDays({ label, from, to, onChange }: FilterDaysProps) {
  const text = daysText(from, to) ?? 'Any day';
  const choose = (button: Element, changes: { from: string | undefined; to: string | undefined }) => {
    onChange(changes);
    closePopup(button);
  };
  return (
    <div className={styles.filter}>
      <span aria-hidden="true">{label}</span>
      <Popup
        look={classes(styles.control, styles.days)}
        face={
          <>
            <CalendarDays size={15} aria-hidden="true" />
            <span>
              <span className="visually-hidden">{label}: </span>
              {text}
            </span>
          </>
        }
      >
        <div className={styles.latest}>
          {LATEST.map(([name, range]) => (
            <Button key={name} small kind="quiet" onClick={({ currentTarget }) => choose(currentTarget, range())}>
              {name}
            </Button>
          ))}
        </div>
        <div className={styles.own}>
          <FilterDay label={`${label} from`} value={from} onChange={(day) => onChange({ from: day })} />
          <FilterDay label={`${label} until`} value={to} onChange={(day) => onChange({ to: day })} />
        </div>
        {(from !== undefined || to !== undefined) && (
          <Button small onClick={({ currentTarget }) => choose(currentTarget, { from: undefined, to: undefined })}>
            Any day
          </Button>
        )}
      </Popup>
    </div>
  );
}
