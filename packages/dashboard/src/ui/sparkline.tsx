// A small line without an axis: how it went.
import styles from './sparkline.module.css';

const [WIDTH, HEIGHT] = [100, 32];

/** The longest line that can be read at this size. */
const POINTS = 30;

/** Sums of neighbours, so that a long series has few points. */
function thinned(values: readonly number[]): number[] {
  const size = Math.ceil(values.length / POINTS);
  return Array.from({ length: Math.floor(values.length / size) }, (_, place) => {
    const end = values.length - (Math.floor(values.length / size) - 1 - place) * size;
    return values.slice(Math.max(0, end - size), end).reduce((sum, value) => sum + value, 0);
  });
}

/** For the eye only: the number is beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const points = thinned(values);
  if (points.length < 2) return null;
  const [low, high] = [Math.min(0, ...points), Math.max(1, ...points)];
  const at = (value: number, place: number) => {
    const x = (place / (points.length - 1)) * WIDTH;
    return `${x.toFixed(1)} ${(HEIGHT - ((value - low) / (high - low)) * (HEIGHT - 3) - 1.5).toFixed(1)}`;
  };
  const line = `M${points.map(at).join(' L')}`;
  return (
    <svg className={styles.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`${line} L${WIDTH} ${HEIGHT} L0 ${HEIGHT}Z`} className={styles.area} />
      <path d={line} className={styles.stroke} />
    </svg>
  );
}
