export { StatementCard } from './StatementCard.tsx';
