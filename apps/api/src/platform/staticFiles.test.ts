import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { createApp } from '../app.ts';
import { readAdminFiles } from './adminFiles.ts';
import { createLogger } from './logging.ts';

const script = "document.documentElement.dataset.theme = 'dark'";
const style = 'body { margin: 0 }';
const page = (name: string) =>
  `<!doctype html><title>${name}</title><style>${style}</style><script>${script}</script><script src="/assets/a-1.js"></script>`;
const code = 'console.log("a")'.repeat(100);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'derrick-admin-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'routes'));
  const files: Record<string, string | Uint8Array> = {
    'index.html': page('index'),
    'routes/login.html': page('login'),
    'routes/job-tickets.html': `${page('tickets')}<script type="module">fetch('/api/v1/ticket')</script>`,
    'routes.json': JSON.stringify({
      '/': { html: 'index.html' },
      '/dashboard': { html: 'index.html' },
      '/dashboard/job-ticket/:id?': { html: 'routes/job-tickets.html' },
      '/login': { html: 'routes/login.html' },
      '/dashboard/job-tickets': { html: 'routes/job-tickets.html' },
      '/lost': { html: 'routes/lost.html' },
    }),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'favicon.svg.br': brotliCompressSync('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'favicon.svg.gz': gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'assets/a-1.js': code,
    'assets/a-1.js.br': brotliCompressSync(code),
    'assets/a-1.js.gz': gzipSync(code),
    'assets/a-1.js.map': '{}',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  server = await startTestServer({ adminFiles: await readAdminFiles(pathToFileURL(`${folder}/`)) });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const titleAt = async (path: string) =>
  /<title>(.*)<\/title>/.exec((await server.call(path, { headers: html })).text)?.[1];

describe('pages', () => {
  it('are served from the file of their path', async () => {
    expect(await titleAt('/')).toBe('index');
    expect(await titleAt('/dashboard')).toBe('index');
    expect(await titleAt('/login')).toBe('login');
    expect(await titleAt('/login/')).toBe('login');
    expect(await titleAt('/login?next=/dashboard')).toBe('login');
    expect(await titleAt('/dashboard/job-tickets')).toBe('tickets');
    expect(await titleAt('/dashboard/job-ticket')).toBe('tickets');
    expect(await titleAt('/dashboard/job-ticket/7')).toBe('tickets');
    expect(await titleAt('/lost')).toBe('index');
    expect((await server.call('/login', { method: 'HEAD', headers: html })).status).toBe(200);
  });

  it('return 404 with the app shell for an unknown path', async () => {
    for (const path of [
      '/loginx',
      '/login/x',
      '/dashboard/job-tickets/7',
      '/dashboard/job-ticket/7/x',
      '/x/y',
    ]) {
      const reply = await server.call(path, { headers: html });
      expect([path, reply.status]).toEqual([path, 404]);
      expect(reply.text).toContain('<title>index</title>');
      // A missing file never answers 304.
      const conditional = { ...html, 'if-none-match': reply.headers.get('etag') ?? '' };
      expect((await server.call(path, { headers: conditional })).status).toBe(404);
    }
  });

  it('send Strict-Transport-Security only when the public URL uses HTTPS', async () => {
    const header = async (publicUrl: string | undefined) => {
      const app = createApp({
        db: server.database.db,
        secret: 'x'.repeat(32),
        log: createLogger('silent'),
        publicUrl,
      });
      return (await app.request('/healthz')).headers.get('strict-transport-security');
    };
    expect(await header('https://derrick.example.com')).toBe('max-age=31536000');
    expect(await header('http://derrick.example.com')).toBeNull();
    expect(await header(undefined)).toBeNull();
  });

  it('allow only their own scripts and the built inline scripts and styles in the Content-Security-Policy', async () => {
    const { headers } = await server.call('/dashboard/job-tickets', { headers: html });
    const policy = headers.get('content-security-policy') ?? '';
    const directives = new Map(
      policy.split('; ').map((directive): [string, string] => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
    );
    expect(directives.get('default-src')).toBe("'none'");
    expect(directives.get('require-trusted-types-for')).toBe("'script'");
    expect(directives.get('trusted-types')).toBe("'none'");
    expect(directives.get('script-src')).toBe(`'self' ${hash(script)} ${hash("fetch('/api/v1/ticket')")}`);
    expect(directives.get('style-src')).toBe(`'self' ${hash(style)}`);
    expect(directives.get('frame-ancestors')).toBe("'none'");
    expect(directives.get('base-uri')).toBe("'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('are revalidated on each request and return 304 when unchanged', async () => {
    const { headers } = await server.call('/', { headers: html });
    expect(headers.get('cache-control')).toBe('no-cache');
    const secondReply = await server.call('/', {
      headers: { ...html, 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(secondReply.status).toBe(304);
    expect(secondReply.text).toBe('');
  });

  it('are not served for missing files, API paths or other methods', async () => {
    for (const path of ['/assets/gone.js', '/logo.png', '/api', '/api/v1/nothing']) {
      const { status, json } = await server.call(path, { headers: html });
      expect([path, status, json?.code]).toEqual([path, 404, 'NOT_FOUND']);
    }
    expect((await server.call('/login', { method: 'POST', headers: html })).status).toBe(404);
    expect((await server.call('/dashboard', { headers: { accept: 'application/json' } })).status).toBe(404);
  });
});

describe('static files', () => {
  it('are cached as immutable when their name contains a hash', async () => {
    const { headers, text } = await server.call('/assets/a-1.js');
    expect(text).toBe(code);
    expect(headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('etag')).toBeNull();
    // The cached file would keep showing the id of an old request.
    expect(headers.get('x-request-id')).toBeNull();
    expect((await server.call('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
    // The app reads the scripts of the next page from it.
    expect((await server.call('/routes.json')).headers.get('cache-control')).toBe('no-cache');
  });

  it('are served in the smallest available encoding that the client accepts', async () => {
    const ask = (encoding: string) =>
      server.app.request('/assets/a-1.js', { headers: { 'accept-encoding': encoding } });
    const [br, gzip, plain] = [
      await ask('gzip, deflate, br'),
      await ask('gzip'),
      await ask('br;q=0, identity'),
    ];
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(Buffer.from(await br.arrayBuffer())).toEqual(brotliCompressSync(code));
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(br.headers.get('vary')).toBe('accept-encoding');
  });

  it('have a separate ETag for each encoding', async () => {
    const etags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const headers = { 'accept-encoding': encoding };
        return (await server.app.request('/favicon.svg', { headers })).headers.get('etag');
      }),
    );
    expect(new Set(etags).size).toBe(3);
    expect(etags).not.toContain(null);
  });

  it('exclude source maps and all paths outside the folder', async () => {
    for (const path of [
      '/assets/a-1.js.map',
      '/assets/a-1.js.br',
      '/assets/../../x.txt',
      '/%2e%2e/package.json',
    ]) {
      expect([path, (await server.call(path)).status]).toEqual([path, 404]);
    }
  });
});

describe('health checks', () => {
  it('distinguish a running process from a ready process', async () => {
    expect((await server.call('/healthz')).json).toEqual({ status: 'ok' });
    expect((await server.call('/readyz')).json).toEqual({ status: 'ready' });
    server.app.health.isDraining = true;
    expect((await server.call('/readyz')).status).toBe(503);
    expect((await server.call('/healthz')).status).toBe(200);
    server.app.health.isDraining = false;
  });
});
