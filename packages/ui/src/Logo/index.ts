export { DerrickMark, type DerrickMarkProps, Logo, type LogoProps } from './Logo.tsx';
export { logoSizes } from './variants.ts';
