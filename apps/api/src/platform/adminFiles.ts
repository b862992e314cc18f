import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getMimeType } from 'hono/utils/mime';
import { is, record, string, type } from 'superstruct';
import type { Encoding } from './encoding.ts';
import { pagePolicy } from './headers.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A file of the built admin app, cached in memory. All files together are a few megabytes. */
export interface AdminFile {
  type: string;
  etag: string;
  plain: Bytes;
  /** Compressed forms made at build time, if they exist. */
  br: Bytes | undefined;
  gzip: Bytes | undefined;
  encodings: readonly Encoding[];
  /** Content security policy; set for HTML files only. */
  policy: string | undefined;
}

export interface AdminFiles {
  /** Files by URL path, such as `/assets/index-4f2a.js`. */
  files: ReadonlyMap<string, AdminFile>;
  /** Finds the HTML page for a path; undefined if no page has this path. */
  page(path: string): AdminFile | undefined | Promise<AdminFile | undefined>;
  /** Page shown for unknown addresses; undefined while the app is not built. */
  unknownPage: AdminFile | undefined;
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64');

/** Hashes the exact text between the tags, as CSP requires. */
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', content = ''] of html.matchAll(
    new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'gi'),
  )) {
    if (!/\ssrc\s*=/i.test(attributes) && content !== '') hashes.add(`sha256-${sha256(content)}`);
  }
  return [...hashes];
}

/** Converts a page's path, such as `/dashboard/job-ticket/:id?`, to a regular expression for addresses. */
function addressesOf(path: string): RegExp {
  const parts = path.split('/').slice(1);
  const pattern = parts.map((part) => {
    if (part.startsWith(':')) return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    return part === '' ? '' : `/${part.replace(/[^\w-]/g, '\\$&')}`;
  });
  return new RegExp(`^${pattern.join('')}/?$`, 'i');
}

/** The paths of the pages with their HTML files. */
const routesStruct = record(string(), type({ html: string() }));

/** Reads `routes.json`, which lists the HTML file of each page. The app reads the page's scripts from it. */
function readPages(source: Bytes | undefined, files: ReadonlyMap<string, AdminFile>) {
  const named: unknown = source ? JSON.parse(Buffer.from(source).toString('utf8')) : {};
  return Object.entries(is(named, routesStruct) ? named : {}).map(([path, { html }]) => ({
    addresses: addressesOf(path),
    page: files.get(`/${html}`),
  }));
}

/** Reads the built admin app. A missing folder results in an app without files. */
export async function readAdminFiles(folder: URL): Promise<AdminFiles> {
  const contents = new Map<string, Bytes>();
  const root = fileURLToPath(folder);
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(root, file).split(sep).join('/')}`;
    contents.set(path, new Uint8Array(await readFile(file)));
  }

  const files = new Map<string, AdminFile>();
  for (const [path, plain] of contents) {
    const extension = extname(path);
    const isCompressed = extension === '.br' || extension === '.gz';
    // A source map would publish the source.
    if (isCompressed || extension === '.map') continue;
    const html = extension === '.html' ? Buffer.from(plain).toString('utf8') : undefined;
    const [br, gzip] = [contents.get(`${path}.br`), contents.get(`${path}.gz`)];
    files.set(path, {
      type: getMimeType(path) ?? 'application/octet-stream',
      etag: sha256(plain).slice(0, 22),
      plain,
      br,
      gzip,
      encodings: [...(br ? (['br'] as const) : []), ...(gzip ? (['gzip'] as const) : [])],
      policy:
        html === undefined
          ? undefined
          : pagePolicy(inlineHashes(html, 'script'), inlineHashes(html, 'style')),
    });
  }

  const pages = readPages(contents.get('/routes.json'), files);
  const index = files.get('/index.html');
  return {
    files,
    page(path) {
      const page = pages.find(({ addresses }) => addresses.test(path));
      return page && (page.page ?? index);
    },
    unknownPage: index,
  };
}
