export type { ChartSeries } from '../chart/series.ts';
export { type StackedBar, StackedBarChart, type StackedBarChartProps } from './StackedBarChart.tsx';
