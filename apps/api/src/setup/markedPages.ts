import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { AdminFile, AdminFiles } from '../platform/adminFiles.ts';
import type { Setup } from './setup.ts';

/** Content of the marker; see auth/setup/kind.ts in the admin app. */
type Kind = 'demo' | 'first-start' | 'registration-closed';

const markOf = (kind: Kind) => `<meta name="derrick-setup" content="${kind}">`;

/** Returns the marker of a page; undefined for none. */
async function kindOf(setup: Setup, path: string): Promise<Kind | undefined> {
  if (setup.isDemo && !(setup.isRegistrationClosed && path === '/register')) return 'demo';
  if (await setup.isFirstStart()) return 'first-start';
  return setup.isRegistrationClosed ? 'registration-closed' : undefined;
}

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
 * Adds a marker to the pages in a demo, before the first company is created, and while registration is closed. Every page
 * has it, because every page can lead to the sign-in page without another request; only the sign-in and registration
 * pages read it. On all other servers the pages are unchanged, so they neither load the hint nor request the mode.
 */
export function markPages(admin: AdminFiles, setup: Setup): AdminFiles {
  if (!setup.isDemo && !setup.mayBeFirstStart && !setup.isRegistrationClosed) return admin;
  const marked = new Map<string, AdminFile>();
  return {
    ...admin,
    async page(path) {
      const page = await admin.page(path);
      const kind = page && (await kindOf(setup, path));
      if (!page || !kind) return page;
      const key = `${kind} ${page.etag}`;
      const cached = marked.get(key) ?? withMark(page, markOf(kind));
      marked.set(key, cached);
      return cached;
    },
  };
}
