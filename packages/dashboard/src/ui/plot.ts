// Draws lines with uPlot in the colours of the page.
import { useEffect, useState } from 'react';
import UPlot from 'uplot';
import { dayText } from '../lib/days.ts';

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

interface Lines {
  days: readonly string[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  /** the height of an empty chart: a unit of the axis */
  least: number;
  /** whether the last day is not over: the way to it is dotted */
  open: boolean;
  /** gets the index of the day under the pointer */
  onPoint: (index: number | undefined) => void;
}

const lineOf = ({ label, soft }: ChartSeries): UPlot.Series => ({
  label,
  stroke: colour(soft ? 'edge' : 'main'),
  width: soft ? 1.5 : 2,
  ...(soft ? { dash: [4, 4] } : { fill: colour('main-soft') }),
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

/** Draws the lines into the element, as wide as it is; returns what removes them. */
export function drawLines(place: HTMLElement, { days, series, format, least, open, onPoint }: Lines): () => void {
  const font = `12px ${colour('font')}`;
  const axis = {
    font,
    stroke: colour('text-soft'),
    grid: { stroke: colour('line'), width: 1 },
    ticks: { show: false },
  };
  const lines = series.flatMap((one) => linesOf(one, open));
  const size = () => ({ width: place.clientWidth, height: place.clientHeight });
  const plot = new UPlot(
    {
      ...size(),
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
      scales: { x: { time: false }, y: { range: (_, min, max) => rangeOf(min, max, least) } },
      axes: [
        {
          ...axis,
          grid: { show: false },
          values: (_, splits) => splits.map((at) => textAt(days, at)),
          space: 70,
          size: 32,
          gap: 10,
        },
        { ...axis, incrs: STEPS, values: (_, splits) => splits.map(format), size: (_, values) => widthOf(values) },
      ],
      series: [{}, ...lines.map(({ look }) => look)],
      hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? undefined)] },
    },
    [days.map((_, index) => index), ...lines.map(({ values }) => values)],
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

/** From zero, or below if there are negative amounts; never empty. */
const rangeOf = (min: number | null, max: number | null, least: number): [number, number] => [
  Math.min(0, min ?? 0),
  Math.max(least, (max ?? 0) * 1.05),
];

/** The day at a place of the axis, which may be between two. */
const textAt = (days: readonly string[], at: number): string =>
  Number.isInteger(at) && days[at] !== undefined ? dayText(days[at]) : '';

/** Enough for the longest text at the axis, in pixels. */
const widthOf = (values: readonly string[] | null): number =>
  16 + 7.5 * Math.max(2, ...(values ?? []).map((text) => text.length));
