export { Stack, type StackProps, stackAlignments } from './Stack.tsx';
