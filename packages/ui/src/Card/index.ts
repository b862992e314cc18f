export { Card, type CardProps, cardPaddings } from './Card.tsx';
