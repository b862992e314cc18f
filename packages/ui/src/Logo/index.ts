export { DerrickMark, type DerrickMarkProps, Logo, type LogoProps, logoSizes } from './Logo.tsx';
