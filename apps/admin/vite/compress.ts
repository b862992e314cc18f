import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const text = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest', '.map']);
/** Below this a compressed file saves less than its own headers. */
const SMALLEST = 256;

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server never compresses at run time. */
export function compress(): Plugin {
  return {
    name: 'derrick:compress',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = 'dist' }) {
        const files = await readdir(dir, { recursive: true, withFileTypes: true });
        await Promise.all(
          files
            .filter((file) => file.isFile() && text.has(extname(file.name)))
            .map(async (file) => {
              const path = join(file.parentPath, file.name);
              const content = await readFile(path);
              if (content.length < SMALLEST) return;
              const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
              await Promise.all([
                brotli(content, { params }).then((packed) => writeFile(`${path}.br`, packed)),
                gz(content, { level: constants.Z_BEST_COMPRESSION }).then((packed) =>
                  writeFile(`${path}.gz`, packed),
                ),
              ]);
            }),
        );
      },
    },
  };
}
