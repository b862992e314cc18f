export { Timeline, type TimelineItem, type TimelineProps, timelineTones } from './Timeline.tsx';
