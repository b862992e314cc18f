import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import type { FileStore } from './fileStore.ts';
import { createFolderStore } from './folderStore.ts';
import type { FileOptions } from './routes.ts';

export { type Claim, claimFiles } from './claim.ts';
export { contentDisposition, toFileName } from './fileName.ts';
export type { FileStore } from './fileStore.ts';
export { type FileOfRecord, listFilesOf } from './filesOfRecord.ts';
export { wrongForm } from './receive.ts';
export { type Attachment, attachFiles, findAttachments, findAttachmentsOfAll, findOwned } from './records.ts';
export { fileReply } from './reply.ts';
export { type FileOptions, fileRoutes } from './routes.ts';
export { findStoredPdf, storePdf } from './storedPdf.ts';
export { fileSweepHandler, removeStaleUploads } from './sweep.ts';

/** Opens the file storage: the bucket of `FILES_URL`, or a folder next to the database. */
export async function openFiles(
  config: Pick<Config, 'dataDir' | 'filesUrl' | 'fileMaxBytes' | 'filesMaxBytes'>,
): Promise<FileOptions> {
  const { dataDir, filesUrl, fileMaxBytes: maxBytes, filesMaxBytes: maxCompanyBytes } = config;
  const folder = join(dataDir, 'files');
  const incomingFolder = join(folder, 'incoming');
  await mkdir(incomingFolder, { recursive: true });
  return { store: await openStore(filesUrl, folder), incomingFolder, maxBytes, maxCompanyBytes };
}

async function openStore(filesUrl: string | undefined, folder: string): Promise<FileStore> {
  if (filesUrl === undefined) return createFolderStore(join(folder, 'stored'));
  // The client needs 15 MB, so it is loaded only if a bucket is configured.
  const { createBucketStore } = await import('./bucketStore.ts');
  return createBucketStore(filesUrl);
}
