import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { attachmentExtensions, FILE_PATH } from '@derrick/domain/files';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { type Origin, originOf, unitOfWork } from '../events/index.ts';
import type { GuardedEnv, Session } from '../platform/context.ts';
import { notFound, tooManyTries } from '../platform/failure.ts';
import { type Authenticate, guard, permit } from '../platform/guard.ts';
import { contentType, shownInline } from './content.ts';
import { contentDisposition } from './fileName.ts';
import type { FileStore } from './fileStore.ts';
import { discard, fileTypeUnsupported, type Received, receiveFile } from './receive.ts';
import { addFile, countUnclaimed, findFile, forgetFile, markStored } from './records.ts';

/** What the server does with files. */
export interface FileOptions {
  store: FileStore;
  /** Where uploads lie while they arrive; for a folder store on the same file system. */
  incomingFolder: string;
  maxBytes: number;
}

/** Four times what one ticket can have: no one fills the disk with files that no ticket takes. */
const MOST_UNCLAIMED = 200;

/** 192 random bits: whoever does not know a name does not guess it. */
const NAME_BYTES = 24;
const NAME = /^[\w-]{32}\.[a-z]{3,4}$/;

/** Notes an upload, then stores it: cut off between the two, a row is left, which the sweep finds. */
async function store(
  db: Kysely<Database>,
  origin: Origin,
  session: Session,
  files: FileStore,
  received: Received,
  mime: string,
): Promise<string> {
  const { companyId } = session;
  const name = `${randomBytes(NAME_BYTES).toString('base64url')}.${received.extension}`;
  const storageKey = `${companyId}/${name}`;
  const { size, sha256, path } = received;
  await addFile(db, session, { name, originalName: received.name, mime, size, sha256, storageKey });
  try {
    await files.put(storageKey, path);
  } catch (error) {
    await forgetFile(db, companyId, name);
    throw error;
  }
  await unitOfWork(db, origin, (unit) => markStored(unit, companyId, name));
  return name;
}

/** Lets an upload arrive that was refused unread, for want of a session or a right: see `discard`. */
const heardOut: MiddlewareHandler = async (c, next) => {
  await next();
  const { body } = c.req.raw;
  if (c.req.method === 'POST' && body && !body.locked) await discard(body.getReader());
};

/** Routes below `/file`. */
export function fileRoutes({
  db,
  authenticate,
  files,
}: {
  db: Kysely<Database>;
  authenticate: Authenticate;
  files: FileOptions;
}): Hono<GuardedEnv> {
  const { maxBytes, incomingFolder: folder } = files;
  return new Hono<GuardedEnv>()
    .use(heardOut)
    .use(guard(authenticate))
    .get('/limits', permit('tickets:read'), (c) =>
      c.json({ success: true, data: { maxBytes, extensions: attachmentExtensions } }),
    )
    .post('/', permit('tickets:write'), async (c) => {
      if ((await countUnclaimed(db, c.get('session'))) >= MOST_UNCLAIMED) {
        throw tooManyTries(3600);
      }
      const incoming = {
        body: c.req.raw.body,
        contentType: c.req.header('content-type'),
        contentLength: Number(c.req.header('content-length') ?? 0),
      };
      const received = await receiveFile(incoming, { folder, maxBytes });
      try {
        const mime = await contentType(received.path, received.extension);
        if (!mime) throw fileTypeUnsupported();
        const name = await store(db, originOf(c), c.get('session'), files.store, received, mime);
        return c.json({ success: true, data: `${FILE_PATH}${name}` }, 201);
      } finally {
        await rm(received.path, { force: true });
      }
    })
    .get('/:name', permit('tickets:read'), async (c) => {
      const name = c.req.param('name');
      const found = NAME.test(name) ? await findFile(db, c.get('session'), name) : undefined;
      const content = found && (await files.store.read(found.storageKey));
      if (!content) {
        if (found) c.get('log').error({ file: name }, 'a stored file is missing');
        throw notFound();
      }
      const { mime, originalName } = found;
      const kind = shownInline.has(mime) ? 'inline' : 'attachment';
      c.header('content-type', mime === 'text/plain' ? 'text/plain; charset=utf-8' : mime);
      if (content.size !== undefined) c.header('content-length', String(content.size));
      c.header('content-disposition', contentDisposition(kind, originalName));
      if (c.req.method === 'HEAD') {
        content.stream.destroy();
        return c.body(null);
      }
      // The platform's stream and Node's are one class under two names of type.
      return c.body(Readable.toWeb(content.stream) as ReadableStream<Uint8Array>);
    });
}
