/** Steps between ticks: these multiples of a power of ten are easy to read. */
const STEPS = [1, 2, 2.5, 5, 10];

/** Returns round numbers from 0 to at least `highest` for the value axis of a chart, about `count` of them. */
export function ticksTo(highest: number, count = 4): number[] {
  if (highest <= 0) return [0, 1];
  const rough = highest / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((multiple) => multiple * power >= rough) ?? 10) * power;
  const last = Math.ceil(highest / step);
  return Array.from({ length: last + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}
