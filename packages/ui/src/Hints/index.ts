export { Hints } from './Hints.tsx';
