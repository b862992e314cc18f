export { formatFileSize } from './fileSize.ts';
