export { createFilesClient, type FilesClient } from './client.ts';
export { dispositionName, type FileContent } from './downloadTransport.ts';
export { formatFileSize } from './fileSize.ts';
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
export { type FileLimits, fileLimitsReply, fileLimitsStruct, fileUploadReply } from './schema.ts';
export type { UploadProgress } from './uploadTransport.ts';
