export { StatCard, type StatCardProps } from './StatCard.tsx';
export type { Trend } from './TrendChip.tsx';
