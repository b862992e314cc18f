import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { AdminFile, AdminFiles } from '../platform/adminFiles.ts';
import type { Setup } from './setup.ts';

/** The pages for people without a session that say something of a demo or of a first start. */
const paths = ['/login', '/register'];

/** The page shows a note of this kind; see setupNote.ts of the admin app. */
const markOf = (kind: 'demo' | 'first-start') => `<meta name="derrick-setup" content="${kind}">`;

function withMark(file: AdminFile, mark: string): AdminFile {
  const html = Buffer.from(file.plain).toString('utf8').replace('<head>', `<head>${mark}`);
  const plain = new Uint8Array(Buffer.from(html));
  return {
    ...file,
    plain,
    etag: createHash('sha256').update(plain).digest('base64').slice(0, 22),
    br: new Uint8Array(brotliCompressSync(plain)),
    gzip: undefined,
    encodings: ['br'],
  };
}

/**
 * Marks the pages of signing in and up in a demo and until the first company is made. On every other server they stay as
 * they were built: nobody loads a note that is not for them, or makes a call to find that out.
 */
export function markPages(admin: AdminFiles, setup: Setup): AdminFiles {
  if (!setup.isDemo && !setup.mayBeFirstStart) return admin;
  const mark = markOf(setup.isDemo ? 'demo' : 'first-start');
  const marked = new Map<AdminFile, AdminFile>();
  return {
    ...admin,
    async page(path) {
      const page = await admin.page(path);
      if (!page || !paths.includes(path) || !(setup.isDemo || (await setup.isFirstStart()))) return page;
      const known = marked.get(page) ?? withMark(page, mark);
      marked.set(page, known);
      return known;
    },
  };
}
