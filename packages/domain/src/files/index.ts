export { formatFileLimit, formatFileSize } from '../format/fileSize.ts';
export * from './contract.ts';
export * from './fileName.ts';
export * from './fileTypes.ts';
export * from './schema.ts';
