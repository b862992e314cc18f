export { Text, type TextProps, type TextSize, textTones } from './Text.tsx';
