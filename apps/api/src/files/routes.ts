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
import { notFound, tooManyTries } from '../platform/failures.ts';
import { type Route, serveWith } from '../platform/serve.ts';
import { UPLOAD_MS } from '../platform/server.ts';
import { isActivePdf } from './activePdf.ts';
import { contentType } from './content.ts';
import { failure } from './failures.ts';
import type { FileStore } from './fileStore.ts';
import { countUnclaimed, lockStorageUse, type StorageUse } from './kept.ts';
import { messages } from './messages.ts';
import { fileTypeUnsupported, pdfActive, type Received, receiveFile } from './receive.ts';
import { addFile, findFile, forgetFile, markStored } from './records.ts';
import { fileReply, isFileName } from './reply.ts';

const serve = serveWith(messages);

/** What the server does with files. */
export interface FileOptions {
  store: FileStore;
  /** Where uploads lie while they arrive; for a folder store on the same file system. */
  incomingFolder: string;
  maxBytes: number;
  /** How much a company may keep. */
  maxCompanyBytes: number;
}

/** Four times what one ticket can have: no one fills the disk with files that no ticket takes. */
const MOST_UNCLAIMED = 200;

const GIGABYTE = 1024 ** 3;

/** 192 random bits: whoever does not know a name does not guess it. */
const NAME_BYTES = 24;
/**
 * Refuses an upload that there is no room for.
 * @throws {ApiFailure} 429 for too many files that no ticket has, 507 when the company has used up its share
 */
function checkRoom({ bytes, unclaimed }: StorageUse, size: number, maxCompanyBytes: number): void {
  if (unclaimed >= MOST_UNCLAIMED) throw tooManyTries(3600);
  if (bytes + size <= maxCompanyBytes) return;
  const maxGigabytes = Math.round((10 * maxCompanyBytes) / GIGABYTE) / 10;
  throw failure('companyFilesFull', { values: { maxGigabytes }, errors: { file: 'companyFilesFull' } });
}

/** Notes an upload, then stores it: cut off between the two, a row is left, which the sweep finds. */
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
 * Serves uploads and downloads.
 * @param parts.files absent, there are none: every call answers 404
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
        // Looked at once more when it has arrived; refused now, it need not.
        if ((await countUnclaimed(db, session)) >= MOST_UNCLAIMED) throw tooManyTries(3600);
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
      const found = isFileName(name) ? await findFile(db, session, name) : undefined;
      if (!found) throw notFound();
      return fileReply(c, fileStore, found, log);
    }),
  ];
}
