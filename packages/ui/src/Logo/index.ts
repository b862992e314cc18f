export { DerrickMark, type DerrickMarkProps, Logo, type LogoProps } from './Logo.tsx';
