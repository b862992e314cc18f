import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/**
 * Serves the `dist` folder of an example while `use` runs.
 * @param {string} place
 * @param {(url: string) => Promise<void>} use
 */
export async function serve(place, use) {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '/index.html');
    try {
      const content = await readFile(join(place, 'dist', path));
      response
        .writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
        .end(content);
    } catch {
      response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  try {
    await use(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`);
  } finally {
    server.close();
  }
}

/**
 * Runs Next's development server while `use` runs. Only the development server reports hydration mismatches.
 * @param {string} place
 * @param {(url: string) => Promise<void>} use
 */
export async function serveNext(place, use) {
  const next = spawn('npx', ['next', 'dev', '--port', '0'], {
    cwd: place,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  let output = '';
  try {
    const url = await new Promise((resolve, reject) => {
      /** @param {Buffer} chunk */
      const read = (chunk) => {
        output += chunk;
        const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
        if (address) resolve(address);
      };
      next.stdout.on('data', read);
      next.stderr.on('data', read);
      next.on('exit', () => reject(new Error(`Next did not start:\n${output}`)));
    });
    await use(url);
    // Ignores npm's warnings about the machine's configuration.
    // Warnings of npm, and about the speed of this machine's disk, are not about the packages.
    const ofNext = output.replaceAll(/^npm warn.*$/gm, '').replaceAll(/^.*Slow filesystem detected.*$/gm, '');
    if (/⚠|⨯|warn/i.test(ofNext)) throw new Error(`Next warns:\n${output}`);
  } finally {
    if (next.pid) process.kill(-next.pid);
  }
}
