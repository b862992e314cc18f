export { Dropzone, type DropzoneFile, type DropzoneProps, dropzoneFileStatuses } from './Dropzone.tsx';
