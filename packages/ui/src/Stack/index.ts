export { Stack, type StackProps } from './Stack.tsx';
export { stackAlignments } from './variants.ts';
