export { formatFileSize } from '../format/fileSize.ts';
export type { UploadProgress } from '../http/upload.ts';
export * from './contract.ts';
export { fileNameOf } from './fileName.ts';
export {
  ATTACHMENT_ACCEPT,
  type AttachmentExtension,
  attachmentExtension,
  attachmentExtensions,
  attachmentTypes,
  FILE_NAME_MAX,
  FILE_PATH,
  type FileProblem,
  validateFile,
} from './fileTypes.ts';
export { type FileLimits, fileLimitsStruct, fileUrlStruct, type UploadedFile } from './schema.ts';
