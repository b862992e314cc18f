export { Inline, type InlineProps } from './Inline.tsx';
export { inlineAlignments, inlineJustifications } from './variants.ts';
