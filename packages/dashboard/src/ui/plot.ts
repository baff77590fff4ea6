// Draws lines with uPlot in the colours of the page.
import { useEffect, useState } from 'react';
import UPlot from 'uplot';

const colour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** Changes whenever the page changes between light and dark. */
export function useLookChanges(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const changed = () => setCount((before) => before + 1);
    const system = matchMedia('(prefers-color-scheme: dark)');
    const chosen = new MutationObserver(changed);
    system.addEventListener('change', changed);
    chosen.observe(document.documentElement, { attributeFilter: ['class'] });
    return () => {
      system.removeEventListener('change', changed);
      chosen.disconnect();
    };
  }, []);
  return count;
}

export interface ChartSeries {
  label: string;
  /** one value for each day */
  values: readonly number[];
  /** a dashed line in the background: what the other is compared with */
  soft?: boolean;
}

export interface Point {
  index: number;
  left: number;
}

interface Lines {
  /** the texts of the axis, one for each point */
  texts: readonly string[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  /** the height of an empty chart: a unit of the axis */
  least: number;
  /** whether the last point is not over: the way to it is dotted */
  open: boolean;
  /** gets the point next to the pointer, and where it is in pixels */
  onPoint: (point: Point | undefined) => void;
}

/** The area below a line is lighter at its foot. */
function fade({ ctx, bbox }: UPlot): CanvasGradient {
  const gradient = ctx.createLinearGradient(0, bbox.top, 0, bbox.top + bbox.height);
  gradient.addColorStop(0, `${colour('main')}2e`);
  gradient.addColorStop(1, `${colour('main')}00`);
  return gradient;
}

const lineOf = ({ label, soft }: ChartSeries): UPlot.Series => ({
  label,
  stroke: colour(soft ? 'edge' : 'main'),
  width: soft ? 1.25 : 2,
  ...(soft ? { dash: [3, 4] } : { fill: fade }),
  points: { show: false },
});

/** A line; if the last day is not over, two: what is over, and the dotted way from there. */
function linesOf(series: ChartSeries, open: boolean): { look: UPlot.Series; values: (number | null)[] }[] {
  const values = [...series.values];
  if (!open || series.soft) return [{ look: lineOf(series), values }];
  const last = values.length - 1;
  const line = lineOf(series);
  return [
    { look: line, values: values.map((value, day) => (day < last ? value : null)) },
    {
      look: { ...line, fill: 'transparent', dash: [2, 4] },
      values: values.map((value, day) => (day < last - 1 ? null : value)),
    },
  ];
}

/** The pointer snaps to the next point. */
function pointOf(plot: UPlot): Point | undefined {
  const index = plot.cursor.idx;
  if (index === null || index === undefined) return undefined;
  return { index, left: plot.over.offsetLeft + plot.valToPos(plot.data[0][index]!, 'x') };
}

/** Draws the lines into the element, as wide as it is; returns what removes them. */
export function drawLines(place: HTMLElement, { texts, series, format, least, open, onPoint }: Lines): () => void {
  const font = `12px ${colour('font')}`;
  const axis = {
    font,
    stroke: colour('text-soft'),
    grid: { stroke: colour('line'), width: 1, dash: [2, 3] },
    ticks: { show: false },
  };
  const lines = series.flatMap((one) => linesOf(one, open));
  const size = () => ({ width: place.clientWidth, height: place.clientHeight });
  const plot = new UPlot(
    {
      ...size(),
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { size: 9, width: 2, fill: colour('card') } },
      scales: { x: { time: false }, y: { range: (_, min, max) => rangeOf(least, min, max) } },
      axes: [
        {
          ...axis,
          grid: { show: false },
          values: (_, splits) => splits.map((at) => (Number.isInteger(at) ? (texts[at] ?? '') : '')),
          space: 70,
          size: 32,
          gap: 10,
        },
        {
          ...axis,
          splits: (_, __, min, max) => ticksOf(min, max),
          values: (_, splits) => shortened(splits.map(format)),
          size: (_, values) => widthOf(values),
        },
      ],
      series: [{}, ...lines.map(({ look }) => look)],
      hooks: { setCursor: [(plot) => onPoint(pointOf(plot))] },
    },
    [texts.map((_, index) => index), ...lines.map(({ values }) => values)],
    place,
  );
  const resized = new ResizeObserver(() => plot.setSize(size()));
  resized.observe(place);
  return () => {
    resized.disconnect();
    plot.destroy();
  };
}

/** The steps of the axis. Counts and amounts in the smallest unit have nothing between two whole numbers. */
const STEPS = Array.from({ length: 13 }, (_, power) => [1, 2, 5].map((digit) => digit * 10 ** power)).flat();

/** The greatest number of steps of an axis: their texts must not touch each other. */
const MOST_STEPS = 7;

/** From zero, or below if there are negative amounts, to the tick at or above the greatest value; never empty. */
export function rangeOf(least: number, min: number | null, max: number | null): [number, number] {
  const [low, high] = [Math.min(0, min ?? 0), Math.max(least, max ?? 0)];
  const step = STEPS.find((one) => Math.ceil(high / one) - low / one <= MOST_STEPS)!;
  return [low, Math.ceil(high / step) * step];
}

/** The ticks of a range that ends with one. */
export function ticksOf(low: number, high: number): number[] {
  const step = STEPS.find((one) => (high - low) / one <= MOST_STEPS && high % one === 0)!;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.round((high - first) / step) + 1 }, (_, index) => first + index * step);
}

/** Without the digits after the point, if all are zero: `$1,000` in place of `$1,000.00`. */
function shortened(texts: string[]): string[] {
  const zeros = /[.,]0+(?=\D*$)/;
  return texts.every((text) => /[.,]00(?=\D*$)/.test(text)) ? texts.map((text) => text.replace(zeros, '')) : texts;
}

/** Enough for the longest text at the axis, in pixels. */
const widthOf = (values: readonly string[] | null): number =>
  16 + 7.5 * Math.max(2, ...(values ?? []).map((text) => text.length));
