export { ButtonGroup, type ButtonGroupProps, buttonGroupVariants } from './ButtonGroup.tsx';
