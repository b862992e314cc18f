export { StatCard, type StatCardProps, statCardDensities, type Trend } from './StatCard.tsx';
