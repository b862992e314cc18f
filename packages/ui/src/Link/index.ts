export { Link, type LinkProps, type LinkVariant } from './Link.tsx';
export { linkVariants } from './variants.ts';
