export { StatCard, type StatCardProps, statCardDensities } from './StatCard.tsx';
export type { Trend } from './TrendChip.tsx';
