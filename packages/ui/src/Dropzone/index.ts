export { Dropzone, type DropzoneProps } from './Dropzone.tsx';
export { type DropzoneFile, dropzoneFileStatuses } from './dropzoneFile.ts';
