export { Inline, type InlineProps, inlineJustifications } from './Inline.tsx';
