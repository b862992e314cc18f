export { Stack, type StackProps } from './Stack.tsx';
export { stackAlignments, stackJustifications } from './variants.ts';
