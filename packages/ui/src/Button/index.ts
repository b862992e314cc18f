export { Button, type ButtonProps, type ButtonVariant } from './Button.tsx';
export { buttonVariants } from './variants.ts';
