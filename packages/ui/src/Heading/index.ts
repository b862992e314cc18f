export { Heading, type HeadingLevel, type HeadingProps } from './Heading.tsx';
export { headingLevels } from './variants.ts';
