export { ButtonGroup, type ButtonGroupProps } from './ButtonGroup.tsx';
export { buttonGroupVariants } from './variants.ts';
