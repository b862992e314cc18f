export { Inline, type InlineProps } from './Inline.tsx';
export { inlineJustifications } from './variants.ts';
