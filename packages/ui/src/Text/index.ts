export { Text, type TextProps, type TextSize } from './Text.tsx';
export { textTones } from './variants.ts';
