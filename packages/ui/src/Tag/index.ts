export { Tag, type TagProps } from './Tag.tsx';
export { tagTones } from './variants.ts';
