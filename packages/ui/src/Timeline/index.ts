export { Timeline, type TimelineItem, type TimelineProps } from './Timeline.tsx';
export { timelineTones } from './variants.ts';
