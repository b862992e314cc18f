import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import {
  attachmentExtensions,
  downloadFile,
  FILE_PATH,
  getFileLimits,
  uploadFile,
} from '@derrick/domain/files';
import type { Kysely } from 'kysely';
import { maxFileBytesOf } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { type Origin, originOf, unitOfWork } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { notFound, tooManyAttempts } from '../platform/failures.ts';
import { type Route, serveWith } from '../platform/serve.ts';
import { UPLOAD_MS } from '../platform/server.ts';
import { isActivePdf } from './activePdf.ts';
import { contentType } from './content.ts';
import { failure } from './failures.ts';
import type { FileStore } from './fileStore.ts';
import { messages } from './messages.ts';
import { fileTypeUnsupported, pdfActive, type Received, receiveFile } from './receive.ts';
import { addFile, findFile, forgetFile, markStored } from './records.ts';
import { fileReply, isFileName } from './reply.ts';
import { countUnclaimed, lockStorageUse, type StorageUse } from './storageUse.ts';

const serve = serveWith(messages);

/** Storage and limits of files. */
export interface FileOptions {
  store: FileStore;
  /** Folder for uploads in progress; for a folder store, on the same file system. */
  incomingFolder: string;
  maxBytes: number;
  /** Maximum total size of a company's files in bytes. */
  maxCompanyBytes: number;
}

/**
 * Maximum number of a user's files without a ticket, four times the maximum of one ticket. It prevents users from filling
 * the disk.
 */
const MAX_UNCLAIMED = 200;

const GIGABYTE = 1024 ** 3;

/** 192 random bits, so that a name cannot be guessed. */
const NAME_BYTES = 24;
/**
 * Checks that an upload fits.
 * @throws {ApiFailure} 429 for too many files without a ticket, 507 if the company's storage is full
 */
function checkRoom({ bytes, unclaimed }: StorageUse, size: number, maxCompanyBytes: number): void {
  if (unclaimed >= MAX_UNCLAIMED) throw tooManyAttempts(3600);
  if (bytes + size <= maxCompanyBytes) return;
  const maxGigabytes = Math.round((10 * maxCompanyBytes) / GIGABYTE) / 10;
  throw failure('companyFilesFull', { values: { maxGigabytes }, errors: { file: 'companyFilesFull' } });
}

/**
 * Inserts the row of an upload, then stores its bytes. If the process is interrupted in between, the sweep removes the
 * row.
 */
async function store(
  db: Kysely<Database>,
  origin: Origin,
  session: Session,
  { store: files, maxCompanyBytes }: FileOptions,
  received: Received,
  mime: string,
): Promise<string> {
  const { companyId } = session;
  const name = `${randomBytes(NAME_BYTES).toString('base64url')}.${received.extension}`;
  const storageKey = `${companyId}/${name}`;
  const { size, sha256, path } = received;
  await db.transaction().execute(async (trx) => {
    checkRoom(await lockStorageUse(trx, session), size, maxCompanyBytes);
    await addFile(trx, session, { name, originalName: received.name, mime, size, sha256, storageKey });
  });
  try {
    await files.put(storageKey, path);
  } catch (error) {
    await forgetFile(db, companyId, name);
    throw error;
  }
  await unitOfWork(db, origin, (unit) => markStored(unit, companyId, name));
  return name;
}

/**
 * Creates the routes for uploads and downloads.
 * @param parts.files if undefined, every request is answered with 404
 */
export function fileRoutes({ db, files }: { db: Kysely<Database>; files: FileOptions | undefined }): Route[] {
  const opened = () => {
    if (!files) throw notFound();
    return files;
  };
  return [
    serve(getFileLimits, async ({ session: { companyId } }) => ({
      maxBytes: await maxFileBytesOf(db, companyId, opened().maxBytes),
      extensions: [...attachmentExtensions],
    })),
    serve(uploadFile, {
      limits: { receiveMs: UPLOAD_MS },
      handle: async ({ c, session }) => {
        const options = opened();
        const { incomingFolder: folder } = options;
        const maxBytes = await maxFileBytesOf(db, session.companyId, options.maxBytes);
        // Checked again after the upload; rejecting early saves the transfer.
        if ((await countUnclaimed(db, session)) >= MAX_UNCLAIMED) throw tooManyAttempts(3600);
        const incoming = {
          body: c.req.raw.body,
          contentType: c.req.header('content-type'),
          contentLength: Number(c.req.header('content-length') ?? 0),
        };
        const received = await receiveFile(incoming, { folder, maxBytes });
        try {
          const mime = await contentType(received.path, received.extension);
          if (!mime) throw fileTypeUnsupported();
          if (mime === 'application/pdf' && (await isActivePdf(received.path))) throw pdfActive();
          return `${FILE_PATH}${await store(db, originOf(c), session, options, received, mime)}`;
        } finally {
          await rm(received.path, { force: true });
        }
      },
    }),
    serve(downloadFile, async ({ c, session, params: { name }, log }) => {
      const { store: fileStore } = opened();
      const file = isFileName(name) ? await findFile(db, session, name) : undefined;
      if (!file) throw notFound();
      return fileReply(c, fileStore, file, log);
    }),
  ];
}
