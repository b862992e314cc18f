export { canBeAssigned } from './store.ts';
