export { canUsePasskeys } from './canUsePasskeys.ts';
export { factorsOf } from './factorsOf.ts';
