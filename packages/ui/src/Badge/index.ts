export { Badge, type BadgeProps, type BadgeTone } from './Badge.tsx';
export { badgeTones } from './variants.ts';
