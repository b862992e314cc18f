import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const text = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest', '.map']);
/** Minimum file size in bytes for compression; smaller files save less than their headers take. */
const SMALLEST = 256;

/**
 * Writes a `.br` and a `.gz` version of every text file of the build, so that the server does not compress at run time.
 */
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
