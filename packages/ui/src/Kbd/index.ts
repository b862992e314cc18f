export { Kbd, type KbdProps } from './Kbd.tsx';
export { kbdVariants } from './variants.ts';
