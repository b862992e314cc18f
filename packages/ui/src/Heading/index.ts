export { Heading, type HeadingLevel, type HeadingProps, headingLevels } from './Heading.tsx';
