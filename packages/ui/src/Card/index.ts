export { Card, type CardProps } from './Card.tsx';
export { cardPaddings } from './variants.ts';
