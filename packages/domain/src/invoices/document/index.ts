export * from './content.ts';
export * from './document.ts';
export * from './formats.ts';
export * from './lines.ts';
export * from './tickets.ts';
export * from './totals.ts';
export { type DocumentWords, documentWords } from './words.ts';
