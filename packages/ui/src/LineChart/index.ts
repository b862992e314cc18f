export type { ChartSeries } from '../chart/series.ts';
export { LineChart, type LineChartPoint, type LineChartProps } from './LineChart.tsx';
